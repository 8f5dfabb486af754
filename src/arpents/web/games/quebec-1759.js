// Québec 1759: wooden blocks, ships, written orders, lines of battle.

/** @typedef {import("../board/scene.js").Piece} Piece */
/** @typedef {import("../board/scene.js").Tools} Tools */

/** @type {Record<string, string>} */
const SYMBOL = {
  regular: "infantry",
  grenadier: "grenadier",
  "light-infantry": "light",
  ranger: "ranger",
  naval: "naval",
  decoy: "decoy",
  "militia-quebec": "militia",
  "militia-montreal": "militia",
  "militia-trois-rivieres": "militia",
  indian: "indian",
};

/** The letter of a militia's district. @type {Record<string, string>} */
const DISTRICT = { "militia-quebec": "Q", "militia-montreal": "M", "militia-trois-rivieres": "T" };

/** @param {any} block @param {string} seat @param {Tools} tools @returns {Piece} */
function known(block, seat, tools) {
  const noun = `block-${block.block}`;
  const name = tools.name(noun);
  const type = tools.say(`type-${block.type}`);
  return {
    noun,
    seat,
    form: block.type === "naval" ? "ship" : "block",
    symbol: SYMBOL[block.type],
    figure: block.cv || undefined,
    weight: block.cv || 0,
    note: DISTRICT[block.type],
    reduced: Boolean(block.full_cv) && block.cv < block.full_cv,
    name: tools.short(noun),
    title: block.cv ? tools.say("page-block", { name, type, cv: block.cv, full: block.full_cv }) : name,
  };
}

/** @param {string} seat @param {Tools} tools @returns {Piece} */
function unknown(seat, tools) {
  return { seat, form: "block", hidden: true, title: tools.say("page-hidden", { seat: `seat-${seat}` }) };
}

/** @param {any} seen @param {string} seat @param {Tools} tools */
function blocksOf(seen, seat, tools) {
  const pieces = (seen?.blocks ?? []).map((/** @type {any} */ block) => known(block, seat, tools));
  for (let number = pieces.length; number < (seen?.count ?? 0); number += 1) pieces.push(unknown(seat, tools));
  return pieces;
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "low",
  prefix: "zone",
  order: { apart: ["freely"] },
  map: "quebec-1759",
  facts: ["zones.json", "roads.json"],
  size: 52,
  wide: true,
  spots(facts) {
    const file = facts["zones.json"] ?? { zones: [], regions: [] };
    return [...file.zones, ...file.regions.map((/** @type {any} */ region) => ({ ...region, shape: "water" }))];
  },
  links: (facts) => facts["roads.json"]?.roads ?? [],

  scene(view, tools) {
    /** @type {Record<string, import("../board/scene.js").Spot>} */
    const spots = {};
    for (const [id, zone] of Object.entries(view.zones)) {
      spots[id] = {
        id,
        noun: `zone-${id}`,
        title: tools.name(`zone-${id}`),
        owner: ownerOf(zone),
        marks: view.occupied.includes(id)
          ? [{ noun: "token-occupied", symbol: "occupied", seat: "british", title: tools.say("page-occupied") }]
          : [],
        piles: ["french", "british"].map((seat) => ({ seat, pieces: blocksOf(zone[seat], seat, tools) })),
      };
    }
    for (const [id, ships] of Object.entries(view.ships)) {
      const title = tools.name(`zone-${id}`);
      const pieces = Array.from({ length: ships }, () => ({
        noun: "token-ship",
        seat: "british",
        form: "ship",
        title: tools.name("type-naval"),
      }));
      spots[id] = { id, noun: `zone-${id}`, title, shape: "water", piles: [{ seat: "british", pieces }] };
    }
    return {
      spots,
      tracks: tracksOf(view, tools),
      arrows: arrowsOf(view),
      panels: panelsOf(view, tools),
      battle: battleOf(view, tools),
    };
  },
};

/** @param {any} zone */
function ownerOf(zone) {
  if (zone.french.count && !zone.british.count) return "french";
  return zone.british.count && !zone.french.count ? "british" : null;
}

/** @param {any} view @param {Tools} tools */
function tracksOf(view, tools) {
  const tracks = [
    { title: tools.say("page-move"), value: view.move ? `${view.move} / ${view.moves}` : tools.say("page-setup") },
  ];
  if (view.tide_stops_boats) tracks.push({ title: tools.say("page-tide"), value: tools.say("page-tide-stops") });
  if (view.cap_rouge_held) tracks.push({ title: tools.name("zone-cap-rouge"), value: tools.say("page-supplies-cut") });
  return tracks;
}

/** @param {any} view */
function arrowsOf(view) {
  const arrows = [];
  for (const [seat, lines] of Object.entries(view.orders)) {
    for (const line of /** @type {any} */ (lines) ?? []) {
      if (line.from !== line.to)
        arrows.push({ from: line.from, to: line.to, seat, label: String(line.count || ""), broken: line.void });
    }
  }
  return arrows;
}

/** @param {any} view @param {Tools} tools */
function panelsOf(view, tools) {
  const panels = [];
  for (const [seat, lines] of Object.entries(view.orders)) {
    panels.push({
      id: `orders-${seat}`,
      title: tools.say("page-orders", { seat: `seat-${seat}` }),
      lines: lines === null ? [tools.say("page-orders-secret")] : orderLines(/** @type {any} */ (lines), tools),
      open: Boolean(view.move),
    });
  }
  if (view.pool.length) {
    const pieces = view.pool.map((/** @type {any} */ block) => known(block, "french", tools));
    panels.unshift({ id: "pool", title: tools.name("zone-pool"), pieces, open: true });
  }
  if (view.eliminated.length) {
    const lines = view.eliminated.map((/** @type {string} */ id) => tools.name(`block-${id}`));
    panels.push({ id: "eliminated", title: tools.name("zone-out"), lines });
  }
  return panels;
}

/** @param {any[]} lines @param {Tools} tools */
function orderLines(lines, tools) {
  if (!lines.length) return [tools.say("page-orders-blank")];
  return lines.map((line) => {
    const id =
      line.about === "ships" ? "page-order-ships" : line.about === "indians" ? "page-order-indians" : "page-order";
    const way = line.way === "anywhere" ? "" : `way-${line.way}`;
    const text = tools.say(id, { count: line.count, from: `zone-${line.from}`, to: `zone-${line.to}`, way });
    return line.void ? tools.say("page-order-void", { line: text }) : text;
  });
}

/** Lines of battle; a skirmish has only one, and a reserve where somebody stands there. @param {any} view @param {Tools} tools */
function battleOf(view, tools) {
  if (!view.battle) return null;
  const seats = tools.seat === "british" ? ["french", "british"] : ["british", "french"];
  const count = (/** @type {string} */ column) =>
    seats.reduce((sum, seat) => sum + (view.battle.sides[seat]?.[column]?.count ?? 0), 0);
  const { skirmish } = view.battle;
  const columns = skirmish
    ? ["left", ...(count("reserve") ? ["reserve"] : [])]
    : ["left", "centre", "right", "reserve"];
  return {
    title: tools.say("page-battle", { zone: `zone-${view.battle.zone}` }),
    columns: columns.map((column) => ({
      title: tools.name(skirmish && column === "left" ? "column-skirmish" : `column-${column}`),
      rows: seats.map((seat) => ({
        seat,
        noun: `column-${column}`,
        pieces: blocksOf(view.battle.sides[seat]?.[column], seat, tools),
      })),
    })),
  };
}
