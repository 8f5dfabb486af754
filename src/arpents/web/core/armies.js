// Army lists that were made on this page: the two at hand, and those that were kept under a name.
import { remember, remembered } from "./settings.js";

/** @typedef {{profile: string, figures: number, options: string[]}} Unit */
/** @typedef {{nation: string, units: Unit[], boats: string[]}} List */
/** @typedef {{scenario: string, options: Record<string, string>}} Match  what a match is begun with */

/** @param {string} name @param {any} usual */
function read(name, usual) {
  try {
    return JSON.parse(remembered(name, "")) ?? usual;
  } catch {
    return usual;
  }
}

/** The match that lists were made for. @param {string} game @returns {Match | null} */
export function broughtTo(game) {
  const found = read("armies", null);
  return found && found.game === game ? found.match : null;
}

/** @param {string} game @param {Match | null} match */
export function bring(game, match) {
  remember("armies", match ? JSON.stringify({ game, match }) : "");
}

/** Lists by name. @returns {Record<string, string>} */
export function keptLists() {
  return read("army-lists", {});
}

/** @param {string} name @param {string | null} text  null forgets it */
export function keepList(name, text) {
  const lists = keptLists();
  if (text === null) delete lists[name];
  else lists[name] = text;
  remember("army-lists", JSON.stringify(lists));
}

/** A list as a text, in the notation of the game. @param {List} list */
export function written({ nation, units, boats }) {
  const spelt = (/** @type {string} */ id) => id.replaceAll("_", "-");
  return [
    nation,
    ...units.map(
      ({ profile, figures, options }) =>
        `${spelt(profile)}-${figures}${options.map((option) => `+${spelt(option)}`).join("")}`,
    ),
    ...boats,
  ].join(",");
}
