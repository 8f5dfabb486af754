// Going back: the last click with all it decided, everything, or one choice of several.
import { again, began } from "../core/clicks.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {{session: Session, children?: any}} props */
export function Undo({ session, children }) {
  const undo = session.now.value?.undo;
  if (!undo) return null;
  const steps = undo.steps ?? [];
  return html`<div class="undo">
    <button type="button" onClick=${(/** @type {MouseEvent} */ event) => began(event) && session.undo()} aria-disabled=${!undo.possible} aria-describedby="undo-says" data-undo
      class=${classes(!undo.possible && "is-closed")} aria-keyshortcuts="u">${say("ui-undo")} <kbd aria-hidden="true">U</kbd></button>
    <${Steps} session=${session} steps=${steps} />
    ${children}
  </div>
  <p class="undo-says" id="undo-says" title=${localized(undo)}>${localized(undo)}</p>`;
}

/** What can still be taken back, one by one or all at once; it lies over the table, which stays where it is. @param {{session: Session, steps: any[]}} props */
function Steps({ session, steps }) {
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {any} */ (null));
  useEffect(() => {
    if (!open) return undefined;
    const away = (/** @type {Event} */ event) => {
      if (!box.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", away, true);
    return () => removeEventListener("pointerdown", away, true);
  }, [open]);
  if (steps.length < 2) return null;
  return html`<div class="undo-more" ref=${box} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setOpen(false)}>
    <button type="button" class="quiet" aria-expanded=${open} data-undo-more onClick=${() => setOpen(!open)}>${say("ui-undo-more", { count: steps.length })}</button>
    ${
      open &&
      html`<div class="undo-steps" role="dialog" aria-label=${say("ui-undo-steps")}>
      <ol>${steps.map(
        (step, number) => html`<li key=${number}><span>${localized(step, "label")}</span>
        <button type="button" class="quiet" data-put-back=${step.words} aria-label=${say("ui-put-back", { text: localized(step, "label") })} onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.undo("line", step.words)}>×</button></li>`,
      )}</ol>
      <button type="button" data-undo-all onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.undo("all")}>${say("ui-undo-all")}</button>
    </div>`
    }
  </div>`;
}
