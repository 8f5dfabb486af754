// A Few Acres of Snow: villages and towns on the map with what their places are worth, cards in hand and for sale, piles, two sieges.

/** @typedef {import("../board/scene.js").Tools} Tools */

const SEATS = ["british", "french"];

/** @param {any} file @returns {any[]} */
const list = (file) => (Array.isArray(file) ? file : (Object.values(file ?? {}).find(Array.isArray) ?? []));

/** What a card can do, in short. @param {string} id @param {Tools} tools @param {string | null} seat */
function cardOf(id, tools, seat) {
  const empire = list(tools.facts["empire_cards.json"]).find(
    (card) => card.id === id && (card.side === seat || card.side === "neutral"),
  );
  const location = list(tools.facts["location_cards.json"]).find(
    (card) => card.place === id && (card.side === seat || !seat),
  );
  const noun = `card-${id}`;
  if (!location) {
    return {
      noun,
      title: tools.name(noun),
      text: tools.say(`wording-${id}`),
      value: empire?.military || undefined,
      seat: empire?.side === "neutral" ? null : seat,
      kind: "empire",
    };
  }
  const parts = location.symbols.map((/** @type {string} */ symbol) => tools.say(`page-symbol-${symbol}`));
  if (location.coin) parts.push(tools.say("page-coin", { count: location.coin }));
  if (location.military) parts.push(tools.say("page-strength", { count: location.military }));
  const leads = Object.keys(location.lists ?? {}).map((place) => tools.name(`place-${place}`));
  const text = [parts.join(" · "), ...(leads.length ? [`→ ${leads.join(", ")}`] : [])].join("\n");
  return { noun, title: tools.name(noun), text, seat, kind: "location" };
}

/** @param {string[] | undefined} cards @param {Tools} tools */
function counted(cards, tools) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => `${tools.name(`card-${card}`)}${count > 1 ? ` × ${count}` : ""}`);
}

/** @type {Record<string, string>} */
const OTHER = { british: "french", french: "british" };

/** A3.3, A8.3, A12.4 What is printed beside a place. @param {any} facts @param {Tools} tools */
function factsOf(facts, tools) {
  /** @type {import("../board/scene.js").Fact[]} */
  const found = [];
  if (facts.points)
    found.push({
      id: "points",
      symbol: "points",
      figure: facts.points,
      title: tools.say("page-points", { count: facts.points }),
    });
  if (facts.settler) found.push({ id: "settler", symbol: "civilian", title: tools.say("page-settlers") });
  if (facts.defence)
    found.push({
      id: "defence",
      symbol: "shield",
      figure: `+${facts.defence}`,
      title: tools.say("page-defence", { count: facts.defence }),
    });
  return found;
}

/** @param {any} view @param {Tools} tools */
function spotsOf(view, tools) {
  /** @type {Record<string, import("../board/scene.js").Spot>} */
  const spots = {};
  const printed = new Map(list(tools.facts["places.json"]).map((entry) => [entry.id, entry]));
  for (const [id, place] of Object.entries(view.places ?? {})) {
    const piece = place.piece && {
      seat: place.owner,
      form: place.piece === "town" ? "disc" : "cube",
      symbol: place.piece,
      title: tools.name(`piece-${place.piece}`),
    };
    const marks = [];
    if (place.fortified)
      marks.push({
        noun: "token-fortification",
        symbol: "fort",
        seat: place.owner,
        title: tools.say("page-fortified"),
      });
    if (place.besieged)
      marks.push({ noun: "token-siege", symbol: "siege", seat: null, title: tools.say("ui-besieged") });
    spots[id] = {
      id,
      noun: `place-${id}`,
      title: tools.name(`place-${id}`),
      owner: place.owner,
      marks,
      facts: factsOf(printed.get(id) ?? {}, tools),
      piles: [{ seat: place.owner, pieces: piece ? [piece] : [] }],
    };
  }
  return spots;
}

/** @param {any} view @param {Tools} tools @returns {import("../board/scene.js").Panel[]} */
function siegesOf(view, tools) {
  const wins = tools.facts["box.json"]?.siege;
  const panels = SEATS.filter((attacker) => view.sieges?.[attacker]).map((attacker) => {
    const siege = view.sieges[attacker];
    const defender = OTHER[attacker];
    const leader = siege.marker > 0 ? attacker : defender;
    return {
      id: `siege-${attacker}`,
      noun: `place-${siege.place}`,
      tab: "sieges",
      title: tools.say("page-siege", { place: `place-${siege.place}` }),
      track: {
        at: siege.marker,
        attacker,
        defender,
        taken: wins?.attacker_wins_at ?? Infinity,
        held: wins?.defender_wins_at ?? -Infinity,
        says: siege.marker
          ? tools.say("page-siege-leads", { seat: `seat-${leader}`, lead: Math.abs(siege.marker) })
          : tools.say("page-siege-level"),
      },
      lines: [attacker, defender].map(
        (seat) => `${tools.name(`seat-${seat}`)} · ${counted(siege.cards?.[seat], tools).join(", ") || "–"}`,
      ),
      open: true,
    };
  });
  return panels.length
    ? panels
    : [{ id: "no-siege", tab: "sieges", title: tools.say("page-tab-sieges"), lines: [tools.say("page-no-siege")] }];
}

/** A22.1, A22.2 What can be had, for how much, and what it does. @param {any} view @param {Tools} tools @param {string | null} own @returns {import("../board/scene.js").Panel[]} */
function marketOf(view, tools, own) {
  const sold = (/** @type {Record<string, number>} */ cards, /** @type {string} */ side) =>
    Object.entries(cards ?? {})
      .map(([id, copies]) => {
        const facts = list(tools.facts["empire_cards.json"]).find((card) => card.id === id && card.side === side);
        return {
          ...cardOf(id, tools, side === "neutral" ? null : side),
          price: tools.say("page-price", { count: facts?.cost ?? 0 }),
          copies,
        };
      })
      .sort((a, b) => Number(b.copies > 0) - Number(a.copies > 0));
  const sides = own ? [own, OTHER[own]] : SEATS;
  const panels = sides.map((seat) => ({
    id: `market-${seat}`,
    tab: "market",
    title: tools.say("page-market", { seat: `seat-${seat}` }),
    cards: sold(view.sides?.[seat]?.available_empire, seat),
  }));
  const both = { id: "neutral", tab: "market", title: tools.say("page-neutral"), cards: sold(view.neutral, "neutral") };
  return [panels[0], both, panels[1]];
}

/** A3.8, A6.6, A24.2 Every pile with its number and, as far as it lies open, its cards. @param {any} view @param {Tools} tools @returns {import("../board/scene.js").Panel[]} */
function pilesOf(view, tools) {
  return SEATS.map((seat) => {
    const side = view.sides?.[seat] ?? {};
    const pile = (/** @type {string} */ id, /** @type {string[] | undefined} */ cards) =>
      cards && {
        cells: [
          tools.say(id),
          cards.length
            ? tools.say("page-pile", { count: cards.length, cards: counted(cards, tools).join(", ") })
            : tools.say("page-pile-empty"),
        ],
      };
    const rows = [
      {
        cells: [
          tools.say("page-cards"),
          `${side.hand_size} · ${tools.say("page-deck", { count: side.deck_size ?? 0 })}`,
        ],
      },
      pile("page-own-deck", side.deck),
      pile("page-hand-or-deck", side.hand_or_deck),
      pile("page-discards", side.discard),
      pile("page-reserve", side.reserve),
      side.known ? pile("page-known", side.known) : pile("page-shown", side.seen_by_opponent),
      pile("page-locations", side.available_locations),
      { cells: [tools.say("page-left"), `${side.villages_left} · ${side.towns_left}`] },
      {
        cells: [
          tools.say("page-captured"),
          tools.say("page-captured-count", {
            villages: side.captured?.villages ?? 0,
            towns: side.captured?.towns ?? 0,
          }),
        ],
      },
    ].filter(Boolean);
    return {
      id: `seat-${seat}`,
      tab: "piles",
      title: tools.name(`seat-${seat}`),
      table: { head: [], rows: /** @type {any} */ (rows) },
    };
  });
}

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  tray: "hand",
  prefix: "place",
  order: {
    first: ["end", "done", "settle", "develop", "fortify", "trade", "merchant", "piracy", "draft"],
    last: ["discard", "reserve", "pass"],
    apart: ["withdraw"],
  },
  map: "few-acres-of-snow",
  facts: ["places.json", "links.json", "location_cards.json", "empire_cards.json", "box.json"],
  size: 36,
  asks: "uses",
  spots: (facts) => list(facts["places.json"]),
  links: (facts) => list(facts["links.json"]),

  uses(answer, view, tools) {
    const hand = /** @type {Record<string, string[]>} */ ({});
    if (!Object.keys(answer.cards ?? {}).length) return hand; // something else is asked
    for (const card of view.sides?.[tools.seat ?? ""]?.hand ?? []) hand[`card-${card}`] = [tools.say("use-nothing")];
    for (const [card, uses] of Object.entries(answer.cards ?? {})) {
      hand[`card-${card}`] = /** @type {any[]} */ (uses).map(({ verb, places }) =>
        tools.say(`use-${verb}`, { places: places.map((/** @type {string} */ place) => `place-${place}`) }),
      );
    }
    return hand;
  },

  scene(view, tools) {
    const own = tools.seat && SEATS.includes(tools.seat) ? tools.seat : null;
    const mine = own ? view.sides?.[own] : null;
    const sieges = SEATS.filter((seat) => view.sieges?.[seat]).length;
    const counted = (/** @type {string} */ title, /** @type {number} */ count) =>
      count ? `${title} (${count})` : title;
    return {
      spots: spotsOf(view, tools),
      hand: (mine?.hand ?? []).map((/** @type {string} */ id) => cardOf(id, tools, own)),
      tabs: [
        { id: "hand", title: counted(tools.say("page-tab-hand"), mine?.hand?.length ?? 0) },
        { id: "market", title: tools.say("page-tab-market") },
        { id: "piles", title: tools.say("page-tab-piles") },
        { id: "sieges", title: counted(tools.say("page-tab-sieges"), sieges) },
      ],
      tracks: [
        { title: tools.say("ui-turn"), value: String(view.turn) },
        { title: tools.say("page-actions"), value: String(view.actions_left ?? 0), seat: view.mover },
        ...SEATS.map((seat) => ({
          title: tools.name(`seat-${seat}`),
          value: tools.say("page-purse", {
            money: view.sides?.[seat]?.money ?? 0,
            points: view.sides?.[seat]?.points ?? 0,
          }),
          seat,
          score: true,
        })),
      ],
      panels: [...siegesOf(view, tools), ...marketOf(view, tools, own), ...pilesOf(view, tools)],
    };
  },
};
