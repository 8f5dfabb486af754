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

/** The middle of the first feature of a type, on a table that a position brought. @param {string} noun @param {any} view */
function middleOf(noun, view) {
  const feature = (view.features ?? []).find(
    (/** @type {any} */ one) => `ground-type-${one.type.replaceAll("_", "-")}` === noun,
  );
  if (!feature) return null;
  const sum = (/** @type {number} */ way) =>
    feature.points.reduce((/** @type {number} */ all, /** @type {number[]} */ point) => all + point[way], 0);
  return pointAt([sum(0) / feature.points.length, sum(1) / feature.points.length], view);
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
function profileOf(unit, tools) {
  return tools.name(`profile-${String(unit.profile).replaceAll("_", "-")}`);
}

/** What a feature is called: the printed tables have names, others are told by their type. @param {any} feature @param {any} view @param {Tools} tools */
function groundOf(feature, view, tools) {
  const type = `ground-type-${feature.type.replaceAll("_", "-")}`;
  return view.features ? tools.name(type) : tools.name(`ground-${feature.id}`, tools.name(type));
}

/** Buildings are numbered b0, b1 ... in the order of the features. @param {string} type */
const isHouse = (type) => type.startsWith("building") || type === "longhouse";

/** @param {number} building @param {any} view @param {Tools} tools */
const houseName = (building, view, tools) => capital(tools.called(view.buildings?.[building] ?? ""));

/** Whether a house has burnt down. @param {any} feature @param {number | undefined} fire @param {Tools} tools */
function hasFallen(feature, fire, tools) {
  const kinds = tools.facts["terrain.json"]?.features ?? [];
  const most = kinds.find((/** @type {any} */ kind) => kind.id === feature.type)?.fire_levels;
  return Boolean(fire && most && fire >= most);
}

/** The fire in a house, or what it has left. @param {import("../board/scene.js").Ground} house @param {any} view @param {Tools} tools @returns {import("../board/scene.js").Figure[]} */
function fireOf(house, view, tools) {
  const level = view.fires?.[Number(house.noun?.slice(1))];
  if (!level) return [];
  const mean = (/** @type {0 | 1} */ way) => house.points.reduce((sum, at) => sum + at[way], 0) / house.points.length;
  const [x, y] = [mean(0), mean(1)];
  const says = house.fallen ? tools.say("page-fallen") : tools.say("page-fire", { level });
  return [
    {
      piece: { noun: house.noun, seat: null, form: "marker", symbol: "raid", title: `${house.title}, ${says}` },
      x,
      y,
      size: 34,
      tag: house.fallen ? undefined : String(level),
      near: inches(turned([x, y], view)),
    },
  ];
}

/** Where units of a side still come onto the table. @param {any} view @param {Tools} tools @returns {import("../board/scene.js").Figure[]} */
function pointsOf(view, tools) {
  return SEATS.flatMap((seat, number) => {
    const awaited = (view.units ?? []).some(
      (/** @type {any} */ unit) => unit.seat === seat && ["away", "arrived"].includes(unit.status),
    );
    return (awaited ? (view.deployment_points?.[number] ?? []) : []).map((/** @type {[number, number]} */ at) => ({
      piece: {
        seat,
        form: "marker",
        symbol: "occupied",
        title: tools.say("page-deployment", { seat: `seat-${seat}` }),
      },
      ...pointAt(at, view),
      size: 18,
      near: inches(at),
    }));
  });
}

/** @param {any} unit @param {Tools} tools @returns {Piece} */
function pieceOf(unit, tools) {
  const officer = unit.traits?.includes("officer");
  const name = capital(tools.called(unit.name));
  const marks = (unit.marks ?? []).map((/** @type {string} */ mark) => tools.say(`page-mark-${mark}`));
  return {
    noun: `u${unit.unit}`,
    seat: unit.seat,
    form: officer ? "leader" : "disc",
    symbol: SYMBOL[unit.type] ?? "infantry",
    tired: (unit.marks ?? []).includes("shaken") || (unit.marks ?? []).includes("flight"),
    reduced: unit.strength < unit.start,
    title: [
      name,
      profileOf(unit, tools),
      tools.say("page-strength", { strength: unit.strength, start: unit.start }),
      ...marks,
    ].join(", "),
  };
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "hand",
  prefix: "place",
  facts: ["scenarios.json", "terrain.json"],
  size: 24,
  whole: true,
  order: { last: ["hold-fire", "stand-firm", "wait", "decline", "done", "pass"] },
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
  known(id, view) {
    const unit = (view.units ?? []).find((/** @type {any} */ one) => (one.name?.id ?? one.name) === id);
    return unit ? `u${unit.unit}` : id;
  },
  point(noun, view) {
    const found = POINT.exec(noun);
    if (found) return pointAt([Number(found[1]) * INCH, Number(found[2]) * INCH], view);
    return noun.startsWith("ground-") ? middleOf(noun, view) : null;
  },
  at: pointAt,
  ahead(state) {
    if (state.prompt?.id !== "prompt-action" || !state.actions.some((choice) => choice.words === "move")) return null;
    const { unit } = state.prompt.arguments;
    const acting = (state.view.units ?? []).find((/** @type {any} */ one) => one.unit === unit);
    if (!acting?.figures?.length) return null; // it still waits beside the table
    return {
      query: "reach",
      arguments: { unit: `u${unit}` },
      chains: (answer) =>
        (answer.going ?? []).map((/** @type {string} */ words) => ({
          words: `move, ${words}`,
          verb: "go",
          nouns: {},
          label_fr: "",
          label_en: "",
          rule: "",
        })),
      noun: (choice) => choice.words.split(" ")[2],
    };
  },
  beyond(at, state, choices, tools) {
    const place = choices.find((choice) => POINT.test(choice.words.split(" ")[1] ?? ""));
    const unit = state.view.units?.[state.prompt?.arguments?.unit];
    const verb = place?.verb ?? (choices.some((choice) => choice.words === "move") ? "move, go" : "");
    if (!verb) return null;
    const half = (/** @type {number} */ length) => Math.round(length / (INCH / 2)) / 2;
    const [x, y] = turned([at.x, at.y], state.view);
    const from = unit?.figures?.[0]?.at ?? unit?.at;
    const inches = from ? Math.round((Math.hypot(x - from[0], y - from[1]) / INCH) * 10) / 10 : null;
    return {
      words: `${verb} ${half(x)}-${half(y)}`,
      far: inches === null ? "" : tools.say("page-far", { unit: unit.name, inches }),
    };
  },
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
        title: house ? houseName(building, view, tools) : groundOf(feature, view, tools),
        named: !view.features,
        fallen: house && hasFallen(feature, view.fires?.[building], tools),
      };
    });
    const fires = ground.flatMap((/** @type {import("../board/scene.js").Ground} */ house) =>
      house.noun ? fireOf(house, view, tools) : [],
    );
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
    const figures = [...pointsOf(view, tools), ...fires];
    for (const unit of view.units ?? []) {
      const piece = pieceOf(unit, tools);
      for (const [number, figure] of (unit.figures ?? []).entries()) {
        const [x, y] = turned(figure.at, view);
        figures.push({
          piece: { ...piece, tired: piece.tired || figure.spent },
          x,
          y,
          size: piece.form === "leader" ? 26 : 20,
          tag: number ? undefined : tools.called(unit.name, "short"),
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
          ? tools.say("page-marker", { marker: marker.marker })
          : tools.say(marker.dummy ? "page-dummy" : "page-hidden", {
              marker: marker.marker,
              unit: view.units?.[marker.unit]?.name ?? "",
            });
      figures.push({
        piece: { noun: `m${marker.marker}`, seat: marker.seat, form: "counter", hidden: true, title },
        x,
        y,
        size: 26,
        tag: String(marker.marker),
        near: inches(marker.at),
      });
    }
    for (const boat of view.boats ?? []) {
      const [x, y] = turned(boat.at, view);
      figures.push({
        piece: {
          noun: `c${boat.boat}`,
          seat: boat.seat,
          form: "counter",
          symbol: "boat",
          title: capital(tools.called(boat.name)),
        },
        x,
        y,
        size: 34,
        tag: tools.called(boat.name, "short"),
        near: inches(boat.at),
      });
    }
    for (const goal of view.objectives ?? []) {
      const [x, y] = turned(goal.at, view);
      const held = goal.held ? tools.name(`seat-${goal.held}`) : tools.say("page-nobody");
      figures.push({
        piece: {
          noun: "token-objective",
          seat: goal.held,
          form: "marker",
          symbol: "occupied",
          title: tools.say("page-goal", { goal: goal.name, held }),
        },
        x,
        y,
        size: 24,
        tag: tools.called(goal.name),
        near: inches(goal.at),
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
          value: tools.say("page-points", { count: view.standing?.[number] ?? 0 }),
          seat,
          score: true,
        })),
      ],
      panels: [
        ...SEATS.map((seat, number) => goalOf(view, seat, number, tools)),
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
    if (!unit) return "";
    const strength = tools.say("page-strength", { strength: unit.strength, start: unit.start });
    const of = marker ? `${capital(tools.called(unit.name))}, ` : "";
    return `${of}${profileOf(unit, tools)}, ${strength}`;
  },
};

/** What a side is after, and what it would count now. @param {any} view @param {string} seat @param {number} number @param {Tools} tools @returns {import("../board/scene.js").Panel} */
function goalOf(view, seat, number, tools) {
  const lines = (view.tallies?.[number] ?? []).map((/** @type {any} */ tally) =>
    tools.say("page-tally", { what: tally.id, count: tally.count, each: tally.each, points: tally.count * tally.each }),
  );
  const total = view.standing?.[number] ?? 0;
  return {
    id: `goal-${seat}`,
    title: tools.say("page-goal-of", { seat: `seat-${seat}`, count: total }),
    lines: view.features ? lines : [tools.say(`brief-win-${view.scenario}-${seat}`), ...lines],
    open: seat === tools.seat,
  };
}

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

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
    name: tools.called(unit.name, "short"),
    tired: GONE.includes(unit.status),
    title: unitLine(unit, tools),
  }));
}

/** @param {any} unit @param {Tools} tools */
function unitLine(unit, tools) {
  const status = STATUSES.includes(unit.status) ? tools.say(`page-status-${unit.status}`) : "";
  return [pieceOf(unit, tools).title, tools.say(`seat-${unit.seat}`), status].filter(Boolean).join(", ");
}
