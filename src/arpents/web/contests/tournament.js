// A tournament: what it is, who plays, who stands where, and every round.
import { get, keep, post } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { enumeration, localized } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { hall } from "../hall/account.js";
import { tell as tellLobby, useDoing } from "../lobby/texts.js";
import { Organiser } from "./organiser.js";
import { personOf, Rounds } from "./rounds.js";
import { Frame, momentOf, Named, pointsOf, Sheet, tell, useAnswer } from "./texts.js";

const AGAIN = 10_000; // milliseconds until it is looked at again

/** @typedef {{told: any, setTold: (told: any) => void}} Given */

/** @param {{id: string}} props */
export function TournamentPage({ id }) {
  const { answer, setAnswer, trouble } = useAnswer(
    async () => {
      const [told, known] = await Promise.all([get(`/tournaments/${encodeURIComponent(id)}`), keep("/games")]);
      return { ...told, known: known.games.find((/** @type {any} */ one) => one.slug === told.game) };
    },
    [id],
    AGAIN,
  );
  const setTold = (/** @type {any} */ told) => setAnswer({ ...told, known: answer.known });
  const title = answer?.name ?? tell("contest-tournament");
  return html`<${Frame} title=${title} here="tournaments" known=${answer} trouble=${trouble}>
    ${
      answer &&
      html`<${Facts} told=${answer} setTold=${setTold} />
      ${answer.own && ["open", "running"].includes(answer.state) && html`<${Organiser} told=${answer} setTold=${setTold} />`}
      ${answer.standings.length > 0 && html`<${Standings} told=${answer} />`}
      ${answer.pairings.length > 0 && html`<${Rounds} told=${answer} setTold=${setTold} />`}
      ${answer.state === "open" && html`<${Entrants} told=${answer} />`}`
    }
  <//>`;
}

/** @param {Given} props */
function Facts({ told, setTold }) {
  const { run, busy, said } = useDoing();
  const [sure, setSure] = useState(false);
  const answer = (/** @type {string} */ how, done = "") =>
    run(async () => {
      setTold(await post(`/tournaments/${told.id}/${how}`, {}));
      setSure(false);
    }, done);
  const { me } = hall.value ?? { me: null };
  const asked = told.entry !== "invited" || told.entered_as === "invited" || told.own;
  const may = told.state === "open" && me && told.entered_as !== "in" && asked;
  const match = told.pairings.find(
    (/** @type {any} */ one) =>
      one.match && !one.result && told.entered && [one.first, one.second].includes(told.entered),
  )?.match;
  const plays = told.entered_as === "in" && ["open", "running"].includes(told.state);
  return html`<section data-facts>
    <p class="contests-state" role="status"><b>${stateOf(told)}</b></p>
    ${told.about && html`<p class="contests-about">${told.about}</p>`}
    <dl class="contests-facts">${factsOf(told).map(([name, fact]) => html`<div key=${name}><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>
    ${told.state === "open" && html`<p class="lobby-about">${tell("contest-enter-how")}</p>`}
    <p class="lobby-buttons">
      ${match && html`<a class="button primary" data-own-match href=${hashOf(["play", match])}>${tell("contest-own-match")}</a>`}
      ${may && html`<button type="button" class="primary" data-enter disabled=${busy} onClick=${() => answer("enter", tell("contest-entered"))}>${tell(told.entered_as === "invited" ? "contest-accept" : "contest-enter")}</button>`}
      ${told.entered_as === "invited" && told.state === "open" && html`<button type="button" disabled=${busy} onClick=${() => answer("withdraw")}>${tellLobby("lobby-decline")}</button>`}
      ${told.state === "open" && !me && html`<a class="button primary" href="#/sign-in">${tell("contest-sign-in-enter")}</a>`}
      ${plays && !sure && html`<button type="button" data-withdraw disabled=${busy} onClick=${() => (told.state === "open" ? answer("withdraw") : setSure(true))}>${tell("contest-withdraw")}</button>`}
      ${sure && html`<span class="lobby-sure">${tell("contest-withdraw-ask")} <button type="button" disabled=${busy} onClick=${() => answer("withdraw")}>${tellLobby("beside-yes")}</button> <button type="button" onClick=${() => setSure(false)}>${tellLobby("beside-no")}</button></span>`}
      ${told.pairings.length > 0 && html`<a class="button" data-check href=${hashOf(["tournament", told.id, "check"])}>${tell("contest-check")}</a>`}
    </p>${said}</section>`;
}

/** @param {any} told */
function stateOf(told) {
  if (told.state === "open") return tell("contest-state-open", { count: entered(told).length, most: told.most });
  if (told.state === "off") return tell("contest-off");
  if (told.state === "over") {
    const winners = told.standings.filter((/** @type {any} */ one) => one.place === 1);
    const person = enumeration(winners.map((/** @type {any} */ one) => personOf(told, one.entrant)));
    return tell("contest-state-over", { count: winners.length, person, when: momentOf(told.ended) });
  }
  const round = { round: told.round, rounds: told.rounds };
  if (told.awaits_rulings) return tell("contest-state-late", round);
  if (told.awaits_pairs) return tell("contest-state-pairs", { round: told.round + 1, rounds: told.rounds });
  return told.round_ends
    ? tell("contest-state-until", { ...round, when: momentOf(told.round_ends) })
    : tell("contest-state-round", round);
}

/** @param {any} told */
function entered(told) {
  return told.entrants.filter((/** @type {any} */ one) => one.state === "in");
}

/** @param {any} told @returns {[string, any][]} */
function factsOf(told) {
  const options = Object.entries(told.options).flatMap(([id, value]) => {
    const option = told.known?.options.find((/** @type {any} */ one) => one.id === id);
    const taken = option?.values.find((/** @type {any} */ one) => one.id === value);
    return taken ? [`${localized(option, "title")} (${localized(taken, "title")})`] : [];
  });
  return [
    [tell("contest-game"), [localized(told, "title"), localized(told, "scenario"), ...options].join(" · ")],
    [tell("contest-form"), formOf(told)],
    [tellLobby("lobby-pace"), paceOf(told)],
    [tell("contest-overdue"), told.round_hours ? tell(`contest-overdue-${told.overdue}`) : tell("contest-no-deadline")],
    [tell("contest-entry"), tell(`contest-entry-${told.entry}`)],
    [tell("contest-pairing"), tell(`contest-pairing-${told.pairing}`)],
    [tell("contest-watching"), tell(`contest-watching-${told.watching}`)],
    [tell("contest-organiser"), html`<${Named} person=${told.organiser} />`],
  ];
}

/** @param {any} told */
function formOf(told) {
  const form = tell(`contest-form-${told.form}`);
  return told.rounds ? `${form} · ${tell("contest-rounds-of", { count: told.rounds })}` : form;
}

/** @param {any} told */
function paceOf({ pace, terms }) {
  if (pace === "live")
    return tellLobby("lobby-live-told", {
      minutes: Math.round((terms.bank ?? 1800) / 60),
      seconds: Number(terms.increment ?? 30),
    });
  if (pace === "correspondence") {
    const bank = Number(terms.bank ?? 10);
    const turn = tellLobby("lobby-correspondence-told", { days: Number(terms.days ?? 3) });
    return bank ? `${turn}, ${tellLobby("lobby-reserve-told", { bank })}` : turn;
  }
  return tellLobby("lobby-pace-none");
}

/** @param {{told: any}} props */
function Entrants({ told }) {
  return html`<section data-entrants><h2>${tell("contest-entrants")}</h2>
    ${!told.entrants.length && html`<p class="lobby-about">${tell("contest-entrants-none")}</p>`}
    <ul class="lobby-list">${told.entrants.map(
      (/** @type {any} */ one) =>
        html`<li key=${one.number}><div><${Named} person=${one.person} /></div>${one.state === "invited" && html`<p class="lobby-turn">${tell("contest-invited")}</p>`}</li>`,
    )}</ul></section>`;
}

/** @param {{told: any}} props */
function Standings({ told }) {
  const bracket = told.form === "bracket";
  const breaks = told.tie_breaks.filter(
    (/** @type {string} */ one) => one !== "points" && one !== "won" && one !== "reached",
  );
  const head = ["contest-place", "contest-player"];
  head.push(
    bracket ? "contest-reached" : "contest-points",
    ...breaks.map((/** @type {string} */ one) => `contest-${one}`),
  );
  head.push("contest-won", "contest-drawn", "contest-lost");
  const sides = told.seats.map((/** @type {any} */ one) => localized(one, "title"));
  return html`<section data-standings>
    <${Sheet} label=${tell("contest-standings")} head=${[...head.map((id) => tell(id)), ...sides]}>
    ${told.standings.map((/** @type {any} */ one) => {
      const entrant = told.entrants.find((/** @type {any} */ known) => known.number === one.entrant);
      return html`<tr key=${one.entrant} class=${one.entrant === told.entered ? "is-own" : ""}><td>${one.place}</td>
        <th scope="row"><${Named} person=${entrant.person} />${entrant.state === "withdrawn" && html` <small>${tell("contest-withdrawn")}</small>`}</th>
        <td><b>${bracket ? reachedOf(told, one) : pointsOf(one.points)}</b></td>${breaks.map((/** @type {string} */ name) => html`<td key=${name}>${pointsOf(one[name])}</td>`)}
        <td>${one.won}</td><td>${one.drawn}</td><td>${one.lost}</td><td>${one.firsts}</td><td>${one.seconds}</td></tr>`;
    })}<//>
    <p class="lobby-hint">${tell(`contest-ties-${told.form}`)}</p></section>`;
}

/** @param {any} told @param {any} one */
function reachedOf(told, one) {
  if (one.reached > told.rounds) return tell("contest-winner");
  return tell("contest-round", { round: one.reached });
}
