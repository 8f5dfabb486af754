// Small Wars: Mohicans: units on land and nations, ships at anchor, boxes beside the map.

/** @typedef {import("../board/scene.js").Piece} Piece */
/** @typedef {import("../board/scene.js").Tools} Tools */

const SEATS = ["french", "british"];
/** @type {Record<string, string>} */
const SYMBOL = {
  regular: "infantry",
  marine: "amphibious",
  colonial: "drum",
  militia: "militia",
  coureur: "boat",
  ranger: "ranger",
  garrison: "fort",
  native: "indian",
  iroquois: "indian",
};

/** @param {any} file @returns {any[]} */
const list = (file) => (Array.isArray(file) ? file : (Object.values(file ?? {}).find(Array.isArray) ?? []));

/** @param {any} seen @param {string | null} seat @param {Tools} tools @returns {Piece} */
function pieceOf(seen, seat, tools) {
  const id = typeof seen === "string" ? seen : seen.unit;
  const facts = list(tools.facts["units.json"]).find((unit) => unit.id === id) ?? {};
  const noun = `unit-${id}`;
  const points = seen.points ?? facts.points;
  const states = ["damaged", "inside", "moved", "marching", "won"]
    .filter((state) => seen[state])
    .map((state) => tools.say(`page-state-${state}`));
  return {
    noun,
    seat: seat ?? (SEATS.includes(facts.side) ? facts.side : "indian"),
    form: ["native", "iroquois"].includes(facts.kind) ? "disc" : "counter",
    symbol: SYMBOL[facts.kind] ?? "infantry",
    figure: points,
    weight: points ?? 0,
    reduced: Boolean(seen.damaged),
    tired: Boolean(seen.moved),
    note: seen.inside ? "⌂" : undefined,
    name: tools.short(noun),
    title: [tools.name(noun), points ? tools.say("page-points", { count: points }) : "", ...states]
      .filter(Boolean)
      .join(", "),
  };
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "low",
  prefix: "place",
  order: { last: ["leave", "halt", "done"] },
  map: "small-wars-mohicans",
  facts: ["places.json", "links.json", "units.json"],
  size: 34,
  spots: (facts) => list(facts["places.json"]),
  links: (facts) => list(facts["links.json"]),

  scene(view, tools) {
    /** @type {Record<string, import("../board/scene.js").Spot>} */
    const spots = {};
    for (const [id, place] of Object.entries(view.places ?? {})) {
      const marks = [];
      if (place.fort)
        marks.push({ noun: "token-fort", symbol: "fort", seat: place.owner, title: tools.say("page-fort") });
      if (place.raid)
        marks.push({
          noun: "token-raid",
          symbol: "raid",
          seat: place.raid,
          title: tools.say("page-raided", { seat: `seat-${place.raid}` }),
        });
      if (place.besieged_by)
        marks.push({ noun: "token-siege", symbol: "siege", seat: place.besieged_by, title: tools.say("ui-besieged") });
      if (place.attacked_by)
        marks.push({
          noun: "token-battle",
          symbol: "occupied",
          seat: place.attacked_by,
          title: tools.say("page-attacked"),
        });
      const owner = place.owner === "native" ? "indian" : SEATS.includes(place.owner) ? place.owner : null;
      const asleep = (place.asleep ?? []).map((/** @type {string} */ unit) => ({
        ...pieceOf(unit, "indian", tools),
        tired: true,
      }));
      spots[id] = {
        id,
        noun: `place-${id}`,
        title: tools.name(`place-${id}`),
        owner,
        marks,
        piles: [
          ...SEATS.map((seat) => ({
            seat,
            pieces: (place[seat] ?? []).map((/** @type {any} */ unit) => pieceOf(unit, seat, tools)),
          })),
          { seat: "indian", pieces: asleep },
        ],
      };
    }
    const panels = Object.entries(view.boxes ?? {}).map(([box, units]) => ({
      id: box,
      noun: `place-${box}`,
      title: tools.name(`place-${box}`, tools.name(box)),
      pieces: /** @type {string[]} */ (units).map((unit) => pieceOf(unit, null, tools)),
      open: /** @type {string[]} */ (units).length > 0 && /** @type {string[]} */ (units).length < 25,
    }));
    const anchorages = view.anchorages ?? [];
    if (anchorages.some((/** @type {any} */ one) => one.occupied || one.british)) {
      panels.unshift({
        id: "anchorages",
        noun: "",
        title: tools.say("page-anchorages"),
        pieces: anchorages.flatMap((/** @type {any} */ one) => shipsOf(one, tools)),
        open: true,
      });
    }
    return {
      spots,
      panels,
      tracks: [
        {
          title: tools.say("ui-year"),
          value: [
            view.year,
            tools.name(`season-${view.season}`),
            ...(view.phase ? [tools.name(`phase-${view.phase}`)] : []),
          ].join(" · "),
        },
        {
          title: tools.say("page-supply"),
          value: tools.say("page-supply-of", { land: view.supply?.land ?? 0, sea: view.supply?.sea ?? 0 }),
        },
        ...SEATS.filter((seat) => view.great_victories?.[seat]).map((seat) => ({
          title: tools.say("page-victories"),
          value: String(Number(view.great_victories[seat])),
          seat,
        })),
      ],
    };
  },
};

/** @param {any} anchorage @param {Tools} tools @returns {Piece[]} */
function shipsOf(anchorage, tools) {
  /** @type {Piece[]} */
  const ships = [];
  const at = tools.name(`box-${String(anchorage.box).replace(/^box-/, "")}`);
  if (anchorage.occupied) {
    const title = anchorage.french ? tools.name(`ship-${anchorage.french}`) : tools.say("page-ship-unknown");
    ships.push({
      noun: anchorage.french ? `ship-${anchorage.french}` : undefined,
      seat: "french",
      form: "ship",
      title: `${at}: ${title}`,
    });
  }
  if (anchorage.british)
    ships.push({
      noun: `ship-${anchorage.british}`,
      seat: "british",
      form: "ship",
      title: `${at}: ${tools.name(`ship-${anchorage.british}`)}`,
    });
  return ships;
}
