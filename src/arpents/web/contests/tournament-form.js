// Making a tournament: which game, in which form, how fast, for whom, and what becomes of matches that are late.
import { post } from "../core/api.js";
import { go } from "../core/route.js";
import { remember, remembered } from "../core/settings.js";
import { localized, say } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { tell as tellLobby, useDoing } from "../lobby/texts.js";
import { tell } from "./texts.js";

/** @param {{games: any[]}} props */
export function TournamentForm({ games }) {
  const { run, busy, said } = useDoing();
  const [slug, setSlug] = useState(remembered("game", "quebec-1759"));
  const [form, setForm] = useState("swiss");
  const [pace, setPace] = useState("correspondence");
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const game = games.find((one) => one.slug === slug) ?? games[0];
  if (!game) return null;
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const whole = (/** @type {string} */ name) => Number(data.get(name) ?? 0);
    const terms =
      pace === "live"
        ? { bank: whole("minutes") * 60, increment: whole("increment") }
        : pace === "correspondence"
          ? { days: whole("days"), bank: whole("reserve") }
          : {};
    run(async () => {
      const made = await post("/tournaments", {
        name: data.get("name"),
        about: data.get("about"),
        game: game.slug,
        scenario: data.get("scenario") ?? game.scenarios[0].id,
        options,
        pace,
        terms,
        form,
        rounds: form === "bracket" ? 0 : whole("rounds"),
        entry: data.get("entry"),
        pairing: data.get("pairing"),
        overdue: data.get("overdue"),
        watching: data.get("watching"),
        round_hours: whole("round_days") * 24,
        most: whole("most"),
      });
      go(["tournament", made.id]);
    });
  };
  const choose = (/** @type {string} */ one) => {
    setSlug(one);
    setOptions({});
    remember("game", one);
  };
  return html`<section aria-labelledby="tournament-new" data-section="new"><h2 id="tournament-new">${tell("contest-new")}</h2>
    <form class="lobby-grid" data-new-tournament onSubmit=${make}>
      <label class="field">${tell("contest-name")}<input name="name" required minlength="3" maxlength="80" autocomplete="off" /></label>
      <label class="field">${tellLobby("lobby-game")}<select name="game" onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
        ${games.map((one) => html`<option key=${one.slug} value=${one.slug} selected=${one === game}>${localized(one, "title")}</option>`)}</select></label>
      ${
        game.scenarios.length > 1 &&
        html`<label class="field">${say("ui-scenario")}<select name="scenario" key=${game.slug}>
        ${game.scenarios.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id}>${localized(one, "title")}</option>`)}</select></label>`
      }
      <${Choice} name="form" values=${["swiss", "round-robin", "bracket"]} value=${form} change=${setForm} hint=${`contest-form-${form}-how`} />
      ${form === "swiss" && html`<${Whole} name="rounds" label=${tell("contest-rounds")} least=${0} most=${20} usual=${0} hint=${tell("contest-rounds-how")} />`}
      ${
        form === "round-robin" &&
        html`<label class="field">${tell("contest-times")}<select name="rounds"><option value="1">${tell("contest-times-once")}</option><option value="2">${tell("contest-times-twice")}</option></select></label>`
      }
      <label class="field">${tellLobby("lobby-pace")}<select name="pace" onChange=${(/** @type {any} */ event) => setPace(event.target.value)}>
        ${["", "live", "correspondence"].map((one) => html`<option key=${one} value=${one} selected=${one === pace}>${tellLobby(`lobby-pace-${one || "none"}`)}</option>`)}</select></label>
      ${
        pace === "live" &&
        html`<${Whole} name="minutes" label=${tellLobby("lobby-bank-minutes")} least=${1} most=${360} usual=${30} /><${Whole} name="increment" label=${tellLobby("lobby-increment")} least=${0} most=${600} usual=${30} />`
      }
      ${
        pace === "correspondence" &&
        html`<${Whole} name="days" label=${tellLobby("lobby-days")} least=${1} most=${30} usual=${3} /><${Whole} name="reserve" label=${tellLobby("lobby-bank-days")} least=${0} most=${90} usual=${10} />`
      }
      <${Whole} name="round_days" label=${tell("contest-round-days")} least=${0} most=${90} usual=${0} hint=${tell("contest-round-days-how")} />
      <${Choice} name="overdue" values=${["asked", "draw", "organiser"]} />
      <${Choice} name="entry" values=${["anyone", "people", "bots", "invited"]} />
      <${Whole} name="most" label=${tell("contest-most")} least=${2} most=${64} usual=${16} />
      <${Choice} name="pairing" values=${["table", "organiser"]} />
      <${Choice} name="watching" values=${["turn", "live", "none"]} />
      <label class="field wide">${tell("contest-about")}<textarea name="about" rows="3" maxlength="2000"></textarea></label>
      ${
        game.options.length > 0 &&
        html`<details class="options"><summary>${say("ui-options", { count: game.options.length })}</summary>
        ${game.options
          .filter((/** @type {any} */ option) => !option.written)
          .map(
            (
              /** @type {any} */ option,
            ) => html`<div class="option" key=${option.id}><label>${localized(option, "title")}<select name=${`option-${option.id}`} onChange=${(/** @type {any} */ event) => setOptions({ ...options, [option.id]: event.target.value })}>
          ${option.values.map((/** @type {any} */ value) => html`<option key=${value.id} value=${value.id} selected=${value.id === (options[option.id] ?? option.values[0].id)}>${localized(value, "title")}</option>`)}</select></label></div>`,
          )}</details>`
      }
      <p class="lobby-buttons wide"><button class="primary" disabled=${busy}>${tell("contest-make")}</button></p>
    </form>${said}</section>`;
}

/** @param {{name: string, values: string[], value?: string, change?: (value: string) => void, hint?: string}} props */
function Choice({ name, values, value, change, hint }) {
  return html`<label class="field">${tell(`contest-${name}`)}<select name=${name} onChange=${(/** @type {any} */ event) => change?.(event.target.value)}>
    ${values.map((one) => html`<option key=${one} value=${one} selected=${one === (value ?? values[0])}>${tell(`contest-${name}-${one}`)}</option>`)}</select>
    ${hint && html`<small>${tell(hint)}</small>`}</label>`;
}

/** @param {{name: string, label: string, least: number, most: number, usual: number, hint?: string}} props */
function Whole({ name, label, least, most, usual, hint }) {
  return html`<label class="field">${label}<input type="number" name=${name} min=${least} max=${most} defaultValue=${usual} required />${hint && html`<small>${hint}</small>`}</label>`;
}
