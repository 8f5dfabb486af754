// A Few Acres of Snow: villages and towns on the map, cards in hand, two sieges.

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

/** @type {import("../board/scene.js").Adapter} */
export const adapter = {
  prefix: "place",
  order: {
    first: ["end", "done", "settle", "develop", "fortify", "trade", "merchant", "piracy", "draft"],
    last: ["discard", "reserve", "pass"],
    apart: ["withdraw"],
  },
  map: "few-acres-of-snow",
  facts: ["places.json", "links.json", "location_cards.json", "empire_cards.json"],
  size: 36,
  spots: (facts) => list(facts["places.json"]),
  links: (facts) => list(facts["links.json"]),

  scene(view, tools) {
    /** @type {Record<string, import("../board/scene.js").Spot>} */
    const spots = {};
    for (const [id, place] of Object.entries(view.places ?? {})) {
      const piece = place.piece && {
        seat: place.owner,
        form: place.piece === "town" ? "disc" : "cube",
        symbol: place.piece,
        title: tools.name(`piece-${place.piece}`),
      };
      const marks = [];
      if (place.fortified) marks.push({ symbol: "fort", seat: place.owner, title: tools.say("page-fortified") });
      if (place.besieged) marks.push({ symbol: "siege", seat: null, title: tools.say("ui-besieged") });
      spots[id] = {
        id,
        noun: `place-${id}`,
        title: tools.name(`place-${id}`),
        owner: place.owner,
        marks,
        piles: [{ seat: place.owner, pieces: piece ? [piece] : [] }],
      };
    }
    const own = tools.seat && SEATS.includes(tools.seat) ? tools.seat : null;
    const mine = own ? view.sides?.[own] : null;
    const panels = [];
    for (const attacker of SEATS) {
      const siege = view.sieges?.[attacker];
      if (!siege) continue;
      const lines = SEATS.map(
        (seat) => `${tools.name(`seat-${seat}`)}: ${counted(siege.cards?.[seat], tools).join(", ") || "–"}`,
      );
      panels.push({
        id: `siege-${attacker}`,
        noun: `place-${siege.place}`,
        title: tools.say("page-siege", { place: `place-${siege.place}`, marker: siege.marker }),
        lines,
        open: true,
      });
    }
    for (const seat of SEATS) {
      const side = view.sides?.[seat] ?? {};
      const rows = [
        {
          cells: [
            tools.say("page-cards"),
            `${side.hand_size} · ${tools.say("page-deck", { count: side.deck_size ?? 0 })}`,
          ],
        },
        { cells: [tools.say("page-left"), `${side.villages_left} · ${side.towns_left}`] },
        { cells: [tools.say("page-reserve"), counted(side.reserve, tools).join(", ") || "–"] },
        { cells: [tools.say("ui-discards"), counted(side.discard, tools).join(", ") || "–"] },
        { cells: [tools.say("page-seen"), counted(side.known ?? side.seen_by_opponent, tools).join(", ") || "–"] },
      ];
      panels.push({ id: `seat-${seat}`, title: tools.name(`seat-${seat}`), table: { head: [], rows } });
      panels.push({
        id: `market-${seat}`,
        title: tools.say("page-market", { seat: `seat-${seat}` }),
        lines: Object.entries(side.available_empire ?? {}).map(
          ([card, count]) => `${tools.name(`card-${card}`)} × ${count}`,
        ),
      });
    }
    panels.push({
      id: "neutral",
      title: tools.say("page-neutral"),
      lines: Object.entries(view.neutral ?? {}).map(([card, count]) => `${tools.name(`card-${card}`)} × ${count}`),
    });
    return {
      spots,
      hand: (mine?.hand ?? []).map((/** @type {string} */ id) => cardOf(id, tools, own)),
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
        })),
      ],
      panels,
    };
  },
};
