// How many notices are unseen, kept up to date as long as somebody looks.
import { get, Refused } from "../core/api.js";
import { signal } from "../core/ui.js";

const WAIT = 25; // seconds that the table holds its answer
const PAUSE = 5000;

export const unseen = signal(0);

let listening = false;

/** A page that nobody sees does not ask: whoever is away wants to be called. */
const seen = () =>
  document.visibilityState === "visible"
    ? Promise.resolve()
    : new Promise((back) => document.addEventListener("visibilitychange", back, { once: true }));

/** From the first time that somebody who has signed in sees the bar. @param {() => boolean} wanted */
export async function listen(wanted) {
  if (listening) return;
  listening = true;
  for (let wait = 0; wanted(); wait = WAIT) {
    await seen();
    try {
      unseen.value = (await get(`/notices/count?known=${unseen.peek()}&wait=${wait}`)).unseen;
    } catch (error) {
      if (error instanceof Refused && error.status === 401) break;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
  listening = false;
  unseen.value = 0;
}
