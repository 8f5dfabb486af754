// The bar at the top, and what is said when something is wrong.
import { palette, theme, wanted } from "../core/settings.js";
import { say, told } from "../core/speech.js";
import { classes, html, useState } from "../core/ui.js";
import { Refused, Unreachable } from "../core/api.js";
import { sideClass } from "../board/pieces.js";
import { openRule } from "../table/rules.js";

/** @param {{slug?: string, title?: string, tracks?: import("../board/scene.js").Track[], onRead?: () => void}} props */
export function Bar({ slug, title, tracks = [], onRead }) {
  const [open, setOpen] = useState(false);
  return html`<header class="bar">
    <a class="home" href="#/">Arpents</a>
    ${title && html`<span class="bar-title">${title}</span>`}
    <span class="tracks">${tracks.map((track) => html`<span class=${classes("track", sideClass(track.seat))} key=${track.title}><small>${track.title}</small> ${track.value}</span>`)}</span>
    <nav class="bar-tools" aria-label=${say("ui-tools")}>
      ${onRead && html`<button type="button" onClick=${onRead}>${say("ui-read")}</button>`}
      ${slug && html`<button type="button" onClick=${() => (openRule.value = { slug, rule: "" })}>${say("ui-rules")}</button>`}
      <span class="languages" role="group" aria-label="Langue · Language">
        <button type="button" lang="fr" aria-pressed=${wanted.value === "fr"} onClick=${() => (wanted.value = "fr")}>FR</button>
        <button type="button" lang="en" aria-pressed=${wanted.value === "en"} onClick=${() => (wanted.value = "en")}>EN</button>
      </span>
      <button type="button" aria-expanded=${open} onClick=${() => setOpen(!open)} aria-label=${say("ui-looks")}>◐</button>
    </nav>
    ${open && html`<div class="looks">
      <label>${say("ui-theme")} <select value=${theme.value} onChange=${(/** @type {any} */ event) => (theme.value = event.target.value)}>
        ${["auto", "light", "dark", "contrast"].map((name) => html`<option value=${name} selected=${theme.value === name}>${say(`ui-theme-${name}`)}</option>`)}</select></label>
      <label>${say("ui-palette")} <select value=${palette.value} onChange=${(/** @type {any} */ event) => (palette.value = event.target.value)}>
        ${["period", "clear"].map((name) => html`<option value=${name} selected=${palette.value === name}>${say(`ui-palette-${name}`)}</option>`)}</select></label>
    </div>`}
  </header>`;
}

/** @param {{error: any}} props */
export function Trouble({ error }) {
  const text = error instanceof Refused ? told(error.body) : error instanceof Unreachable ? say("ui-lost") : told(error);
  return html`<div class="trouble" role="alert"><p>${text || say("ui-trouble")}</p><p><a href="#/">${say("ui-home")}</a></p></div>`;
}
