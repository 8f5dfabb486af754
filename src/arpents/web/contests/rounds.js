// The rounds of a tournament: who plays whom, at which table, and how it came out.
import { post } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html } from "../core/ui.js";
import { nameOf, tell as tellLobby, useDoing } from "../lobby/texts.js";
import { tell } from "./texts.js";

/** @param {{told: any, setTold: (told: any) => void}} props */
export function Rounds({ told, setTold }) {
  const { run, busy, said } = useDoing();
  const rounds = [...new Set(told.pairings.map((/** @type {any} */ one) => one.round))].sort(
    (a, b) => Number(b) - Number(a),
  );
  const decide = (/** @type {any} */ one, /** @type {string} */ result) =>
    run(async () =>
      setTold(await post(`/tournaments/${told.id}/rulings`, { round: one.round, board: one.board, result })),
    );
  return html`<section data-rounds><h2>${tell("contest-rounds-played")}</h2>
    ${rounds.map(
      (
        round,
      ) => html`<details key=${round} class="contests-round" open=${round === told.round} data-round=${round}><summary><h3>${tell("contest-round", { round })}</h3></summary>
      <ul class="lobby-list">${told.pairings
        .filter((/** @type {any} */ one) => one.round === round)
        .map(
          (
            /** @type {any} */ one,
          ) => html`<li key=${`${one.board} ${one.leg}`} data-board=${one.board} class=${[one.first, one.second].includes(told.entered) ? "is-own" : ""}>
          <div>${one.second === 0 ? html`<b>${personOf(told, one.first)}</b>` : html`<${Side} told=${told} one=${one} place=${0} /> <span class="contests-against">${tell("contest-against-short")}</span> <${Side} told=${told} one=${one} place=${1} />`}
            ${one.leg > 1 && html`<small>${tell("contest-again")}</small>`}</div>
          <p class="lobby-turn">${resultOf(told, one)}</p>
          ${one.match && html`<${Links} told=${told} one=${one} />`}
          ${told.own && told.awaits_rulings && !one.result && html`<${Ruling} told=${told} one=${one} busy=${busy} decide=${decide} />`}</li>`,
        )}</ul></details>`,
    )}${said}</section>`;
}

/** @param {any} told @param {number} number */
export function personOf(told, number) {
  const person = told.entrants.find((/** @type {any} */ one) => one.number === number)?.person;
  return person ? nameOf(person) : tellLobby("lobby-gone");
}

/** @param {{told: any, one: any, place: number}} props */
function Side({ told, one, place }) {
  const number = place ? one.second : one.first;
  const won = one.result === (place ? "second" : "first");
  const name = personOf(told, number);
  return html`<span class="contests-side">${won ? html`<b>${name}</b>` : name} <small>${localized(told.seats[place], "title")}</small></span>`;
}

/** @param {any} told @param {any} one */
function resultOf(told, one) {
  if (!one.result) return tell(one.match ? "contest-result-open" : "contest-result-soon");
  const winner = personOf(told, one.result === "second" ? one.second : one.first);
  const text = ["first", "second"].includes(one.result)
    ? tell("contest-result-won", { person: winner })
    : tell(`contest-result-${one.result}`);
  return one.ruled ? `${text} ${tell(`contest-ruled-${one.ruled}`)}` : text;
}

/** To the table, and once it is over to the replay and its dice. @param {{told: any, one: any}} props */
function Links({ told, one }) {
  const own = [one.first, one.second].includes(told.entered);
  const person = `${personOf(told, one.first)} – ${personOf(told, one.second)}`;
  const label = (/** @type {string} */ id) => tell("contest-link-of", { link: tell(id), person });
  return html`<p class="lobby-buttons"><a class="button" aria-label=${label("contest-to-table")} href=${hashOf([own ? "play" : "watch", one.match])}>${tell("contest-to-table")}</a>
    ${one.result && html`<a class="button" aria-label=${label("contest-to-replay")} href=${hashOf(["replay", one.match])}>${tell("contest-to-replay")}</a>`}</p>`;
}

/** What the organiser says of a match that is late. @param {{told: any, one: any, busy: boolean, decide: (one: any, result: string) => void}} props */
function Ruling({ told, one, busy, decide }) {
  const choices = [
    ["first", tell("contest-rule-won", { person: personOf(told, one.first) })],
    ["second", tell("contest-rule-won", { person: personOf(told, one.second) })],
    ["draw", tell("contest-rule-draw")],
    ["neither", tell("contest-rule-neither")],
  ];
  return html`<p class="lobby-buttons wide" data-ruling>${choices.map(([result, text]) => html`<button key=${result} type="button" data-rule=${result} disabled=${busy} onClick=${() => decide(one, result)}>${text}</button>`)}</p>`;
}
