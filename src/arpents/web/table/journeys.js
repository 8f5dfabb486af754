// What is decided in one go: whole answers as buttons, far places on the map and in a list, and the rest of a line.
import { again } from "../core/clicks.js";
import { localized, say } from "../core/speech.js";
import { html } from "../core/ui.js";
import { plain } from "./plain.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../core/seat-client.js").Journey} Journey */

const MOST_WHOLES = 4; // shown at first

/** A journey leads somewhere by a path; the others are whole answers. @param {Journey} journey */
export const leads = (journey) => Boolean(journey.path?.length);

/** What may be decided in one go, as far as what was typed leaves it. @param {Session} session @param {boolean} far */
export function journeysLeft(session, far) {
  const typed = plain(session.filter.value.trim());
  const all = session.journeys.value.filter((journey) => leads(journey) === far);
  return typed ? all.filter((journey) => plain(localized(journey.text)).includes(typed)) : all;
}

/** Above the single choices: going on, whole answers, far places. What can be done in several ways, and what is too much, is folded. @param {{session: Session}} props */
export function Wholes({ session }) {
  const left = session.unfinished();
  const wholes = journeysLeft(session, false);
  const shown = wholes.filter((journey) => aloneAt(session, journey)).slice(0, MOST_WHOLES);
  const folded = wholes.filter((journey) => !shown.includes(journey));
  const far = journeysLeft(session, true);
  if (!left.length && !wholes.length && !far.length) return null;
  return html`<div class="wholes" role="group" aria-label=${say("ui-wholes")}>
    ${left.length > 0 && html`<${GoOn} session=${session} left=${left} />`}
    ${shown.map((journey) => html`<${JourneyButton} key=${journey.words.join()} session=${session} journey=${journey} />`)}
    <${Folded} session=${session} journeys=${folded} title=${say("ui-more-wholes", { count: folded.length })} />
    <${Folded} session=${session} journeys=${far} title=${say("ui-far-places", { count: new Set(far.map((journey) => journey.target)).size })} />
  </div>`;
}

/** Whether nothing else can be meant by a click on its place. @param {Session} session @param {Journey} journey */
function aloneAt(session, journey) {
  return !journey.target || session.targets.value.get(journey.target)?.length === 1;
}

/** @param {{session: Session, journeys: Journey[], title: string}} props */
export function Folded({ session, journeys, title }) {
  if (!journeys.length) return null;
  return html`<details class="far" open=${Boolean(session.filter.value.trim())}><summary>${title}</summary>
    <ul>${journeys.map((journey) => html`<li key=${journey.words.join()}><${JourneyButton} session=${session} journey=${journey} /></li>`)}</ul></details>`;
}

/** @param {{session: Session, left: string[]}} props */
function GoOn({ session, left }) {
  const journey = session.journeys.value.find((one) => one.words.join() === left.join());
  const first = session.choices.value.find((choice) => choice.words === left[0]);
  const text = journey ? localized(journey.text) : `${localized(first, "label")}${left.length > 1 ? "…" : ""}`;
  return html`<button type="button" class="whole" data-chain=${left.join(", ")} data-go-on aria-disabled=${session.busy.value}
    onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.playAll(left)}>${say("ui-go-on", { text })}</button>`;
}

/** @param {{session: Session, journey: Journey, role?: string}} props */
export function JourneyButton({ session, journey }) {
  const show = () => {
    session.journey.value = journey;
  };
  const hide = () => {
    if (session.journey.peek() === journey) session.journey.value = null;
  };
  return html`<button type="button" class="whole" data-chain=${journey.words.join(", ")} aria-disabled=${session.busy.value}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (again(event)) return;
      session.byKeyboard = event.detail === 0;
      session.playAll(journey.words);
    }}
    onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show} onBlur=${hide}>
    <span>${localized(journey.text)}</span>${journey.at_once < journey.words.length && html`<small>${say("ui-may-stop")}</small>`}</button>`;
}

/** What a click on the place under the pointer would do. @param {{session: Session}} props */
export function JourneyTold({ session }) {
  const journey = session.journey.value;
  if (!journey || session.foreseen.value || session.menu.value) return null;
  const others = (session.targets.value.get(journey.target ?? "-") ?? []).filter((one) => one !== journey);
  return html`<div class="foresight" data-journey-told><p class="foresight-title">${[journey, ...others].map((one) => localized(one.text)).join(" · ")}</p>
    ${journey.at_once < journey.words.length && html`<p class="uncertain">${say("ui-may-stop")}</p>`}</div>`;
}
