// Programs that act for somebody: bots with a name of their own, and the tokens they are known by.
import { post } from "../core/api.js";
import { html, useState } from "../core/ui.js";
import { tell } from "./account.js";
import { day, Field, useDoing, written } from "./forms.js";

const SCOPES = ["play", "read"];

/** @param {import("./me.js").Given} props */
export function Programs({ account, reload }) {
  const { run, busy, said } = useDoing();
  const [made, setMade] = useState(/** @type {any} */ (null));
  const named = (/** @type {string | null} */ bot) =>
    bot ? account.bots.find((/** @type {any} */ one) => one.id === bot)?.name : account.me.name;
  const addBot = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const { name } = written(event);
    run(async () => {
      await post("/hall/me/bots", { name });
      form.reset();
      await reload();
    }, "hall-bot-made");
  };
  const addToken = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const { name, bot, ...rest } = written(event);
    const scopes = SCOPES.filter((scope) => scope in rest);
    run(async () => {
      setMade(await post("/hall/me/tokens", { name, scopes, bot: bot || null }));
      form.reset();
      await reload();
    }, "hall-token-made");
  };
  const remove = (/** @type {string} */ path, /** @type {string} */ done) =>
    run(async () => {
      await post(`/hall/me/${path}`, {}, "DELETE");
      setMade(null);
      await reload();
    }, done);
  return html`<section aria-labelledby="me-programs" data-programs><details open=${account.bots.length + account.tokens.length > 0}><summary><h2 id="me-programs">${tell("hall-programs")}</h2></summary><div class="hall-part">
    <p class="hall-about">${tell("hall-programs-what")}</p>
    <h3>${tell("hall-bots")}</h3>
    ${
      account.bots.length > 0 &&
      html`<ul class="hall-list">${account.bots.map(
        (/** @type {any} */ bot) => html`<li key=${bot.id}><b>${tell("hall-bot-name", { person: bot.name })}</b>
      <button type="button" disabled=${busy} aria-label=${tell("hall-remove-named", { person: bot.name })} onClick=${() => remove(`bots/${bot.id}`, "hall-bot-removed")}>${tell("hall-remove")}</button></li>`,
      )}</ul>`
    }
    <form class="hall-line" data-add-bot onSubmit=${addBot}><${Field} name="name" label=${tell("hall-bot-new")} /><button disabled=${busy}>${tell("hall-add-bot")}</button></form>
    <h3>${tell("hall-tokens")}</h3>
    ${
      account.tokens.length > 0 &&
      html`<ul class="hall-list">${account.tokens.map(
        (
          /** @type {any} */ token,
        ) => html`<li key=${token.id}><span><b>${token.name}</b> <small>${tell("hall-token-about", { person: named(token.bot), scopes: token.scopes.map((/** @type {string} */ one) => tell(`hall-scope-${one}`)).join(", "), used: day(token.seen) })}</small></span>
      <button type="button" disabled=${busy} aria-label=${tell("hall-end-named", { person: token.name })} onClick=${() => remove(`tokens/${token.id}`, "hall-token-ended")}>${tell("hall-end")}</button></li>`,
      )}</ul>`
    }
    <form class="hall-grid" data-add-token onSubmit=${addToken}>
      <${Field} name="name" label=${tell("hall-token-name")} />
      <label class="hall-field">${tell("hall-token-for")}<select name="bot"><option value="">${account.me.name}</option>${account.bots.map((/** @type {any} */ bot) => html`<option key=${bot.id} value=${bot.id}>${tell("hall-bot-name", { person: bot.name })}</option>`)}</select></label>
      <fieldset class="hall-field"><legend>${tell("hall-scopes")}</legend>${SCOPES.map((scope) => html`<label key=${scope}><input type="checkbox" name=${scope} defaultChecked=${scope === "read"} /> ${tell(`hall-scope-${scope}`)}</label>`)}</fieldset>
      <p class="hall-buttons"><button disabled=${busy}>${tell("hall-add-token")}</button></p>
    </form>
    ${made && html`<p class="hall-token" role="status">${tell("hall-token-once")} <code data-token>${made.token}</code></p>`}
    ${said}</div></details></section>`;
}
