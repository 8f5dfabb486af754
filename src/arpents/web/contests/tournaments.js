// All tournaments, and how to make one.
import { get, keep } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html } from "../core/ui.js";
import { hall } from "../hall/account.js";
import { nameOf } from "../lobby/texts.js";
import { Frame, tell, useAnswer } from "./texts.js";
import { TournamentForm } from "./tournament-form.js";

const AGAIN = 15_000; // milliseconds until it is looked at again

export function TournamentsPage() {
  const { answer, trouble } = useAnswer(
    async () => {
      const [found, known] = await Promise.all([get("/tournaments"), keep("/games")]);
      return { ...found, games: known.games };
    },
    [],
    AGAIN,
  );
  const all = /** @type {any[]} */ (answer?.tournaments ?? []);
  const mine = all.filter((one) => one.entered === "invited" && one.state === "open");
  return html`<${Frame} title=${tell("contest-tournaments")} here="tournaments" known=${answer} trouble=${trouble}>
    ${mine.length > 0 && html`<${List} name="invited" tournaments=${mine} />`}
    <${List} name="open" tournaments=${all.filter((one) => one.state === "open" && !mine.includes(one))} />
    <${List} name="running" tournaments=${all.filter((one) => one.state === "running")} />
    ${all.some((one) => one.state === "over" || one.state === "off") && html`<${List} name="over" tournaments=${all.filter((one) => one.state === "over" || one.state === "off")} />`}
    ${hall.value?.me ? html`<${TournamentForm} games=${answer?.games ?? []} />` : html`<section><p>${tell("contest-sign-in")} <a class="button primary" href="#/sign-in">${tell("contest-to-sign-in")}</a></p></section>`}
  <//>`;
}

/** @param {{name: string, tournaments: any[]}} props */
function List({ name, tournaments }) {
  return html`<section aria-labelledby=${`tournaments-${name}`} data-section=${name}><h2 id=${`tournaments-${name}`}>${tell(`contest-list-${name}`)}</h2>
    ${!tournaments.length && html`<p class="lobby-about">${tell(`contest-list-${name}-none`)}</p>`}
    ${
      tournaments.length > 0 &&
      html`<ul class="lobby-list">${tournaments.map(
        (
          one,
        ) => html`<li key=${one.id} data-tournament=${one.id}><div><a href=${hashOf(["tournament", one.id])}>${one.name}</a>
        <small>${[localized(one, "title"), localized(one, "scenario"), tell(`contest-form-${one.form}`), one.organiser && tell("contest-by", { person: nameOf(one.organiser) })].filter(Boolean).join(" · ")}</small></div>
        <p class="lobby-turn">${one.state === "off" ? tell("contest-off") : tell("contest-entrants-of", { count: one.entrants, most: one.most })}${one.entered === "in" && html` <b class="is-yours">${tell("contest-you-play")}</b>`}</p></li>`,
      )}</ul>`
    }</section>`;
}
