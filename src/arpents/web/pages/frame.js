// The bar at the top, and what is said when something is wrong.
import { pace, palette, theme, wanted } from "../core/settings.js";
import { localized, say } from "../core/speech.js";
import { hashOf, route } from "../core/route.js";
import { classes, html, signal, useLayoutEffect, useRef, useState } from "../core/ui.js";
import { Refused, Unreachable } from "../core/api.js";
import { seatClass } from "../board/pieces.js";
import { openCard } from "../table/card.js";
import { openRule } from "../table/rules.js";

/** What the hall adds to the bar and the table, once it is fetched: nothing where the host has opened none. */
export const hallParts = signal(/** @type {typeof import("../hall/parts.js") | null} */ (null));

/** @param {{slug?: string, title?: string, card?: import("../table/card.js").WantedCard, tracks?: import("../board/scene.js").Track[], onRead?: () => void}} props */
export function Bar({ slug, title, card, tracks = [], onRead }) {
  const [open, setOpen] = useState(false);
  const opener = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    if (!open) return undefined;
    const close = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation(); // whatever else it leaves waits for the next press
      setOpen(false);
      opener.current?.focus();
    };
    addEventListener("keydown", close, true);
    return () => removeEventListener("keydown", close, true);
  }, [open]);
  return html`<header class="bar">
    <a class="skip" href=${hashOf(route.value)} onClick=${skip}>${say("ui-skip")}</a>
    <a class="home" href="#/">Arpents</a>
    ${title && html`<span class="bar-title">${title}</span>`}
    <span class="tracks" tabindex=${tracks.length ? 0 : undefined} role="group" aria-label=${say("ui-tracks")}>${tracks.map((track) => html`<span class=${classes("track", seatClass(track.seat))} data-score=${track.score} key=${track.title}><small>${track.title}</small> ${track.value}</span>`)}</span>
    <nav class="bar-tools" aria-label=${say("ui-tools")}>
      ${onRead && html`<button type="button" onClick=${onRead}>${say("ui-read")}</button>`}
      ${card && html`<button type="button" data-card aria-keyshortcuts="c" onClick=${() => (openCard.value = card)}>${say("ui-card")}</button>`}
      ${slug && html`<button type="button" onClick=${() => (openRule.value = { slug, rule: "" })}>${say("ui-rules")}</button>`}
      ${hallParts.value && html`<${hallParts.value.Whoami} />`}
      <span class="languages" role="group" aria-label="Langue · Language">
        <button type="button" lang="fr" aria-pressed=${wanted.value === "fr"} onClick=${() => (wanted.value = "fr")}>FR</button>
        <button type="button" lang="en" aria-pressed=${wanted.value === "en"} onClick=${() => (wanted.value = "en")}>EN</button>
      </span>
      <button type="button" ref=${opener} data-looks aria-expanded=${open} onClick=${() => setOpen(!open)} aria-label=${say("ui-looks")}>◐</button>
    </nav>
    ${
      open &&
      html`<div class="looks">
      <label>${say("ui-theme")} <select value=${theme.value} onChange=${(/** @type {any} */ event) => (theme.value = event.target.value)}>
        ${["auto", "light", "dark", "contrast"].map((name) => html`<option value=${name} selected=${theme.value === name}>${say(`ui-theme-${name}`)}</option>`)}</select></label>
      <label>${say("ui-palette")} <select value=${palette.value} onChange=${(/** @type {any} */ event) => (palette.value = event.target.value)}>
        ${["period", "clear"].map((name) => html`<option value=${name} selected=${palette.value === name}>${say(`ui-palette-${name}`)}</option>`)}</select></label>
      <label>${say("ui-pace")} <select data-pace value=${pace.value} onChange=${(/** @type {any} */ event) => (pace.value = event.target.value)}>
        ${["off", "slow", "usual", "fast"].map((name) => html`<option value=${name} selected=${pace.value === name}>${say(`ui-pace-${name}`)}</option>`)}</select></label>
    </div>`
    }
  </header>`;
}

/** Past the bar and the board, to what is asked; elsewhere to what the page is about. @param {Event} event */
function skip(event) {
  event.preventDefault();
  const goal = /** @type {HTMLElement | null} */ (document.querySelector(".ask") ?? document.querySelector("main"));
  if (!goal) return;
  goal.tabIndex = -1;
  goal.focus();
}

/** @param {{error: any}} props */
export function Trouble({ error }) {
  const text =
    error instanceof Refused ? localized(error.body) : error instanceof Unreachable ? say("ui-lost") : localized(error);
  return html`<div class="trouble" role="alert"><p>${text || say("ui-trouble")}</p><p><a href="#/">${say("ui-home")}</a></p></div>`;
}
