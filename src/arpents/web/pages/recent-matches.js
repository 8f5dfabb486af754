// The matches this browser has opened: which game, which side, against whom, how far, when; forgotten only on asking.
import { forgetMatch, recent } from "../core/recent.js";
import { language, localized, say } from "../core/speech.js";
import { html, useState } from "../core/ui.js";

/** @typedef {import("../core/recent.js").Recent} Recent */

/** @param {{games: any[]}} props */
export function RecentMatches({ games }) {
  const [asked, ask] = useState("");
  if (!recent.value.length) return null;
  return html`<section class="recent" aria-labelledby="recent-title"><h2 id="recent-title">${say("ui-recent")}</h2>
    <ul>${recent.value.map((entry) => {
      const game = games.find((known) => known.slug === entry.game);
      return html`<li key=${entry.match} data-match=${entry.match}>
        <a href=${`#/${entry.held.length ? "play" : "watch"}/${entry.match}`}>${titleOf(game, entry)}</a>
        <span class="recent-sides">${sidesOf(game, entry)}</span>
        <span class="recent-turn">${entry.over ? say("ui-over") : (entry.turn ?? "")}</span>
        <time datetime=${entry.when}>${dayOf(entry.when)}</time>
        ${
          asked === entry.match
            ? html`<span class="recent-ask" role="alert">${say("ui-forget-ask")}
              <button type="button" data-forget-yes onClick=${() => forgetMatch(entry.match)}>${say("ui-forget")}</button>
              <button type="button" class="quiet" ref=${(/** @type {any} */ button) => button?.focus()} onClick=${() => ask("")}>${say("ui-forget-not")}</button></span>`
            : html`<button type="button" class="quiet" data-forget onClick=${() => ask(entry.match)} aria-label=${say("ui-forget")}>×</button>`
        }</li>`;
    })}</ul></section>`;
}

/** One click to the unfinished match that one was at last. @param {{games: any[]}} props */
export function TakeUp({ games }) {
  const entry = recent.value.find((one) => !one.over && one.held.length);
  const game = entry && games.find((known) => known.slug === entry.game);
  if (!entry || !game) return null;
  const told = [titleOf(game, entry), ...(entry.turn ? [entry.turn] : [])].join(" · ");
  return html` <a class="button primary" data-take-up href=${`#/play/${entry.match}`}>${say("ui-take-up", { told })}</a>`;
}

/** The game, and its scenario where it has several. @param {any} game @param {Recent} entry */
function titleOf(game, entry) {
  const title = localized(game, "title") || entry.game;
  const scenario =
    game?.scenarios.length > 1 && game.scenarios.find((/** @type {any} */ known) => known.id === entry.scenario);
  return scenario ? `${title} · ${localized(scenario, "title")}` : title;
}

/** Which sides are one's own, and who has the others. @param {any} game @param {Recent} entry */
function sidesOf(game, entry) {
  const title = (/** @type {string} */ id) =>
    localized(
      game?.seats.find((/** @type {any} */ seat) => seat.id === id),
      "title",
    ) || id;
  const own = entry.held.map(title).join(" · ") || say("ui-watching");
  const bots = Object.values(entry.others ?? {}).filter((seat) => seat.kind === "bot");
  return bots.length && entry.held.length ? say("ui-against", { own, level: say(`ui-level-${bots[0].bot}`) }) : own;
}

/** @param {string} when */
function dayOf(when) {
  const whole = when.length > 10;
  const date = new Date(whole ? when : `${when}T12:00`);
  return Number.isNaN(date.getTime())
    ? when
    : date.toLocaleString(language.value === "fr" ? "fr-CA" : "en-CA", {
        dateStyle: "medium",
        ...(whole && { timeStyle: "short" }),
      });
}
