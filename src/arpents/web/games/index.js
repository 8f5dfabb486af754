// The adapter of each game, fetched when its table is opened.
import { get, keep, lasting } from "../core/api.js";
import { called, capital, has, say } from "../core/speech.js";
import { loadMap, plainLayout } from "../board/layout.js";
import { generic, readable } from "./generic.js";

/** @typedef {import("../board/scene.js").Adapter} Adapter */
/** @typedef {import("../board/scene.js").Tools} Tools */

/** @type {Record<string, () => Promise<{adapter: Adapter}>>} */
const ADAPTERS = {
  "quebec-1759": () => import("./quebec-1759.js"),
  "wilderness-war": () => import("./wilderness-war.js"),
  "few-acres-of-snow": () => import("./few-acres-of-snow.js"),
  "small-wars-mohicans": () => import("./small-wars-mohicans.js"),
  "muskets-tomahawks": () => import("./muskets-tomahawks.js"),
};

/** A game as the page knows it: how to read its views, and where its places lie. */
export class Room {
  /**
   * @param {string} slug
   * @param {Adapter} adapter
   * @param {Record<string, any>} facts
   * @param {Record<string, any>} info  what the server says of the game
   */
  constructor(slug, adapter, facts, info) {
    this.slug = slug;
    this.adapter = adapter;
    this.facts = facts;
    this.info = info;
    /** @type {import("../board/layout.js").Layout | null} */
    this.map = null;
    /** @type {Map<string, import("../board/layout.js").Layout>} */
    this.plain = new Map();
  }

  /** @param {string | null} seat @returns {Tools} */
  tools(seat) {
    return {
      seat,
      facts: this.facts,
      name: (id, fallback) => (has(id, this.slug) ? capital(say(id, {}, this.slug)) : (fallback ?? readable(id))),
      short: (id) => (has(`${id}.short`, this.slug) ? say(`${id}.short`, {}, this.slug) : this.shortened(id)),
      say: (id, args) => say(id, args, this.slug),
      called: (name, form) => called(name, this.slug, form),
    };
  }

  /** @param {string} id */
  shortened(id) {
    const text = has(id, this.slug) ? say(id, {}, this.slug) : readable(id);
    return text.length > 12 ? `${text.slice(0, 11)}…` : text;
  }

  /**
   * A scene of a view; one that an adapter cannot read is shown as tables.
   * @param {Record<string, any>} view
   * @param {string | null} seat
   * @returns {import("../board/scene.js").Scene}
   */
  scene(view, seat) {
    try {
      return this.adapter.scene(view, this.tools(seat));
    } catch (error) {
      console.warn("The view is shown as tables:", error);
      return generic.scene(view, this.tools(seat));
    }
  }

  /** @param {import("../board/scene.js").Scene} scene @param {Record<string, any>} view */
  layout(scene, view) {
    const own = this.adapter.layout?.(view, this.tools(null));
    if (own) return this.kept(own);
    if (this.map) return this.map;
    const key = Object.keys(scene.spots).join();
    let found = this.plain.get(key);
    if (!found) {
      const known = this.adapter.spots?.(this.facts) ?? [];
      const spots = Object.keys(scene.spots).map((id) => known.find((spot) => spot.id === id) ?? { id });
      found = plainLayout(spots, this.adapter.links?.(this.facts) ?? [], 110);
      this.plain.set(key, found);
    }
    return found;
  }

  /** The same layout as long as it measures the same, so that the sheet stays where a person moved it. @param {import("../board/layout.js").Layout} own */
  kept(own) {
    const key = `${own.width} ${own.height}`;
    const found = this.plain.get(key) ?? own;
    this.plain.set(key, found);
    return found;
  }
}

/** The rooms somebody sits in: a map and its facts are large, and go when the table is left. @type {Map<string, WeakRef<Room>>} */
const rooms = new Map();
/** Those that are being opened. @type {Map<string, Promise<Room>>} */
const opening = new Map();

/** @param {string} slug @returns {Promise<Room>} */
export async function roomOf(slug) {
  const found = rooms.get(slug)?.deref();
  if (found) return found;
  const under = opening.get(slug) ?? open(slug);
  opening.set(slug, under);
  try {
    const room = await under;
    rooms.set(slug, new WeakRef(room));
    return room;
  } finally {
    opening.delete(slug);
  }
}

/** @param {string} slug */
async function open(slug) {
  const load = ADAPTERS[slug];
  const [module, info] = await Promise.all([load ? load() : { adapter: generic }, keep(`/games/${slug}`)]);
  const adapter = module.adapter;
  const wanted = adapter.facts ?? [];
  const [files, map] = await Promise.all([
    wanted.length
      ? keep(`/games/${slug}/data`).then((list) =>
          list.files.filter((/** @type {string} */ name) => wanted.includes(name)),
        )
      : [],
    adapter.map ? loadMap(adapter.map).catch(() => null) : null,
  ]);
  const facts = Object.fromEntries(
    await Promise.all(
      files.map(async (/** @type {string} */ name) => [name, await get(lasting(`/games/${slug}/data/${name}`))]),
    ),
  );
  const room = new Room(slug, adapter, facts, info);
  room.map = map;
  return room;
}
