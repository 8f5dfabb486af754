// The card of a thing, near it: it passes with the pointer, or stays where it was asked for.
import { say } from "../core/speech.js";
import { classes, html, useEffect, useLayoutEffect, useRef } from "../core/ui.js";
import { SheetFace } from "./sheet-face.js";
import { headText } from "./values.js";

const AWAY = 14; // pixels from the pointer

/** @param {{inspector: import("./inspector.js").Inspector}} props */
export function InspectCard({ inspector }) {
  const shown = inspector.shown.value;
  const card = useRef(/** @type {any} */ (null));
  const pinned = Boolean(shown?.pinned);
  useLayoutEffect(() => {
    if (!shown || !card.current) return;
    const { width, height } = card.current.getBoundingClientRect();
    const right = shown.x + AWAY + width < innerWidth - 8;
    const left = right ? shown.x + AWAY : Math.max(8, shown.x - AWAY - width);
    card.current.style.left = `${Math.min(left, Math.max(8, innerWidth - width - 8))}px`;
    card.current.style.top = `${Math.max(8, Math.min(shown.y + AWAY, innerHeight - height - 8))}px`;
  });
  useEffect(() => {
    if (!pinned) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    card.current?.focus();
    const away = (/** @type {Event} */ event) => {
      if (!card.current?.contains(event.target) && !document.querySelector("dialog[open]")) inspector.close();
    };
    const leave = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      inspector.close();
    };
    addEventListener("pointerdown", away, true);
    addEventListener("keydown", leave, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      removeEventListener("keydown", leave, true);
      if (document.body === document.activeElement) before?.focus?.();
    };
  }, [pinned]);
  if (!shown) return null;
  const { slug, sorts } = inspector;
  const title = headText(shown.sheet.title, slug);
  return html`<aside class=${classes("inspect", pinned && "is-pinned")} ref=${card} data-thing=${shown.sheet.thing} data-over
    role=${pinned ? "dialog" : "status"} aria-label=${title} tabindex=${pinned ? -1 : undefined}>
    <header><h2>${title}</h2>
      ${pinned && inspector.before.length > 0 && html`<button type="button" class="quiet" data-back onClick=${() => inspector.back()} aria-label=${say("ui-inspect-back")}>←</button>`}
      ${pinned && html`<button type="button" class="close" onClick=${() => inspector.close()} aria-label=${say("ui-close")}>×</button>`}</header>
    ${shown.again && html`<p class="inspect-again">${shown.again}</p>`}
    <${SheetFace} sheet=${shown.sheet} slug=${slug} sorts=${sorts} onThing=${pinned ? (/** @type {string} */ thing) => inspector.follow(thing) : undefined} />
  </aside>`;
}
