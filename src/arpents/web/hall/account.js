// Who one is: what the hall knows of this browser, its texts and its looks.
import { get } from "../core/api.js";
import { noteWho } from "../core/offline.js";
import { go } from "../core/route.js";
import { say, textsOf } from "../core/speech.js";
import { signal } from "../core/ui.js";

/** @typedef {{id: string, name: string, is_bot: boolean, language: "fr" | "en", time_zone: string}} Me */
/** @typedef {{passkeys: boolean, mail: boolean, me: Me | null}} Hall */

/** What there is to sign in by, and who has; null until it is known. */
export const hall = signal(/** @type {Hall | null} */ (null));

/** Where somebody was who went to sign in. */
let before = /** @type {string[]} */ ([]);

/** @param {string[]} parts */
export function rememberPlace(parts) {
  if (parts[0] !== "sign-in" && parts[0] !== "me") before = parts;
}

/** @param {string} usual  the page for who came from nowhere */
export function goBack(usual) {
  const parts = before;
  before = [];
  go(parts.length ? parts : [usual], true);
}

/** @param {Me | null} me */
export function setMe(me) {
  noteWho(me);
  if (hall.value) hall.value = { ...hall.value, me };
}

export async function ask() {
  const found = /** @type {Hall} */ (await get("/hall"));
  noteWho(found.me);
  hall.value = found;
  return found;
}

/** A text of the hall. @param {string} id @param {Record<string, unknown>} [args] */
export function tell(id, args = {}) {
  return say(id, args, "@hall");
}

let styled = /** @type {Promise<void> | null} */ (null);

/** Texts and looks of the hall, before anything of it is shown. */
export async function ready() {
  styled ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("../css/hall.css", import.meta.url).href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  await Promise.all([textsOf("@hall"), styled]);
}

/** Where this browser is, as the hall writes it. */
export function ownZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "America/Montreal";
}

/** @returns {string[]} */
export function zones() {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  return known.includes(ownZone()) ? known : [ownZone(), ...known];
}
