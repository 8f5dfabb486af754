// Any view at all: what looks like places becomes places, the rest becomes tables.
import { capital } from "../core/speech.js";

/** @typedef {import("../board/scene.js").Panel} Panel */

const PLACES = ["zones", "spaces", "places", "spots", "areas"];
const PREFIXES = /** @type {Record<string, string>} */ ({
  zones: "zone",
  spaces: "space",
  places: "place",
  spots: "spot",
  areas: "area",
});

/** @type {import("../board/scene.js").Adapter} */
export const generic = {
  prefix: "place",
  scene(view, tools) {
    /** @type {Record<string, import("../board/scene.js").Spot>} */
    const spots = {};
    /** @type {Panel[]} */
    const panels = [];
    const tracks = [];
    for (const [field, value] of Object.entries(view)) {
      if (field === "game" || field === "seat" || value === null) continue;
      if (PLACES.includes(field) && typeof value === "object" && !Array.isArray(value)) {
        for (const [id, facts] of Object.entries(value)) {
          const noun = `${PREFIXES[field]}-${id}`;
          spots[id] = {
            id,
            noun,
            title: tools.name(noun, readable(`x-${id}`)),
            owner: facts?.owner ?? null,
            piles: pilesOf(facts, tools),
          };
        }
      } else if (typeof value !== "object") tracks.push({ title: readable(`x-${field}`), value: String(value) });
      else panels.push(panelOf(field, value));
    }
    return { spots, tracks, panels };
  },
};

/** Lists of things under the name of a seat, or of things that name their side. */
function pilesOf(/** @type {any} */ facts, /** @type {import("../board/scene.js").Tools} */ tools) {
  const piles = [];
  for (const [field, value] of Object.entries(facts ?? {})) {
    const list = Array.isArray(value) ? value : Array.isArray(value?.blocks) ? value.blocks : [];
    if (!list.length) continue;
    const pieces = list.map((/** @type {any} */ thing) => {
      const id = typeof thing === "string" ? thing : String(Object.values(thing)[0]);
      return {
        seat: field,
        form: "counter",
        name: tools.short(`unit-${id}`),
        title: tools.name(`unit-${id}`, readable(`x-${id}`)),
        noun: `unit-${id}`,
      };
    });
    piles.push({ seat: field, pieces });
  }
  return piles;
}

/** @param {string} field @param {any} value @returns {Panel} */
function panelOf(field, value) {
  const title = readable(`x-${field}`);
  if (Array.isArray(value)) return { id: field, title, lines: value.map(flat) };
  const rows = Object.entries(value).map(([name, facts]) => ({ cells: [readable(`x-${name}`), flat(facts)] }));
  return { id: field, title, table: { head: ["", ""], rows } };
}

/** @param {any} value @returns {string} */
export function flat(value) {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(flat).join(", ") || "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, facts]) => `${name.replaceAll("_", " ")} ${flat(facts)}`)
      .join("; ");
  }
  return String(value);
}

/** An id as words, when no text is there: `fr-la-sarre` → Fr la sarre. @param {string} id */
export function readable(id) {
  return capital(id.replace(/^[a-z]+-(?=.)/, "").replaceAll(/[-_]/g, " "));
}
