// Without a connection: what can be read all the same, a word that says so, and nothing of anybody who has signed out.
import { onSilence } from "./api.js";
import { recent } from "./recent.js";
import { remember, remembered } from "./settings.js";
import { language, say, textsOf } from "./speech.js";
import { effect, html, render, signal } from "./ui.js";

const RECORDS = "arpents-records"; // as sw.js calls it

const TRY_EVERY = 4000; // milliseconds
const lost = signal(false);
let trying = false;
let silent = false; // nobody answered for a while

/** Whether anybody answers, whatever it says; asked again and again while nobody does. */
async function look() {
  if (trying) return;
  trying = true;
  for (let first = true; first || lost.peek(); first = false) {
    if (!first) await new Promise((go) => setTimeout(go, TRY_EVERY));
    silent ||= lost.peek();
    lost.value = await asked().then(
      () => false,
      () => true,
    );
  }
  trying = false;
  if (!lost.peek() && silent && document.querySelector("main .trouble")) location.reload(); // it is told again, and answered
  silent = false;
}

/** The answer is read to its end: one that is left lying holds its line. */
async function asked() {
  const answer = await fetch("/ready", { cache: "no-store" });
  await answer.text();
}

/** Once the page stands: keep what can be read offline, and say when there is no connection. */
export function watch() {
  for (const turn of ["offline", "online"]) addEventListener(turn, look);
  onSilence.push(look);
  if (navigator.serviceWorker?.controller) look(); // the page may be one that was kept
  textsOf("@offline").then(
    () => {
      const place = document.createElement("div");
      document.body.prepend(place);
      effect(() => {
        language.value;
        render(lost.value ? html`<${Lost} />` : null, place);
      });
    },
    () => {},
  );
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

function Lost() {
  const tell = (/** @type {string} */ id) => say(id, {}, "@offline");
  return html`<p class="offline" role="status"><b>${tell("offline-title")}</b> ${tell("offline-what")}</p>`;
}

/** Whoever is signed in here; when that is somebody else, or nobody, what the one before has seen is forgotten. @param {{id: string} | null} me */
export function noteWho(me) {
  const before = remembered("whose", "");
  const now = me?.id ?? "";
  if (before && before !== now) forgetSeen();
  if (before !== now) remember("whose", now);
}

function forgetSeen() {
  if ("caches" in globalThis) caches.delete(RECORDS);
  recent.value = recent.peek().filter((one) => Object.keys(one.own ?? {}).length); // by a link of this browser, not by the account
  remember("recent", recent.value);
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("arpents.record.")) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
