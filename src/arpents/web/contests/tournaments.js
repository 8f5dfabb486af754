// All tournaments, and how to make one.
import { get, keep } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { hall } from "../hall/account.js";
import { nameOf, tell as tellLobby, useDoing } from "../lobby/texts.js";
import { Frame, tell, useAnswer } from "./texts.js";
import { TournamentForm } from "./tournament-form.js";

const AGAIN = 15_000; // milliseconds until it is looked at again

export function TournamentsPage() {
  const { run, busy, said } = useDoing();
  const [earlier, setEarlier] = useState(/** @type {any[]} */ ([]));
  const { answer, trouble } = useAnswer(
    async () => {
      const states = ["open", "running", "over", "off"];
      const [known, ...found] = await Promise.all([
        keep("/games"),
        ...states.map((one) => get(`/tournaments?state=${one}`)),
      ]);
      const [open, running, over, off] = found.map((one) => one.tournaments);
      return { games: known.games, open, running, over, off, more: found[2].more };
    },
    [],
    AGAIN,
  );
  const [more, setMore] = useState(/** @type {boolean | null} */ (null));
  const showMore = () =>
    run(async () => {
      const found = await get(`/tournaments?state=over&after=${answer.over.length + earlier.length}`);
      setEarlier([...earlier, ...found.tournaments]);
      setMore(found.more);
    });
  const { open = [], running = [], over = [], off = [], games = [] } = answer ?? {};
  const invited = open.filter((/** @type {any} */ one) => one.entered === "invited");
  const done = [...over, ...off, ...earlier].sort((one, other) => other.made - one.made);
  return html`<${Frame} title=${tell("contest-tournaments")} here="tournaments" known=${answer} trouble=${trouble}>
    ${invited.length > 0 && html`<${List} name="invited" tournaments=${invited} />`}
    <${List} name="open" tournaments=${open.filter((/** @type {any} */ one) => !invited.includes(one))} />
    <${List} name="running" tournaments=${running} />
    ${done.length > 0 && html`<${List} name="over" tournaments=${done} />`}
    ${(more ?? answer?.more) && html`<p><button type="button" disabled=${busy} onClick=${showMore}>${tellLobby("lobby-more")}</button>${said}</p>`}
    ${hall.value?.me ? html`<${TournamentForm} games=${games} />` : html`<section><p>${tell("contest-sign-in")} <a class="button primary" href="#/sign-in">${tell("contest-to-sign-in")}</a></p></section>`}
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
