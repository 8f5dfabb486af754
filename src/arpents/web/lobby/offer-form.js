// Offering a match: which, on which side, how fast, to whom.
import { post } from "../core/api.js";
import { broughtTo } from "../core/armies.js";
import { remember, remembered } from "../core/settings.js";
import { localized, say } from "../core/speech.js";
import { html, useState } from "../core/ui.js";
import { PaceFields, paceIn } from "./pace-fields.js";
import { tell, useDoing } from "./texts.js";

/** @param {{games: any[], look: () => Promise<void>}} props */
export function OfferForm({ games, look }) {
  const { run, busy, said } = useDoing();
  const [slug, setSlug] = useState(remembered("game", "quebec-1759"));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({ ...broughtTo(slug)?.options }));
  const game = games.find((one) => one.slug === slug) ?? games[0];
  const brought = game && broughtTo(game.slug);
  if (!game) return null;
  const choose = (/** @type {string} */ chosen) => {
    setSlug(chosen);
    setOptions({ ...broughtTo(chosen)?.options });
    remember("game", chosen);
  };
  const offer = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const pace = paceIn(data);
    const invited = String(data.get("invited") ?? "").trim();
    run(
      async () => {
        await post("/lobby/offers", {
          game: game.slug,
          scenario: data.get("scenario") ?? game.scenarios[0].id,
          options,
          side: data.get("side"),
          pace: pace?.kind ?? "",
          terms: pace?.terms ?? {},
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
        ${game.scenarios.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id} selected=${one.id === brought?.scenario}>${localized(one, "title")}</option>`)}</select></label>`
      }
      <label class="field">${tell("lobby-side")}<select name="side" key=${`side ${game.slug}`}><option value="">${tell("lobby-side-any")}</option>
        ${game.seats.map((/** @type {any} */ one) => html`<option key=${one.id} value=${one.id}>${localized(one, "title")}</option>`)}</select></label>
      <${PaceFields} />
      <label class="field">${tell("lobby-whom")}<input name="invited" maxlength="32" autocomplete="off" spellcheck=${false} aria-describedby="lobby-whom-hint" />
        <small id="lobby-whom-hint">${tell("lobby-whom-hint")}</small></label>
      <label class="pick"><input type="checkbox" name="hints" /> ${say("ui-hints-wanted")}</label>
      ${
        game.options.some((/** @type {any} */ option) => option.written) &&
        html`<p class="lobby-buttons"><a class="button" data-army href=${`#/army/${game.slug}`}>${say("ui-army")}</a>${brought && html` <span>${say("ui-army-brought")}</span>`}</p>`
      }
      ${
        game.options.length > 0 &&
        html`<details class="options" open=${Boolean(brought)}><summary>${say("ui-options", { count: game.options.length })}</summary>
        ${game.options.map(
          (/** @type {any} */ option) => html`<div class="option" key=${option.id}><label>${localized(option, "title")}
          ${
            option.written
              ? html`<input name=${`option-${option.id}`} placeholder=${localized(option.values[0], "title")} value=${options[option.id] ?? ""} spellcheck="false" onInput=${(/** @type {any} */ event) => setOptions(withOption(options, option.id, event.target.value.trim()))} />`
              : html`<select name=${`option-${option.id}`} onChange=${(/** @type {any} */ event) => setOptions({ ...options, [option.id]: event.target.value })}>
            ${option.values.map((/** @type {any} */ value) => html`<option key=${value.id} value=${value.id} selected=${value.id === (options[option.id] ?? option.values[0].id)}>${localized(value, "title")}</option>`)}</select>`
          }</label></div>`,
        )}</details>`
      }
      <p class="lobby-buttons"><button class="primary" disabled=${busy}>${tell("lobby-offer")}</button></p>
    </form>${said}</section>`;
}

/** @param {Record<string, string>} options @param {string} id @param {string} value  nothing: the usual one */
function withOption(options, id, value) {
  const { [id]: _, ...others } = options;
  return value ? { ...others, [id]: value } : others;
}
