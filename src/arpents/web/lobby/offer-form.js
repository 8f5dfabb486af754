// Offering a match: which, on which side, how fast, to whom.
import { post } from "../core/api.js";
import { remember, remembered } from "../core/settings.js";
import { localized, say } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { tell, useDoing } from "./texts.js";

/** @param {{games: any[], look: () => Promise<void>}} props */
export function OfferForm({ games, look }) {
  const { run, busy, said } = useDoing();
  const [slug, setSlug] = useState(remembered("game", "quebec-1759"));
  const [pace, setPace] = useState("");
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const game = games.find((one) => one.slug === slug) ?? games[0];
  if (!game) return null;
  const choose = (/** @type {string} */ chosen) => {
    setSlug(chosen);
    setOptions({});
    remember("game", chosen);
  };
  const offer = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const whole = (/** @type {string} */ name) => Number(data.get(name));
    const terms =
      pace === "live"
        ? { bank: whole("minutes") * 60, increment: whole("increment") }
        : pace === "correspondence"
          ? { days: whole("days"), bank: whole("reserve") }
          : {};
    const invited = String(data.get("invited") ?? "").trim();
    run(
      async () => {
        await post("/lobby/offers", {
          game: game.slug,
          scenario: data.get("scenario") ?? game.scenarios[0].id,
          options,
          side: data.get("side"),
          pace,
          terms,
          hints: data.get("hints") !== null,
          ...(invited && { invited }),
        });
        await look();
      },
      tell(invited ? "lobby-invited" : "lobby-offered"),
    );
  };
  return html`<section aria-labelledby="lobby-new" data-section="new"><h2 id="lobby-new">${tell("lobby-new")}</h2>
    <form class="lobby-grid" data-new-offer onSubmit=${offer}>
      <label class="field">${tell("lobby-game")}<select name="game" onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
        ${games.map((one) => html`<option key=${one.slug} value=${one.slug} selected=${one === game}>${localized(one, "title")}</option>`)}</select></label>
      ${
        game.scenarios.length > 1 &&
        html`<label class="field">${say("ui-scenario")}<select name="scenario" key=${game.slug}>
        ${game.scenarios.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id}>${localized(one, "title")}</option>`)}</select></label>`
      }
      <label class="field">${tell("lobby-side")}<select name="side" key=${`side ${game.slug}`}><option value="">${tell("lobby-side-any")}</option>
        ${game.seats.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id}>${localized(one, "title")}</option>`)}</select></label>
      <label class="field">${tell("lobby-pace")}<select name="pace" onChange=${(/** @type {any} */ event) => setPace(event.target.value)}>
        ${["", "live", "correspondence"].map((one) => html`<option key=${one} value=${one} selected=${one === pace}>${tell(`lobby-pace-${one || "none"}`)}</option>`)}</select></label>
      ${
        pace === "live" &&
        html`<${Whole} name="minutes" label="lobby-bank-minutes" least=${1} most=${360} usual=${30} /><${Whole} name="increment" label="lobby-increment" least=${0} most=${600} usual=${30} />`
      }
      ${
        pace === "correspondence" &&
        html`<${Whole} name="days" label="lobby-days" least=${1} most=${30} usual=${3} /><${Whole} name="reserve" label="lobby-bank-days" least=${0} most=${90} usual=${10} />`
      }
      <label class="field">${tell("lobby-whom")}<input name="invited" maxlength="32" autocomplete="off" spellcheck=${false} aria-describedby="lobby-whom-hint" />
        <small id="lobby-whom-hint">${tell("lobby-whom-hint")}</small></label>
      <label class="pick"><input type="checkbox" name="hints" /> ${say("ui-hints-wanted")}</label>
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
      <p class="lobby-buttons"><button class="primary" disabled=${busy}>${tell("lobby-offer")}</button></p>
    </form>${said}</section>`;
}

/** @param {{name: string, label: string, least: number, most: number, usual: number}} props */
function Whole({ name, label, least, most, usual }) {
  return html`<label class="field">${tell(label)}<input type="number" name=${name} min=${least} max=${most} defaultValue=${usual} required /></label>`;
}
