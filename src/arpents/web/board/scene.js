// What a board adapter makes of a view: the words in which any game can be drawn and read aloud.

/**
 * A counter, block, figure or marker.
 * @typedef {object} Piece
 * @property {string} [noun]  its text id, when choices may name it: `block-br-15th`
 * @property {string | null} seat  whose it is; null for nobody's
 * @property {string} form  its outline: block, counter, disc, leader, ship, cube, marker
 * @property {string} [symbol]  its sign: a name in symbols.js
 * @property {string | number} [figure]  its strength, in large figures
 * @property {string} [note]  small figures below: movement, ratings
 * @property {string} [name]  twelve characters at most
 * @property {string} title  what a person reads
 * @property {boolean} [hidden]  face down
 * @property {boolean} [reduced]
 * @property {boolean} [tired]  cannot act any more this turn
 * @property {number} [weight]  what it adds to the strength of its pile
 */
/**
 * A sign beside a place: fort, stockade, raided, besieged, allied...
 * @typedef {object} Mark
 * @property {string} [noun]
 * @property {string} symbol
 * @property {string | null} seat
 * @property {string} title
 * @property {string | number} [figure]
 */
/**
 * What is printed beside a place: points, a harbour, walls.
 * @typedef {object} Fact
 * @property {string} id
 * @property {string} [symbol]
 * @property {string | number} [figure]
 * @property {string} title
 */
/**
 * @typedef {object} Pile
 * @property {string | null} seat
 * @property {Piece[]} pieces
 */
/**
 * @typedef {object} Spot
 * @property {string} id  as in the map file
 * @property {string} noun  its text id: `zone-abraham`
 * @property {string} title
 * @property {string | null} [owner]
 * @property {string} [shape]  square, circle, triangle, star, water
 * @property {Mark[]} [marks]
 * @property {Fact[]} [facts]
 * @property {Pile[]} piles
 */
/**
 * @typedef {object} Card
 * @property {string} noun
 * @property {string} title
 * @property {string} text
 * @property {string | null} [seat]
 * @property {string | number} [value]
 * @property {string} [kind]  response, empire, location...
 * @property {string} [price]  what it costs, where it is for sale
 * @property {number} [copies]  how many are left
 */
/**
 * How a siege stands, from the defender's end to the attacker's.
 * @typedef {object} SiegeTrack
 * @property {number} at  above 0 for the attacker
 * @property {string} attacker
 * @property {string} defender
 * @property {number} taken  where the attacker wins
 * @property {number} held  where the defender wins
 * @property {string} says
 */
/**
 * @typedef {object} Track
 * @property {string} title
 * @property {string} value
 * @property {string | null} [seat]
 * @property {boolean} [score]  how somebody stands: where room is short, it stands first
 */
/**
 * @typedef {object} Arrow
 * @property {string} from
 * @property {string} to
 * @property {string} seat
 * @property {string} label
 * @property {boolean} [broken]
 */
/**
 * A table beside the map: holding boxes, tracks, orders, decks.
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {string} [noun]
 * @property {Piece[]} [pieces]
 * @property {string[]} [lines]
 * @property {{head: string[], rows: {noun?: string, cells: (string | number)[]}[]}} [table]
 * @property {boolean} [open]
 * @property {Card[]} [cards]
 * @property {SiegeTrack} [track]
 * @property {string} [tab]  under which tab of the tray it lies
 */
/**
 * Two lines of battle facing each other.
 * @typedef {object} Battle
 * @property {string} title
 * @property {{title: string, rows: {seat: string, noun?: string, pieces: Piece[]}[]}[]} columns
 */
/**
 * @typedef {object} Ground
 * @property {string} type
 * @property {boolean} area  filled, or only a line
 * @property {[number, number][]} points
 * @property {string} [noun]
 * @property {string} [title]
 * @property {boolean} [named]  its name is written on the field
 * @property {boolean} [fallen]  a house of which only ruins are left
 */
/**
 * @typedef {object} Figure
 * @property {Piece} piece
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {string} [tag]  the short name of its unit
 * @property {string} [near]  the words of where it stands, for those who read the board
 */
/**
 * @typedef {object} Scene
 * @property {Record<string, Spot>} spots
 * @property {Track[]} [tracks]
 * @property {Card[]} [hand]
 * @property {{id: string, title: string}[]} [tabs]  of the tray, the hand under the first
 * @property {Panel[]} [panels]
 * @property {Arrow[]} [arrows]
 * @property {Battle | null} [battle]
 * @property {Ground[]} [ground]  woods, fields, fences and cabins of a battlefield
 * @property {Figure[]} [figures]  what stands anywhere, not in a place
 */
/**
 * What an adapter may use.
 * @typedef {object} Tools
 * @property {string | null} seat
 * @property {(id: string, fallback?: string) => string} name
 * @property {(id: string) => string} short
 * @property {(id: string, args?: Record<string, unknown>) => string} say  a text of the table
 * @property {(name: unknown, form?: string) => string} called  what a thing is called in this match: a text id, or a text with arguments
 * @property {Record<string, any>} facts  by file name
 */
/**
 * @typedef {object} Adapter
 * @property {string} prefix  of the text ids of places
 * @property {string} [map]  its drawing in maps/
 * @property {string[]} [facts]  files of the game's data
 * @property {number} [size]  of a piece, in units of the map
 * @property {boolean} [wide]  whether there is room to lay piles out
 * @property {"hand" | "low"} [tray]  how high the tray under the board is
 * @property {boolean} [whole]  whether the whole board is shown at first
 * @property {{first?: string[], last?: string[], apart?: string[], meant?: string[]}} [order]  verbs that stand first and last in lists, those that are seldom meant, and the questions in which these are
 * @property {(facts: Record<string, any>) => {id: string, lon?: number, lat?: number, x?: number, y?: number, shape?: string}[]} [spots]
 * @property {(facts: Record<string, any>) => {a: string, b: string, kind?: string}[]} [links]
 * @property {(view: Record<string, any>, tools: Tools) => Scene} scene
 * @property {(view: Record<string, any>, tools: Tools) => import("./layout.js").Layout | null} [layout]  when the view itself tells where things lie
 * @property {string} [asks]  a query that is asked at every decision
 * @property {(answer: Record<string, any>, view: Record<string, any>, tools: Tools) => Record<string, string[]>} [uses]  what its answer says of cards, by noun
 * @property {(prompt: Record<string, any>) => string[]} [subjects]  what a question is about on the board, when its arguments do not tell
 * @property {(choice: import("../core/seat-client.js").Choice) => string[]} [nouns]  what a choice names on the board, when its nouns do not tell
 * @property {(choice: import("../core/seat-client.js").Choice, view: Record<string, any>, tools: Tools) => string} [describe]  a few words beside a choice whose label has only a number
 * @property {(id: string, view: Record<string, any>) => string} [known]  what the board calls a thing that a text id names
 * @property {(noun: string, view: Record<string, any>) => {x: number, y: number} | null} [point]  where a noun that is a point lies
 * @property {(point: [number, number], view: Record<string, any>) => {x: number, y: number}} [at]  where a point of the view lies
 * @property {(state: import("../core/seat-client.js").State) => {query: string, arguments: Record<string, string>, chains: (answer: any) => import("../core/seat-client.js").Choice[], noun: (choice: import("../core/seat-client.js").Choice) => string} | null} [ahead]  what to ask the game for points that a chain of decisions leads to
 * @property {(at: {x: number, y: number}, state: import("../core/seat-client.js").State, choices: import("../core/seat-client.js").Choice[], tools: Tools) => {words: string, far: string} | null} [beyond]  what is asked of a point that no choice names: the words, and how far it is
 */
/**
 * Something was clicked: its nouns, the nearest first, where, whether by the second click of a double click, whether by a finger, and which point of the board.
 * @typedef {(nouns: string[], x: number, y: number, again: boolean, touch?: boolean, at?: {x: number, y: number}) => void} Pick
 */

export {};
