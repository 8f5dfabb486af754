// Muskets & Tomahawks: a table in inches, seen from above, north at the top.

/** @typedef {import("../board/scene.js").Tools} Tools */
/** @typedef {import("../board/scene.js").Piece} Piece */

const INCH = 16;
const SEATS = ["attacker", "defender"];
/** @type {Record<string, string>} */
const SYMBOL = {
  regulars: "infantry",
  provincials: "drum",
  irregulars: "ranger",
  indians: "indian",
  militia: "militia",
  civilians: "civilian",
  artillery: "artillery",
};
const STATUSES = [
  "away",
  "arrived",
  "table",
  "hidden",
  "unseen",
  "indoors",
  "aboard",
  "off",
  "destroyed",
  "freed",
  "wrecked",
  "captured",
];
const GONE = ["away", "unseen", "off", "destroyed", "wrecked", "captured"];
/** Features drawn as another. @type {Record<string, string>} */
const LOOKS = { longhouse: "building-plank" };
const POINT = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** @param {any} view */
const height = (view) => view.table?.[1] ?? 768;

/** @param {[number, number]} at @param {any} view @returns {[number, number]} */
const turned = ([x, y], view) => [x, height(view) - y];

/** @param {[number, number]} at @param {any} view */
function pointAt(at, view) {
  const [x, y] = turned(at, view);
  return { x, y };
}

/** @param {[number, number]} at */
const inches = ([x, y]) => `${x / INCH}″ × ${y / INCH}″`;

/** The features of the field being fought on: the view tells them where a position brought its own table, else they are the printed ones. @param {any} view @param {Tools} tools */
function featuresOf(view, tools) {
  if (view.features) return view.features;
  const scenario = (tools.facts["scenarios.json"]?.scenarios ?? []).find(
    (/** @type {any} */ entry) => entry.id === view.scenario,
  );
  const maps = Object.values(scenario?.maps ?? {});
  const map = maps.find((/** @type {any} */ entry) => String(entry.table) === String(view.table)) ?? maps[0];
  return map?.features ?? [];
}

/** @param {any} unit @param {Tools} tools */
function nameOf(unit, tools) {
  return tools.name(`profile-${String(unit.profile).replaceAll("_", "-")}`, tools.name(`profile-${unit.profile}`));
}

/** Buildings are numbered b0, b1 ... in the order of the features. @param {string} type */
const isHouse = (type) => type.startsWith("building") || type === "longhouse";

/** @param {any} unit @param {Tools} tools @returns {Piece} */
function pieceOf(unit, tools) {
  const officer = unit.traits?.includes("officer");
  const name = nameOf(unit, tools);
  const marks = (unit.marks ?? []).map((/** @type {string} */ mark) => tools.name(`mark-${mark}`));
  return {
    noun: `u${unit.unit}`,
    seat: unit.seat,
    form: officer ? "leader" : "disc",
    symbol: SYMBOL[unit.type] ?? "infantry",
    tired: (unit.marks ?? []).includes("shaken") || (unit.marks ?? []).includes("flight"),
    reduced: unit.strength < unit.start,
    title: [
      `${unit.unit} · ${name}`,
      tools.say("page-strength", { strength: unit.strength, start: unit.start }),
      ...marks,
    ].join(", "),
  };
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "hand",
  prefix: "place",
  facts: ["scenarios.json"],
  size: 24,
  whole: true,
  nouns(choice) {
    return choice.words
      .split(" ")
      .slice(1)
      .concat(
        Object.values(choice.nouns)
          .flat()
          .filter((noun) => typeof noun === "string" && noun.startsWith("card-")),
      );
  },
  subjects(prompt) {
    const { unit, watcher, marker } = prompt.arguments ?? {};
    return [watcher ?? unit, marker].flatMap((number, place) =>
      typeof number === "number" ? [`${place ? "m" : "u"}${number}`] : [],
    );
  },
  point(noun, view) {
    const found = POINT.exec(noun);
    if (!found) return null;
    return pointAt([Number(found[1]) * INCH, Number(found[2]) * INCH], view);
  },
  at: pointAt,
  layout(view) {
    const [width, deep] = view.table ?? [1152, 768];
    return { width, height: deep, places: {}, links: [], drawing: null };
  },

  scene(view, tools) {
    let building = -1;
    const ground = featuresOf(view, tools).map((/** @type {any} */ feature) => {
      const house = isHouse(feature.type);
      if (house) building += 1;
      const points = feature.points.map((/** @type {[number, number]} */ at) => turned(at, view));
      return {
        type: LOOKS[feature.type] ?? feature.type.replaceAll("_", "-"),
        area: feature.shape !== "line",
        points,
        noun: house ? `b${building}` : undefined,
        title: feature.id,
      };
    });
    const rank = (/** @type {any} */ piece) =>
      piece.type === "road"
        ? 1
        : /^(river|stream|marsh)/.test(piece.type)
          ? 0
          : isHouse(piece.type)
            ? 4
            : piece.area
              ? 2
              : 3;
    ground.sort((/** @type {any} */ a, /** @type {any} */ b) => rank(a) - rank(b));
    const figures = [];
    for (const unit of view.units ?? []) {
      const piece = pieceOf(unit, tools);
      for (const [number, figure] of (unit.figures ?? []).entries()) {
        const [x, y] = turned(figure.at, view);
        figures.push({
          piece: { ...piece, tired: piece.tired || figure.spent },
          x,
          y,
          size: piece.form === "leader" ? 26 : 20,
          tag: number ? undefined : String(unit.unit),
          near: inches(figure.at),
        });
      }
      if (unit.at) {
        const [x, y] = turned(unit.at, view);
        figures.push({
          piece: { ...piece, form: "counter", symbol: unit.type === "artillery" ? "artillery" : "wagon" },
          x,
          y,
          size: 30,
          near: inches(unit.at),
        });
      }
    }
    for (const marker of view.markers ?? []) {
      const [x, y] = turned(marker.at, view);
      const title =
        marker.dummy === undefined
          ? tools.say("page-marker")
          : tools.say(marker.dummy ? "page-dummy" : "page-hidden", { unit: `u${marker.unit}` });
      figures.push({
        piece: { noun: `m${marker.marker}`, seat: marker.seat, form: "counter", hidden: true, title },
        x,
        y,
        size: 26,
        near: inches(marker.at),
      });
    }
    for (const boat of view.boats ?? []) {
      const [x, y] = turned(boat.at, view);
      figures.push({
        piece: { seat: boat.seat, form: "counter", symbol: "boat", title: tools.say("page-boat") },
        x,
        y,
        size: 34,
        near: inches(boat.at),
      });
    }
    const cards = view.cards ?? {};
    return {
      spots: {},
      ground,
      figures,
      hand: (cards.hand ?? []).map((/** @type {string} */ id) => cardOf(id, tools)),
      tracks: [
        { title: tools.say("ui-turn"), value: String(view.turn) },
        { title: tools.say("page-clocks"), value: `${view.clocks} · ${view.red_clocks}` },
        { title: tools.say("page-weather"), value: tools.name(`weather-${view.weather}`) },
        ...SEATS.map((seat, number) => ({
          title: tools.name(`seat-${seat}`),
          value: tools.say("page-points", { count: view.points?.[number] ?? 0 }),
          seat,
        })),
      ],
      panels: [
        ...SEATS.map((seat) => ({
          id: `roster-${seat}`,
          title: tools.name(`seat-${seat}`),
          pieces: rosterOf(view, seat, tools),
          open: true,
        })),
        {
          id: "units",
          title: tools.say("page-units"),
          lines: (view.units ?? []).map((/** @type {any} */ unit) => unitLine(unit, tools)),
        },
      ],
    };
  },

  describe(choice, view, tools) {
    const word =
      choice.words
        .split(" ")
        .slice(1)
        .find((part) => /^[um]\d+$/.test(part)) ?? "";
    const marker = word.startsWith("m")
      ? (view.markers ?? []).find((/** @type {any} */ one) => `m${one.marker}` === word)
      : null;
    const unit = (view.units ?? []).find((/** @type {any} */ one) =>
      marker ? one.unit === marker.unit : `u${one.unit}` === word,
    );
    return unit ? nameOf(unit, tools) : "";
  },
};

/** @param {string} id @param {Tools} tools @returns {import("../board/scene.js").Card} */
function cardOf(id, tools) {
  const seat = SEATS.find((name) => id.startsWith(name)) ?? null;
  return { noun: `card-${id}`, title: tools.name(`card-${id}`), text: tools.say(`card-${id}.text`), seat };
}

/** The units of a side in order, each with its number and what is left of it. @param {any} view @param {string} seat @param {Tools} tools @returns {Piece[]} */
function rosterOf(view, seat, tools) {
  const units = (view.units ?? []).filter((/** @type {any} */ unit) => unit.seat === seat);
  return units.map((/** @type {any} */ unit) => ({
    ...pieceOf(unit, tools),
    form: "counter",
    symbol: unit.traits?.includes("officer") ? "leader" : (SYMBOL[unit.type] ?? "infantry"),
    figure: `${unit.strength}/${unit.start}`,
    note: String(unit.unit),
    tired: GONE.includes(unit.status),
    title: unitLine(unit, tools),
  }));
}

/** @param {any} unit @param {Tools} tools */
function unitLine(unit, tools) {
  const status = STATUSES.includes(unit.status) ? tools.say(`page-status-${unit.status}`) : "";
  return [pieceOf(unit, tools).title, tools.say(`seat-${unit.seat}`), status].filter(Boolean).join(", ");
}
