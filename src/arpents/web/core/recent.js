// The matches this browser has opened. The server keeps no list of anybody's matches.
import { remember, remembered } from "./settings.js";
import { signal } from "./ui.js";

const MOST = 400; // what a browser's memory has room for; nobody has so many unfinished ones

/**
 * @typedef {object} Recent
 * @property {string} match
 * @property {string} game
 * @property {string[]} held
 * @property {boolean} [claimed]  whether an account has all that is held
 * @property {string} when  the moment it was last opened or decided in; of old, the day
 * @property {string} [scenario]
 * @property {string} [begun]  the day
 * @property {string} [turn]  how far it has come, in the words of whoever looked last
 * @property {Record<string, {kind: string, bot: string | null}>} [others]  who has the other seats
 * @property {boolean} over
 * @property {Record<string, string>} [links]  invitations, by seat
 * @property {Record<string, string>} [own]  links to come back from another device, by seat
 */

export const recent = signal(/** @type {Recent[]} */ (remembered("recent", [])));

/** @param {Partial<Recent> & {match: string}} entry */
export function noteMatch(entry) {
  const before = recent.peek().find((known) => known.match === entry.match);
  const now = { game: "", held: [], over: false, ...before, ...entry, when: new Date().toISOString() };
  const kept = [now, ...recent.peek().filter((known) => known.match !== entry.match)];
  recent.value = kept.filter((known, place) => place < MOST || !known.over);
  remember("recent", recent.value);
}

/** @param {string} match */
export function recentMatch(match) {
  return recent.value.find((known) => known.match === match);
}

/** @param {string} match */
export function forgetMatch(match) {
  recent.value = recent.peek().filter((known) => known.match !== match);
  remember("recent", recent.value);
}
