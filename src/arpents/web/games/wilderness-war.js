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
    return { noun, seat: leader.side, form: "leader", figure: ratings, name: tools.short(noun), title: tools.say("ui-w-leader", { name, initiative: leader.initiative, command: leader.command, tactics: leader.tactics }) };
  }
  const unit = units.get(id) ?? {};
  const strength = seen.reduced ? unit.reduced : unit.strength;
  return {
    noun,
    seat: unit.side ?? null,
    form: unit.type === "indian" ? "disc" : "counter",
    symbol: SYMBOL[unit.type] ?? "infantry",
    figure: strength,
    weight: strength ?? 0,
    reduced: Boolean(seen.reduced),
    name: tools.short(noun),
    title: tools.say(seen.reduced ? "ui-w-unit-reduced" : "ui-w-unit", { name, strength: strength ?? 0, movement: unit.movement ?? 0 }),
  };
}

/** @param {string} id @param {Tools} tools @returns {import("../board/scene.js").Card} */
function cardOf(id, tools) {
  const card = byId(tools, "cards.json").get(id) ?? {};
  const seat = card.side === "both" ? null : card.side;
  return { noun: `card-${id}`, title: tools.name(`card-${id}`), text: tools.say(`card-${id}.text`), value: card.value, seat, kind: card.response ? "response" : undefined };
}

/** A fortress stands on the map already, unless it has changed hands. @param {any} seen @param {any} space @param {Tools} tools @returns {Mark[]} */
function marksOf(seen, space, tools) {
  /** @type {Mark[]} */
  const marks = [];
  const printed = seen.work === "fortress" && space?.fortress && seen.owner === space.original;
  if (seen.work && !printed) marks.push({ symbol: seen.work, seat: seen.owner ?? null, title: tools.name(`work-${seen.work}`) });
  if (seen.fort_begun) marks.push({ symbol: "building", seat: seen.fort_begun, title: tools.name("work-fort-begun") });
  if (seen.siege !== undefined) marks.push({ symbol: "siege", seat: null, title: tools.say("ui-w-siege", { level: seen.siege }), figure: seen.siege });
  if (seen.fieldworks) marks.push({ symbol: "fieldworks", seat: seen.fieldworks, title: tools.say("ui-w-fieldworks") });
  if (seen.amphib) marks.push({ symbol: "amphibious", seat: "british", title: tools.say("ui-w-amphib") });
  if (seen.allied) marks.push({ symbol: "allied", seat: seen.allied, title: tools.say("ui-w-allied", { seat: `seat-${seen.allied}` }) });
  for (const seat of ["british", "french"]) {
    if (seen[`raided_by_${seat}`]) marks.push({ symbol: "raid", seat, title: tools.say("ui-w-raided", { seat: `seat-${seat}` }) });
  }
  return marks;
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  prefix: "space",
  map: "wilderness-war",
  facts: ["spaces.json", "units.json", "leaders.json", "cards.json", "links.json"],
  size: 34,
  spots: (facts) => list(facts["spaces.json"]).map((space) => ({ ...space, shape: SHAPE[space.terrain] })),
  links: (facts) => list(facts["links.json"]),

  card: (noun, tools) => cardOf(noun.slice("card-".length), tools),

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
        piles: ["british", "french"].map((seat) => ({ seat, pieces: pieces.filter((/** @type {Piece} */ piece) => piece.seat === seat) })),
      };
    }
    const hand = (view.hand ?? []).map((/** @type {string} */ id) => cardOf(id, tools));
    const names = (/** @type {string[]} */ all, /** @type {string} */ prefix) => (all ?? []).map((id) => tools.name(`${prefix}-${id}`));
    return {
      spots,
      hand,
      tracks: [
        { title: tools.say("ui-year"), value: `${view.year} · ${tools.name(`season-${view.season}`)}` },
        { title: tools.say("ui-w-points"), value: String(view.french_points), seat: "french" },
        { title: tools.say("ui-w-assemblies"), value: tools.name(`assemblies-${view.assemblies}`) },
      ],
      panels: [
        { id: "hands", title: tools.say("ui-w-hands"), table: { head: [], rows: Object.entries(view.hands ?? {}).map(([seat, count]) => ({ cells: [tools.name(`seat-${seat}`), Number(count)] })) } },
        ...Object.entries(view.militia ?? {}).map(([box, pieces]) => ({ id: box, noun: `space-${box}`, title: tools.name(`space-${box}`), pieces: /** @type {any[]} */ (pieces).map((piece) => pieceOf(piece, units, leaders, tools)), open: /** @type {any[]} */ (pieces).length > 0 && !hand.length })),
        { id: "leaders", title: tools.say("ui-w-leader-pool"), pieces: (view.leader_pool ?? []).map((/** @type {string} */ id) => pieceOf(id, units, leaders, tools)) },
        { id: "lasting", title: tools.say("ui-w-lasting"), lines: (view.lasting ?? []).map((/** @type {string} */ id) => tools.name(`title-${id}`, tools.name(`card-${id}`))) },
        { id: "discarded", title: tools.say("ui-discards"), lines: names(view.discarded, "card") },
        { id: "removed", title: tools.say("ui-removed"), lines: names(view.removed, "card") },
      ],
    };
  },

  async preview(choice, view, query, tools) {
    const space = idIn(choice.nouns.space, "space");
    const piece = idIn(choice.nouns.piece, "piece");
    const acting = commanderFirst(view.acting ?? [], tools);
    const here = spaceOf(view, acting[0]);
    if (piece && ["command", "activate"].includes(choice.verb)) return reachOf(query, tools, companyOf(view, piece, choice.verb === "command", tools), ["land", "boat"]);
    if (choice.verb === "by-land" || choice.verb === "by-boat") return reachOf(query, tools, acting, [choice.verb.slice(3)]);
    if (choice.verb === "besiege") {
      const found = await query("siege", { commander: acting[0], space: here });
      const chances = Object.entries(found.levels).map(([level, times]) => ({ label: tools.say("ui-w-level", { level: Number(level) }), chance: times / found.of }));
      return { title: tools.say("ui-w-siege-odds"), chances, rule: "8.231" };
    }
    if (choice.verb === "assault") {
      const found = await query("assault", { space: here });
      return { title: tools.say("ui-w-assault-odds"), text: lossesOf(found, tools), chances: [{ label: tools.say("ui-w-captured"), chance: found.captures / found.of }], rule: "9.0" };
    }
    if (!space) return null;
    if (choice.verb === "raid") {
      const raiders = piecesAt(view, space).filter((id) => acting.includes(id));
      const found = await query("raid", { raiders: raiders.join(), space });
      const lost = [1, 2].reduce((sum, steps) => sum + (steps * (found[`lose-${steps}`] ?? 0)) / found.of, 0);
      return { title: tools.say("ui-w-raid-odds", { lost: round(lost) }), chances: [{ label: tools.say("ui-w-raid-succeeds"), chance: found.success / found.of }], rule: "10.3" };
    }
    if (!["move", "sail", "land-at", "infiltrate", "retreat", "retreat-all", "avoid-to", "place", "place-all"].includes(choice.verb)) return null;
    const marches = ["move", "land-at"].includes(choice.verb) && hasEnemy(view, space, tools);
    const [fight, supply] = await Promise.all([
      marches ? query("battle", { attackers: acting.join(), space, landing: choice.verb === "land-at" ? "yes" : "no" }).catch(() => null) : null,
      query("supply", { space }).catch(() => null),
    ]);
    if (!fight) {
      const line = (supply?.line ?? []).map((/** @type {string} */ id) => `space-${id}`);
      return supply && { title: tools.say(supply.supplied ? "ui-w-supplied" : "ui-w-unsupplied", { line }), line: supply.line, rule: "17.2" };
    }
    const other = tools.seat === "french" ? "british" : "french";
    const chances = [{ label: tools.name(`seat-${tools.seat}`), chance: fight.attacker_wins / fight.of }, { label: tools.name(`seat-${other}`), chance: fight.defender_wins / fight.of }];
    return { title: tools.say("ui-w-battle-odds", { space: `space-${space}` }), text: lossesOf(fight, tools), chances, rule: "7.5" };
  },
};

/** @param {number} number */
const round = (number) => Math.round(number * 10) / 10;

/** Steps lost on average. @param {any} odds @param {Tools} tools */
function lossesOf(odds, tools) {
  const mean = (/** @type {string} */ side) => round(odds.losses.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one[side] * one.chances, 0) / odds.of);
  const other = tools.seat === "french" ? "british" : "french";
  return tools.say("ui-w-losses", { attacker: `seat-${tools.seat}`, first: mean("attacker"), defender: `seat-${other}`, second: mean("defender") });
}

/** @param {any} view @param {string} space @returns {string[]} */
const piecesAt = (view, space) => (view.spaces?.[space]?.pieces ?? []).map((/** @type {any} */ seen) => seen.piece);

/** @param {any} view @param {string} piece */
const spaceOf = (view, piece) => Object.keys(view.spaces ?? {}).find((space) => piecesAt(view, space).includes(piece)) ?? "";

/** Leaders of the highest command first. @param {string[]} pieces @param {Tools} tools */
function commanderFirst(pieces, tools) {
  const leaders = byId(tools, "leaders.json");
  const rank = (/** @type {string} */ id) => (leaders.get(id)?.command ?? -1) * 8 + (leaders.get(id)?.tactics ?? 0);
  return [...pieces].sort((a, b) => rank(b) - rank(a));
}

/** @param {any} noun @param {string} prefix */
function idIn(noun, prefix) {
  return typeof noun === "string" && noun.startsWith(`${prefix}-`) ? noun.slice(prefix.length + 1) : "";
}

/** A piece, with the units of its side that stand there if it leads them. @param {any} view @param {string} piece @param {boolean} leads @param {Tools} tools @returns {string[]} */
function companyOf(view, piece, leads, tools) {
  const [units, leaders] = [byId(tools, "units.json"), byId(tools, "leaders.json")];
  if (!leads) return [piece];
  const side = leaders.get(piece)?.side;
  const here = Object.values(view.spaces ?? {}).find((space) => (space.pieces ?? []).some((/** @type {any} */ seen) => seen.piece === piece));
  return [piece, ...(here?.pieces ?? []).map((/** @type {any} */ seen) => seen.piece).filter((/** @type {string} */ id) => units.get(id)?.side === side)];
}

/** @param {any} view @param {string} space @param {Tools} tools */
function hasEnemy(view, space, tools) {
  const units = byId(tools, "units.json");
  return (view.spaces?.[space]?.pieces ?? []).some((/** @type {any} */ seen) => units.has(seen.piece) && units.get(seen.piece).side !== tools.seat);
}

/** @param {(name: string, args: Record<string, string | number>) => Promise<any>} query @param {Tools} tools @param {string[]} pieces @param {string[]} ways @returns {Promise<import("../board/scene.js").Preview>} */
async function reachOf(query, tools, pieces, ways) {
  const found = await query("reach", { pieces: pieces.join(), way: ways.length > 1 ? "all" : ways[0] });
  const within = Object.entries(found.spaces);
  const text = ways.map((way) => tools.say(`ui-w-by-${way}`, { count: within.filter(([, there]) => /** @type {any} */ (there)[way]).length })).join(" · ");
  return { title: tools.say("ui-reach"), text, reach: within.map(([id]) => `space-${id}`), rule: "6.2" };
}
