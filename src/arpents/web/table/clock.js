// Time at the table: the clocks, what becomes of who has none left, and what the table may pass.
import { post, Refused } from "../core/api.js";
import { language, localized, say, textsOf } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";

/** @typedef {import("./session.js").Session} Session */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WARNING = MINUTE; // of one's own time, at which one is told

/** @param {string} id @param {Record<string, unknown>} [args] */
const tell = (id, args = {}) => say(id, args, "@notices");

/** How far the table's clock is ahead of ours, by the state that it came with. @type {WeakMap<object, number>} */
const ahead = new WeakMap();

/** The moment at the table. @param {any} clock */
function nowAt(clock) {
  if (!ahead.has(clock)) ahead.set(clock, clock.now - Date.now());
  return Date.now() + /** @type {number} */ (ahead.get(clock));
}

/** What is left of a seat's time. By correspondence nights and days off do not count: it is told as it was. @param {any} clock @param {any} face */
function leftOf(clock, face) {
  const passes = face.runs && clock.pace.kind === "live";
  return Math.max(0, passes ? face.until - nowAt(clock) : face.until && nowAt(clock) >= face.until ? 0 : face.left);
}

/** @param {number} left @param {boolean} live */
function spanOf(left, live) {
  if (live) {
    const seconds = Math.ceil(left / SECOND);
    const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
    const hours = Math.floor(seconds / 3600);
    return hours ? `${hours}:${parts.join(":")}` : parts.join(":");
  }
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  if (days) return tell("clock-days", { days, hours });
  return tell("clock-hours", { hours, minutes: Math.floor((left % HOUR) / MINUTE) });
}

/** @param {number} moment */
function momentOf(moment) {
  const shown = new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return shown.format(new Date(moment));
}

/** @param {{session: Session}} props */
export function TimePanel({ session }) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    textsOf("@notices").then(
      () => setKnown(true),
      () => {},
    );
  }, []);
  language.value;
  const state = /** @type {any} */ (session.now.value);
  const [ticks, tick] = useState(0); // given to what shows time: whoever is given nothing new is not drawn anew
  const kind = state?.clock?.pace.kind;
  useEffect(() => {
    if (!kind) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), kind === "live" ? SECOND : 20 * SECOND);
    return () => clearInterval(timer);
  }, [kind]);
  if (!known || !state || state.lesson || session.moment.value) return null;
  return html`<div class="time">
    ${state.clock && html`<${Clocks} session=${session} clock=${state.clock} ticks=${ticks} />`}
    ${state.seat && !state.outcome && html`<${OutOfTime} session=${session} clock=${state.clock} ticks=${ticks} />`}
  </div>`;
}

/** A clock is looked at, not read out: a screen reader hears of it once, when a minute is left. @param {{session: Session, clock: any, ticks: number}} props */
function Clocks({ session, clock }) {
  const live = clock.pace.kind === "live";
  const own = clock.seats[session.now.value?.seat ?? ""];
  const short = own?.runs && leftOf(clock, own) <= WARNING && leftOf(clock, own) > 0;
  return html`<ul class="clocks" aria-label=${tell("clock-title")}>${Object.entries(clock.seats).map(
    ([seat, face]) => html`<li key=${seat} class=${face.runs ? "is-running" : ""} data-clock=${seat}>
      <span>${localized(session.info.seats[seat], "title")}</span>
      <span role="timer" aria-live="off" class=${leftOf(clock, face) ? "" : "is-out"}>${spanOf(leftOf(clock, face), live)}</span>
      ${!live && face.runs && html`<small>${tell("clock-until", { when: momentOf(face.until) })}</small>`}</li>`,
  )}</ul>
  <p class="unseen" role="status">${short ? tell("clock-short") : ""}</p>`;
}

/** The seat for which one need not wait any longer, or only if one likes. @param {any} state @param {any} clock */
function lateSeat(state, clock) {
  const others = Object.keys(state.seats).filter((seat) => seat !== state.seat && state.to_act.includes(seat));
  return others.find((seat) => {
    const face = clock?.seats[seat];
    return isDeserted(state, seat) || (face?.runs && !leftOf(clock, face));
  });
}

/** @param {any} state @param {string} seat */
function isDeserted(state, seat) {
  return state.seats[seat].left && state.seats[seat].kind !== "bot";
}

/** @param {{session: Session, clock: any, ticks: number}} props */
function OutOfTime({ session, clock }) {
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [level, setLevel] = useState("");
  const [sure, setSure] = useState(false);
  const state = /** @type {any} */ (session.now.value);
  const late = lateSeat(state, clock);
  const seatTitle = (/** @type {string} */ seat) => localized(session.info.seats[seat], "title");
  if (clock?.waits_for === state.seat) return html`<p class="note" role="status">${tell("time-waited-for")}</p>`;
  if (!late || state.asked) return null;
  const deserted = isDeserted(state, late);
  const levels = session.room.info.offered;
  const choose = async (/** @type {string} */ choice) => {
    setTrouble(null);
    try {
      const body = choice === "stand-in" ? { choice, level: level || levels[0] } : { choice };
      session.sitting.peek()?.take(await post(`/matches/${session.match}/seats/${state.seat}/time`, body));
    } catch (error) {
      setTrouble(error);
    }
  };
  return html`<section class="out-of-time" aria-labelledby="out-of-time" data-out-of-time>
    <h2 id="out-of-time" role="status">${tell(deserted ? "time-deserted" : "time-late", { seat: seatTitle(late) })}</h2>
    ${!deserted && html`<p><button type="button" data-choice="wait" aria-pressed=${clock.waits_for === late} onClick=${() => choose("wait")}>${tell("time-wait")}</button></p>`}
    <p><label>${tell("time-level")} <select value=${level || levels[0]} onChange=${(/** @type {any} */ event) => setLevel(event.target.value)}>
      ${levels.map((/** @type {string} */ name) => html`<option key=${name} value=${name} selected=${(level || levels[0]) === name}>${say(`ui-level-${name}`)}</option>`)}</select></label>
      <button type="button" data-choice="stand-in" onClick=${() => choose("stand-in")}>${tell("time-stand-in")}</button></p>
    <p>${
      sure
        ? html`<span role="alert">${tell("time-win-sure")}</span>
      <button type="button" class="primary" data-choice="win-sure" ref=${(/** @type {any} */ button) => button?.focus()} onClick=${() => choose("win")}>${tell("time-win")}</button>
      <button type="button" class="quiet" onClick=${() => setSure(false)}>${tell("time-win-not")}</button>`
        : html`<button type="button" data-choice="win" onClick=${() => setSure(true)}>${tell("time-win")}</button>`
    }</p>
    ${trouble instanceof Refused && html`<p class="refusal" role="alert">${localized(trouble.body)}</p>`}
  </section>`;
}

/** What the table may do by itself. @param {{session: Session}} props */
export function PassPanel({ session }) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    textsOf("@notices").then(
      () => setKnown(true),
      () => {},
    );
  }, []);
  language.value;
  const state = session.now.value;
  if (!known || !state?.seat || state.outcome || session.moment.value) return null;
  return html`<${AutoPass} session=${session} on=${Boolean(state.auto_pass)} />`;
}

/** @param {{session: Session, on: boolean}} props */
function AutoPass({ session, on }) {
  const [wished, wish] = useState(/** @type {boolean | null} */ (null)); // until the table has answered
  const seat = session.now.value?.seat;
  const change = async () => {
    const next = !on;
    wish(next);
    try {
      const answer = await post(`/matches/${session.match}/seats/${seat}/auto-pass`, { on: next });
      session.sitting.peek()?.take(answer);
    } catch {
      // the box shows what holds
    }
    wish(null);
  };
  return html`<p class="auto-pass"><label><input type="checkbox" data-auto-pass checked=${wished ?? on} aria-disabled=${wished !== null} aria-describedby="auto-pass-why" onChange=${change} /> ${tell("time-auto-pass")}</label>
    <small id="auto-pass-why">${tell("time-auto-pass-why")}</small></p>`;
}
