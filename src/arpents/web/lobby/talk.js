// Talk at the table: players among themselves, spectators apart. What is said is shown as it stands.
import { post } from "../core/api.js";
import { language, localized } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";
import { nameOf, tell, useDoing } from "./texts.js";

/** @typedef {import("../table/session.js").Session} Session */

const LONGEST = 1000;

/** @param {{session: Session}} props */
export function Talk({ session }) {
  const sitting = session.sitting.value;
  const now = session.now.value;
  const { run, busy, said } = useDoing();
  const [text, setText] = useState("");
  const [read, setRead] = useState(0);
  const [open, setOpen] = useState(false);
  const list = useRef(/** @type {any} */ (null));
  const messages = sitting?.talk.value ?? [];
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    if (open) setRead(last);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [open, last]);
  const watching = now && !now.seat;
  if (!sitting || !now || (!watching && !now.agreements?.chat) || (watching && !session.talked.value)) return null;
  const fresh = messages.filter((one) => one.number > read && one.seat !== now.seat).length;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const plain = text.trim();
    if (!plain) return;
    run(async () => {
      sitting.hear([await post(`${sitting.path}/talk`, { text: plain })]);
      setText("");
    });
  };
  return html`<details name="beside" class="talk" data-talk open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
    <summary>${tell(watching ? "talk-watching" : "talk-title")}${fresh > 0 && !open ? html` <span class="count">${tell("talk-new", { count: fresh })}</span>` : null}</summary>
    <div class="beside-body">${watching && html`<p class="lobby-hint">${tell("talk-spectators-apart")}</p>`}
    ${!messages.length && html`<p class="lobby-hint">${tell("talk-none")}</p>`}
    <div class="talk-list" role="log" tabindex="0" aria-label=${tell("talk-title")} ref=${list}><ol>${messages.map((one) => html`<${Said} key=${one.number} session=${session} message=${one} />`)}</ol></div>
    <form class="talk-form" onSubmit=${send}>
      <input name="talk" aria-label=${tell("talk-say")} placeholder=${tell("talk-say")} maxlength=${LONGEST} autocomplete="off" value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button class="primary" disabled=${busy}>${tell("talk-send")}</button></form>
    ${said}</div></details>`;
}

/** @param {{session: Session, message: any}} props */
function Said({ session, message }) {
  const { run, busy, said } = useDoing();
  const [reporting, setReporting] = useState(false);
  const [why, setWhy] = useState("");
  const own = Boolean(message.seat) && message.seat === session.seat.value;
  const { person } = message;
  const seat = message.seat && localized(session.info.seats[message.seat], "title");
  const who = own ? tell("talk-you") : person ? nameOf(person) : seat || tell("talk-somebody");
  const shun = (/** @type {string} */ kind) =>
    run(
      async () => {
        await post("/me/shunned", { name: person.name, kind });
        session.sitting.peek()?.unhear(person.id);
      },
      tell("talk-done-mute", { person: person.name }),
    );
  const report = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      await post("/reports", { match: session.match, number: message.number, text: why });
      setReporting(false);
    }, tell("talk-reported"));
  };
  return html`<li class=${classes("said", own && "is-own")} data-message=${message.number}>
    <p class="said-who"><b>${who}</b> <time datetime=${new Date(message.made * 1000).toISOString()}>${clock(message.made)}</time></p>
    <p class="said-text">${message.hidden ? html`<i>${tell("talk-hidden")}</i>` : message.text}</p>
    ${
      !own &&
      !message.hidden &&
      person &&
      html`<details class="said-more"><summary aria-label=${tell("talk-more")}>…</summary><p class="lobby-buttons">
      <button type="button" disabled=${busy} aria-label=${tell("talk-mute-of", { person: person.name })} onClick=${() => shun("mute")}>${tell("talk-mute")}</button>
      <button type="button" disabled=${busy} aria-label=${tell("talk-block-of", { person: person.name })} onClick=${() => shun("block")}>${tell("talk-block")}</button>
      <button type="button" disabled=${busy} aria-label=${tell("talk-report-of")} aria-expanded=${reporting} onClick=${() => setReporting(!reporting)}>${tell("talk-report")}</button></p>
      ${reporting && html`<form class="talk-form" onSubmit=${report}><input required aria-label=${tell("talk-why")} placeholder=${tell("talk-why")} maxlength="2000" value=${why} onInput=${(/** @type {any} */ event) => setWhy(event.target.value)} /><button disabled=${busy}>${tell("talk-report")}</button></form>`}</details>`
    }
    ${said}</li>`;
}

/** The hour of today, the day of what is older. @param {number} made */
export function clock(made) {
  const date = new Date(made * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style = /** @type {Intl.DateTimeFormatOptions} */ (
    today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }
  );
  return new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", style).format(date);
}
