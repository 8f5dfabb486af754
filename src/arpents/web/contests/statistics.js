// What was played, and how it came out: by scenario, side and opening.
import { get, keep } from "../core/api.js";
import { localized, percent } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { chosen, GameChoice } from "./ratings.js";
import { Frame, Sheet, tell, useAnswer } from "./texts.js";

const AMONG = ["", "people", "mixed", "computers"];

/** @param {{slug: string}} props */
export function StatisticsPage({ slug }) {
  const game = chosen(slug);
  const [scenario, setScenario] = useState("");
  const [among, setAmong] = useState("");
  const [depth, setDepth] = useState(1);
  const { answer, trouble } = useAnswer(async () => {
    const known = (await keep("/games")).games;
    const scenarios = known.find((/** @type {any} */ one) => one.slug === game)?.scenarios ?? [];
    const one = scenarios.some((/** @type {any} */ found) => found.id === scenario) ? scenario : "";
    const wanted = new URLSearchParams({ game, scenario: one, among, depth: String(depth) });
    return { ...(await get(`/statistics?${wanted}`)), games: known, known: scenarios };
  }, [game, scenario, among, depth]);
  return html`<${Frame} title=${tell("contest-statistics")} here="statistics" known=${answer} trouble=${trouble}>
    <section><p class="lobby-about">${tell("contest-statistics-about")}</p>
      <div class="lobby-grid"><${GameChoice} games=${answer?.games ?? []} slug=${game} place="statistics" />
        ${
          (answer?.known.length ?? 0) > 1 &&
          html`<label class="field">${tell("contest-scenario")}<select name="scenario" onChange=${(/** @type {any} */ event) => setScenario(event.target.value)}>
          <option value="">${tell("contest-all-scenarios")}</option>${answer.known.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id} selected=${one.id === scenario}>${localized(one, "title")}</option>`)}</select></label>`
        }
        <label class="field">${tell("contest-among")}<select name="among" onChange=${(/** @type {any} */ event) => setAmong(event.target.value)}>
          ${AMONG.map((one) => html`<option key=${one} value=${one} selected=${one === among}>${tell(`contest-among-${one || "all"}`)}</option>`)}</select></label>
        <label class="field">${tell("contest-depth")}<select name="depth" onChange=${(/** @type {any} */ event) => setDepth(Number(event.target.value))}>
          ${[1, 2, 3].map((one) => html`<option key=${one} value=${one} selected=${one === depth}>${tell("contest-depth-of", { count: one })}</option>`)}</select></label>
      </div></section>
    ${answer && !answer.scenarios.length && html`<section><p>${tell("contest-statistics-none")}</p></section>`}
    ${answer && answer.scenarios.length > 0 && html`<${Sides} scenarios=${answer.scenarios} /><${Openings} openings=${answer.openings} />`}
  <//>`;
}

/** @param {{scenarios: any[]}} props */
function Sides({ scenarios }) {
  return html`<section data-sides><${Sheet} label=${tell("contest-sides")} head=${["contest-scenario", "contest-side", "contest-matches", "contest-won", "contest-drawn", "contest-lost", "contest-share", "contest-decisions"].map((id) => tell(id))}>
    ${scenarios.flatMap((one) =>
      one.seats.map(
        (
          /** @type {any} */ seat,
        ) => html`<tr key=${`${one.scenario} ${seat.seat}`}><th scope="row">${localized(one, "scenario")}</th><td>${localized(seat, "seat")}</td>
      <td>${seat.played}</td><td>${seat.won}</td><td>${seat.drawn}</td><td>${seat.lost}</td><td>${shareOf(seat)}</td><td>${one.decisions}</td></tr>`,
      ),
    )}<//></section>`;
}

/** @param {{openings: any[]}} props */
function Openings({ openings }) {
  if (!openings.length)
    return html`<section data-openings><h2>${tell("contest-openings")}</h2><p class="lobby-about">${tell("contest-openings-none")}</p></section>`;
  return html`<section data-openings><${Sheet} label=${tell("contest-openings")} head=${["contest-side", "contest-opening", "contest-matches", "contest-won", "contest-drawn", "contest-lost", "contest-share"].map((id) => tell(id))}>
    ${openings.map(
      (
        one,
      ) => html`<tr key=${`${one.seat} ${one.opening.map((/** @type {any} */ step) => step.words).join(", ")}`}><td>${localized(one, "seat")}</td>
      <th scope="row">${one.opening.map((/** @type {any} */ step) => localized(step, "label")).join(" → ")}</th>
      <td>${one.played}</td><td>${one.won}</td><td>${one.drawn}</td><td>${one.lost}</td><td>${shareOf(one)}</td></tr>`,
    )}<//></section>`;
}

/** What a side has made of its matches: a draw is a half. @param {any} tally */
function shareOf({ played, won, drawn }) {
  return percent(played ? (won + drawn / 2) / played : 0);
}
