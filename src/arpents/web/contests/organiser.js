// What the organiser does: invite, begin, pair, give time, call off.
import { get, post } from "../core/api.js";
import { localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { tell as tellLobby, useDoing } from "../lobby/texts.js";
import { personOf } from "./rounds.js";
import { tell } from "./texts.js";

/** @param {{told: any, setTold: (told: any) => void}} props */
export function Organiser({ told, setTold }) {
  const { run, busy, said } = useDoing();
  const [sure, setSure] = useState(false);
  const ask = (/** @type {string} */ how, /** @type {object} */ body = {}, done = "") =>
    run(async () => setTold(await post(`/tournaments/${told.id}/${how}`, body)), done);
  const invite = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const done = await ask("invite", { name: new FormData(form).get("name") }, tellLobby("lobby-invited"));
    if (done) form.reset();
  };
  const give = (/** @type {Event} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    ask("deadline", { hours: Number(data.get("days")) * 24 }, tell("contest-time-given"));
  };
  const count = told.entrants.filter((/** @type {any} */ one) => one.state === "in").length;
  const out = told.entrants.filter((/** @type {any} */ one) => one.state !== "withdrawn");
  return html`<section data-organiser aria-labelledby="tournament-organiser"><h2 id="tournament-organiser">${tell("contest-organise")}</h2>
    ${
      told.state === "open" &&
      html`<form class="lobby-grid contests-line" data-invite onSubmit=${invite}><label class="field">${tell("contest-invite")}<input name="name" required maxlength="32" autocomplete="off" spellcheck=${false} /></label>
      <p class="lobby-buttons"><button disabled=${busy}>${tell("contest-invite-do")}</button></p></form>
      <p class="lobby-buttons"><button type="button" class="primary" data-start disabled=${busy || count < 2} onClick=${() => ask("start")}>${tell("contest-start")}</button>
        ${count < 2 && html`<span class="lobby-hint">${tell("contest-start-wants")}</span>`}</p>`
    }
    ${told.awaits_pairs && html`<${Pairs} key=${told.round} told=${told} busy=${busy} ask=${ask} />`}
    ${
      told.state === "running" &&
      told.round_ends > 0 &&
      html`<form class="lobby-grid contests-line" data-time onSubmit=${give}><label class="field">${tell("contest-more-days")}<input name="days" type="number" min="1" max="90" defaultValue="3" required /></label>
      <p class="lobby-buttons"><button disabled=${busy}>${tell("contest-give-time")}</button></p></form>`
    }
    ${
      out.length > 0 &&
      html`<details><summary>${tell("contest-remove")}</summary><ul class="lobby-list">${out.map(
        (/** @type {any} */ one) => html`<li key=${one.number}><div>${personOf(told, one.number)}</div>
        <p><button type="button" disabled=${busy} aria-label=${tell("contest-remove-of", { person: personOf(told, one.number) })} onClick=${() => ask("remove", { entrant: one.number })}>${tell("contest-remove-do")}</button></p></li>`,
      )}</ul></details>`
    }
    <p class="lobby-buttons">${
      sure
        ? html`<span class="lobby-sure">${tell("contest-call-off-ask")} <button type="button" data-sure disabled=${busy} onClick=${() => ask("call-off")}>${tellLobby("beside-yes")}</button> <button type="button" onClick=${() => setSure(false)}>${tellLobby("beside-no")}</button></span>`
        : html`<button type="button" data-call-off disabled=${busy} onClick=${() => setSure(true)}>${tell("contest-call-off")}</button>`
    }</p>${said}</section>`;
}

/** The next round, as the table proposes it and the organiser changes it. @param {{told: any, busy: boolean, ask: (how: string, body: object) => Promise<boolean>}} props */
function Pairs({ told, busy, ask }) {
  const [pairs, setPairs] = useState(/** @type {{first: number, second: number}[]} */ ([]));
  useEffect(() => {
    get(`/tournaments/${told.id}/proposal`).then(
      (found) => setPairs(found.pairs),
      () => {},
    );
  }, []);
  const players = pairs.flatMap((pair) => [pair.first, pair.second]).filter(Boolean);
  /** Whoever was there changes places with whoever comes. @param {number} place @param {"first" | "second"} side @param {number} wanted */
  const put = (place, side, wanted) => {
    const before = pairs[place][side];
    const swapped = pairs.map((pair) => ({
      first: pair.first === wanted ? before : pair.first,
      second: pair.second === wanted ? before : pair.second,
    }));
    swapped[place] = { ...swapped[place], [side]: wanted };
    setPairs(swapped);
  };
  return html`<div class="contests-pairs" data-pairs><p class="lobby-about">${tell("contest-pairs-how")}</p>
    ${pairs.map(
      (
        pair,
        place,
      ) => html`<fieldset key=${place} class="lobby-grid"><legend>${tell("contest-board", { board: place + 1 })}</legend>
      ${
        /** @type {("first" | "second")[]} */ (pair.second === 0 ? ["first"] : ["first", "second"]).map(
          (
            side,
          ) => html`<label class="field" key=${side}>${pair.second === 0 ? tell("contest-bye") : sideName(told, side)}
        <select onChange=${(/** @type {any} */ event) => put(place, side, Number(event.target.value))}>${players.map((one) => html`<option key=${one} value=${one} selected=${one === pair[side]}>${personOf(told, one)}</option>`)}</select></label>`,
        )
      }</fieldset>`,
    )}
    <p class="lobby-buttons"><button type="button" class="primary" data-pair disabled=${busy || !pairs.length} onClick=${() => ask("rounds", { pairs })}>${tell("contest-pair-do", { round: told.round + 1 })}</button></p></div>`;
}

/** @param {any} told @param {"first" | "second"} side */
function sideName(told, side) {
  return localized(told.seats[side === "first" ? 0 : 1], "title");
}
