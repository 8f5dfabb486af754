// Somebody's page: ratings, the last matches that were rated, and everything that was played.
import { get } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html } from "../core/ui.js";
import { Frame, momentOf, Named, ratingOf, Sheet, tell, useAnswer } from "./texts.js";

/** @param {{name: string}} props */
export function PersonPage({ name }) {
  const { answer, trouble } = useAnswer(() => get(`/hall/people/${encodeURIComponent(name)}/ratings`), [name]);
  const title = answer ? answer.person.name : name;
  return html`<${Frame} title=${title} here="" known=${answer} trouble=${trouble}>${answer && html`<${Person} told=${answer} />`}<//>`;
}

/** @param {{told: any}} props */
function Person({ told }) {
  return html`${told.person.is_bot && html`<section><p>${tell("contest-is-bot")}</p></section>`}
    <section data-ratings><h2>${tell("contest-ratings")}</h2>
      ${!told.ratings.length && html`<p class="lobby-about">${tell("contest-person-unrated")}</p>`}
      ${
        told.ratings.length > 0 &&
        html`<${Sheet} label=${tell("contest-ratings-of-sides")} head=${["contest-game", "contest-side", "contest-rating", "contest-won", "contest-drawn", "contest-lost"].map((id) => tell(id))}>
        ${told.ratings.map(
          (
            /** @type {any} */ one,
          ) => html`<tr key=${`${one.game} ${one.seat}`}><th scope="row"><a href=${hashOf(["ratings", one.game])}>${localized(one, "title")}</a></th>
          <td>${localized(one, "seat")}</td><td><b>${ratingOf(one)}</b></td><td>${one.won}</td><td>${one.drawn}</td><td>${one.lost}</td></tr>`,
        )}<//>`
      }</section>
    ${
      told.steps.length > 0 &&
      html`<section data-steps><h2>${tell("contest-steps")}</h2>
      <${Sheet} label=${tell("contest-steps-how")} head=${["contest-when", "contest-game", "contest-side", "contest-against", "contest-result", "contest-rating"].map((id) => tell(id))}>
      ${told.steps.map(
        (
          /** @type {any} */ one,
        ) => html`<tr key=${one.match}><th scope="row"><a href=${hashOf(["watch", one.match])}>${momentOf(one.made)}</a></th>
        <td>${localized(one, "title")}</td><td>${localized(one, "seat")}</td><td><${Named} person=${one.against} /></td>
        <td>${tell(`contest-${one.result}-one`)}</td><td>${tell("contest-step", { before: String(one.before), after: String(one.after) })}</td></tr>`,
      )}<//></section>`
    }
    <section data-played><h2>${tell("contest-played")}</h2>
      ${!told.played.length && html`<p class="lobby-about">${tell("contest-played-none")}</p>`}
      ${
        told.played.length > 0 &&
        html`<${Sheet} label=${tell("contest-played-how")} head=${["contest-game", "contest-scenario", "contest-side", "contest-matches", "contest-won", "contest-drawn", "contest-lost"].map((id) => tell(id))}>
        ${told.played.map(
          (
            /** @type {any} */ one,
          ) => html`<tr key=${`${one.game} ${one.scenario} ${one.seat}`}><th scope="row">${localized(one, "title")}</th><td>${localized(one, "scenario")}</td>
          <td>${localized(one, "seat")}</td><td>${one.played}</td><td>${one.won}</td><td>${one.drawn}</td><td>${one.lost}</td></tr>`,
        )}<//>`
      }</section>`;
}
