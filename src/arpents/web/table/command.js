// The command line takes words, the rulebook's own notation, and narrows the choices while one types.
import { localized, say } from "../core/speech.js";
import { html, useId } from "../core/ui.js";
import { offered } from "./choices.js";
import { journeysLeft } from "./journeys.js";
import { plain } from "./plain.js";

/** @param {{session: import("./session.js").Session}} props */
export function Command({ session }) {
  const id = useId();
  const typed = session.filter.value;
  const play = (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = typed.trim();
    if (!words) return;
    const left = offered(session);
    const exact = left.find((choice) => choice.words === words || plain(localized(choice, "label")) === plain(words));
    const only = left.length === 1 && left.length < session.choices.peek().length ? left[0] : undefined;
    const far = [...journeysLeft(session, false), ...journeysLeft(session, true)];
    if (exact ?? only) session.play((exact ?? only)?.words ?? words);
    else if (far.length === 1 && left.length === session.choices.peek().length) session.playAll(far[0].words);
    else session.play(words);
  };
  return html`<form class="command" onSubmit=${play} autocomplete="off">
    <label for=${id} class="unseen">${say("ui-command")}</label>
    <input id=${id} type="text" value=${typed} placeholder=${say("ui-command-hint")} spellcheck="false" autocapitalize="off"
      onInput=${(/** @type {any} */ event) => (session.filter.value = event.target.value)}
      onKeyDown=${(/** @type {any} */ event) => {
        if (event.key !== "Escape") return;
        session.filter.value = "";
        event.target.blur(); // back to the keys of the table
      }} />
    <button type="button" onClick=${() => typed.trim() && session.reasons.why(typed.trim())}>${say("ui-why")}</button>
    <button type="submit" class="primary">${say("ui-play")}</button>
  </form>`;
}
