// Wilderness War: counters and leaders on a net of spaces, works, villages, a hand of cards.

/** @typedef {import("../board/scene.js").Piece} Piece */
/** @typedef {import("../board/scene.js").Tools} Tools */
/** @typedef {import("../board/scene.js").Mark} Mark */

/** @type {Record<string, string>} */
const SYMBOL = {
  regular: "infantry",
  highland: "grenadier",
  "royal-american": "infantry",
  "light-infantry": "light",
  "northern-provincial": "drum",
  "southern-provincial": "drum",
  "marine-detachment": "amphibious",
  militia: "militia",
  coureur: "boat",
  ranger: "ranger",
  indian: "indian",
};
/** @type {Record<string, string>} */
const SHAPE = { cultivated: "square", wilderness: "circle", mountain: "triangle" };

/** @param {any} file @returns {any[]} */
const list = (file) => (Array.isArray(file) ? file : (Object.values(file ?? {}).find(Array.isArray) ?? []));

/** @param {Tools} tools @param {string} file @returns {Map<string, any>} */
function byId(tools, file) {
  return new Map(list(tools.facts[file]).map((entry) => [entry.id, entry]));
}

/** @param {any} seen @param {Map<string, any>} units @param {Map<string, any>} leaders @param {Tools} tools @returns {Piece} */
function pieceOf(seen, units, leaders, tools) {
  const id = typeof seen === "string" ? seen : seen.piece;
  const noun = `piece-${id}`;
  const name = tools.name(noun);
  const leader = leaders.get(id);
  if (leader) {
    const ratings = `${leader.initiative}·${leader.command}·${leader.tactics}`;
    return {
      noun,
      seat: leader.side,
      form: "leader",
      figure: ratings,
      name: tools.short(noun),
      title: tools.say("page-leader", {
        name,
        initiative: leader.initiative,
        command: leader.command,
        tactics: leader.tactics,
      }),
    };
  }
  const unit = units.get(id) ?? {};
  const strength = seen.strength ?? unit.strength;
  return {
    noun,
    seat: unit.side ?? null,
    form: unit.type === "indian" ? "disc" : "counter",
    symbol: SYMBOL[unit.type] ?? "infantry",
    figure: strength,
    weight: strength ?? 0,
    reduced: Boolean(seen.reduced),
    name: tools.short(noun),
    title: tools.say(seen.reduced ? "page-unit-reduced" : "page-unit", {
      name,
      strength: strength ?? 0,
      movement: unit.movement ?? 0,
    }),
  };
}

/** @param {string} id @param {Tools} tools @returns {import("../board/scene.js").Card} */
function cardOf(id, tools) {
  const card = byId(tools, "cards.json").get(id) ?? {};
  const seat = card.side === "both" ? null : card.side;
  return {
    noun: `card-${id}`,
    title: tools.name(`card-${id}`),
    text: tools.say(`card-${id}.text`),
    value: card.value,
    seat,
    kind: card.response ? "response" : undefined,
  };
}

/** A fortress stands on the map already, unless it has changed hands. @param {any} seen @param {any} space @param {Tools} tools @returns {Mark[]} */
function marksOf(seen, space, tools) {
  /** @type {Mark[]} */
  const marks = [];
  const printed = seen.work === "fortress" && space?.fortress && seen.owner === space.original;
  if (seen.work && !printed)
    marks.push({
      noun: `token-${seen.work}`,
      symbol: seen.work,
      seat: seen.owner ?? null,
      title: tools.name(`work-${seen.work}`),
    });
  if (seen.fort_begun)
    marks.push({
      noun: "token-fort-begun",
      symbol: "building",
      seat: seen.fort_begun,
      title: tools.name("work-fort-begun"),
    });
  if (seen.siege !== undefined)
    marks.push({
      noun: "token-siege",
      symbol: "siege",
      seat: null,
      title: tools.say("page-siege", { level: seen.siege }),
      figure: seen.siege,
    });
  if (seen.fieldworks)
    marks.push({
      noun: "token-fieldworks",
      symbol: "fieldworks",
      seat: seen.fieldworks,
      title: tools.say("page-fieldworks"),
    });
  if (seen.amphib)
    marks.push({ noun: "token-amphib", symbol: "amphibious", seat: "british", title: tools.say("page-amphib") });
  if (seen.allied)
    marks.push({
      noun: "token-allied",
      symbol: "allied",
      seat: seen.allied,
      title: tools.say("page-allied", { seat: `seat-${seen.allied}` }),
    });
  for (const seat of ["british", "french"]) {
    if (seen[`raided_by_${seat}`])
      marks.push({
        noun: "token-raided",
        symbol: "raid",
        seat,
        title: tools.say("page-raided", { seat: `seat-${seat}` }),
      });
  }
  return marks;
}

/** One track for both: whoever is ahead has the points. @param {number} french @param {Tools} tools @returns {import("../board/scene.js").Track} */
function pointsOf(french, tools) {
  if (!french) return { title: tools.say("page-points-none"), value: "0", score: true };
  const seat = french > 0 ? "french" : "british";
  return {
    title: tools.say("page-points", { seat: `seat-${seat}` }),
    value: String(Math.abs(french)),
    seat,
    score: true,
  };
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "hand",
  prefix: "space",
  map: "wilderness-war",
  facts: ["spaces.json", "units.json", "leaders.json", "cards.json", "links.json"],
  size: 34,
  order: {
    first: ["event", "command", "take-all", "next", "by-land", "by-boat", "by-sea"],
    last: ["hold", "discard"],
    apart: ["demolish", "demolish-later"],
    meant: ["prompt-torches"], // there it is what one is asked
  },
  spots: (facts) => list(facts["spaces.json"]).map((space) => ({ ...space, shape: SHAPE[space.terrain] })),
  links: (facts) => list(facts["links.json"]),

  /** The figure on a button is its key: what a card is worth is said in words. */
  describe(choice, _view, tools) {
    const [verb, id] = choice.words.split(" ");
    const value = verb === "card" && byId(tools, "cards.json").get(id)?.value;
    return value ? tools.say("page-card-value", { value }) : "";
  },

  scene(view, tools) {
    const [units, leaders] = [byId(tools, "units.json"), byId(tools, "leaders.json")];
    /** @type {Record<string, import("../board/scene.js").Spot>} */
    const spots = {};
    const known = list(tools.facts["spaces.json"]).filter((space) => space.terrain !== "militia-box");
    const spaces = new Map(known.map((space) => [space.id, space]));
    for (const id of known.length ? spaces.keys() : Object.keys(view.spaces ?? {})) {
      const seen = view.spaces?.[id] ?? {};
      const pieces = (seen.pieces ?? []).map((/** @type {any} */ piece) => pieceOf(piece, units, leaders, tools));
      spots[id] = {
        id,
        noun: `space-${id}`,
        title: tools.name(`space-${id}`),
        owner: seen.owner ?? seen.allied ?? null,
        marks: marksOf(seen, spaces.get(id), tools),
        piles: ["british", "french"].map((seat) => ({
          seat,
          pieces: pieces.filter((/** @type {Piece} */ piece) => piece.seat === seat),
        })),
      };
    }
    const hand = (view.hand ?? []).map((/** @type {string} */ id) => cardOf(id, tools));
    const names = (/** @type {string[]} */ all, /** @type {string} */ prefix) =>
      (all ?? []).map((id) => tools.name(`${prefix}-${id}`));
    return {
      spots,
      hand,
      tracks: [
        { title: tools.say("ui-year"), value: `${view.year} · ${tools.name(`season-${view.season}`)}` },
        pointsOf(Number(view.french_points ?? 0), tools),
        { title: tools.say("page-assemblies"), value: tools.name(`assemblies-${view.assemblies}`) },
      ],
      panels: [
        {
          id: "hands",
          title: tools.say("page-hands"),
          table: {
            head: [],
            rows: Object.entries(view.hands ?? {}).map(([seat, count]) => ({
              cells: [tools.name(`seat-${seat}`), Number(count)],
            })),
          },
        },
        ...Object.entries(view.militia ?? {}).map(([box, pieces]) => ({
          id: box,
          noun: `space-${box}`,
          title: tools.name(`space-${box}`),
          pieces: /** @type {any[]} */ (pieces).map((piece) => pieceOf(piece, units, leaders, tools)),
          open: /** @type {any[]} */ (pieces).length > 0 && !hand.length,
        })),
        {
          id: "leaders",
          title: tools.say("page-leader-pool"),
          pieces: (view.leader_pool ?? []).map((/** @type {string} */ id) => pieceOf(id, units, leaders, tools)),
        },
        {
          id: "lasting",
          title: tools.say("page-lasting"),
          lines: (view.lasting ?? []).map((/** @type {string} */ id) =>
            tools.name(`title-${id}`, tools.name(`card-${id}`)),
          ),
        },
        { id: "discarded", title: tools.say("ui-discards"), lines: names(view.discarded, "card") },
        { id: "removed", title: tools.say("ui-removed"), lines: names(view.removed, "card") },
      ],
    };
  },
};
