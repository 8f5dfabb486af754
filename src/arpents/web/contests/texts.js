// Texts and looks of contests: fetched where they are needed, with those of the lobby.
import { hashOf } from "../core/route.js";
import { language, say, textsOf } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { ready as lobbyReady, sentenceOf, tell as tellLobby } from "../lobby/texts.js";
import { Bar } from "../pages/frame.js";

/** A text of contests. @param {string} id @param {Record<string, unknown>} [args] */
export function tell(id, args = {}) {
  return say(id, args, "@contests");
}

let styled = /** @type {Promise<void> | null} */ (null);

export async function ready() {
  styled ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("../css/contests.css", import.meta.url).href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  await Promise.all([lobbyReady(), textsOf("@contests"), styled]);
}

/**
 * What a page shows: asked for when it opens, again when `look` is called, and now and then.
 * @param {() => Promise<any>} ask @param {unknown[]} about @param {number} [again] milliseconds; 0: never
 */
export function useAnswer(ask, about, again = 0) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const look = () =>
    ask().then(
      (found) => {
        setAnswer(found);
        setTrouble(null);
      },
      (error) => setTrouble(error),
    );
  useEffect(() => {
    ready().then(look, setTrouble);
    if (!again) return undefined;
    const timer = setInterval(() => document.visibilityState === "visible" && look(), again);
    return () => clearInterval(timer);
  }, about);
  return { answer, setAnswer, trouble, look };
}

/**
 * A page of contests: the bar, the way to the others, a title, and what is wrong.
 * @param {{title: string, here: string, known: boolean, trouble: any, children?: any}} props
 */
export function Frame({ title, here, known, trouble, children }) {
  language.value;
  useEffect(() => {
    document.title = title ? `${title} · Arpents` : "Arpents";
    return () => {
      document.title = "Arpents";
    };
  }, [title]);
  if (!known && !trouble) return html`<${Bar} /><main class="waiting"></main>`;
  const out = trouble?.status === 401;
  return html`<${Bar} /><main class="lobby contests">
    <header><h1>${title}</h1><${Places} here=${here} /></header>
    ${out && html`<section><p>${tell("contest-sign-in")} <a class="button primary" href="#/sign-in">${tellLobby("lobby-to-sign-in")}</a></p></section>`}
    ${trouble && !out && html`<p class="trouble" role="alert">${sentenceOf(trouble)}</p>`}
    ${known && children}
  </main>`;
}

/** @param {{here: string}} props */
function Places({ here }) {
  return html`<nav class="contests-places" aria-label=${tell("contest-places")}><a href="#/lobby">${tellLobby("lobby-title")}</a>
    ${["tournaments", "ratings", "statistics"].map((place) => html`<a key=${place} href=${hashOf([place])} aria-current=${here === place ? "page" : undefined}>${tell(`contest-${place}`)}</a>`)}</nav>`;
}

/** Who somebody is, with the way to his page; a bot is marked. @param {{person: any}} props */
export function Named({ person }) {
  if (!person) return tellLobby("lobby-gone");
  return html`<a href=${hashOf(["person", person.name])}>${person.name}</a>${person.is_bot && html` <small class="bot">${tell("contest-bot")}</small>`}`;
}

/** A table that a narrow page may push sideways. @param {{label: string, head: any[], children?: any}} props */
export function Sheet({ label, head, children }) {
  return html`<div class="contests-sheet" role="region" aria-label=${label} tabindex="0"><table>
    <caption>${label}</caption><thead><tr>${head.map((one) => html`<th key=${one} scope="col">${one}</th>`)}</tr></thead>
    <tbody>${children}</tbody></table></div>`;
}

/** Points with halves: 2½. @param {number} points */
export function pointsOf(points) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** A day and an hour. @param {number} seconds */
export function momentOf(seconds) {
  const style = /** @type {Intl.DateTimeFormatOptions} */ ({ dateStyle: "medium", timeStyle: "short" });
  return new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", style).format(new Date(seconds * 1000));
}

/** A rating with its uncertainty. @param {{rating: number, uncertainty: number}} rated */
export function ratingOf({ rating, uncertainty }) {
  return `${rating} ± ${uncertainty}`;
}
