// Notes at the table, for oneself alone.
import { get, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/ui.js";
import { hashOf } from "../core/route.js";
import { tell, useDoing } from "./texts.js";

/** @typedef {import("../table/session.js").Session} Session */

/** @param {{session: Session}} props */
export function Notes({ session }) {
  const sitting = session.sitting.value;
  const now = session.now.value;
  const { run, busy, said } = useDoing();
  const [notes, setNotes] = useState(/** @type {any[] | null} */ (null));
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  useEffect(() => setNotes(null), [sitting]);
  useEffect(() => {
    if (open && sitting?.seat && !notes) run(async () => setNotes((await get(`${sitting.path}/notes`)).notes));
  }, [open, sitting, notes === null]);
  if (!sitting || !now?.agreements?.notes) return null;
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    run(async () => {
      const revision = session.moment.peek()?.revision ?? now.revision;
      const made = await post(`${sitting.path}/notes`, { text, revision });
      setNotes([...(notes ?? []), made]);
      setText("");
    });
  };
  const remove = (/** @type {any} */ note) =>
    run(async () => setNotes((await post(`${sitting.path}/notes/${note.number}`, { text: "" })).notes));
  return html`<details name="beside" data-notes open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.target.open)}>
    <summary>${tell("notes-title")}</summary>
    <div class="beside-body"><p class="lobby-hint">${tell("notes-about")}</p>
    ${notes && !notes.length && html`<p class="lobby-hint">${tell("notes-none")}</p>`}
    <ul class="talk-list">${(notes ?? []).map(
      (note) => html`<li key=${note.number} class="said" data-note=${note.number}>
      <p class="said-who"><a href=${hashOf(["play", session.match, "at", note.revision])}>${tell("notes-at", { revision: note.revision })}</a>
        <button type="button" class="quiet" disabled=${busy} aria-label=${tell("notes-remove-of", { number: note.number })} onClick=${() => remove(note)}>${tell("notes-remove")}</button></p>
      <p class="said-text">${note.text}</p></li>`,
    )}</ul>
    <form class="notes-form" onSubmit=${keep}>
      <textarea name="note" rows="3" maxlength="4000" aria-label=${tell("notes-write")} placeholder=${tell("notes-write")} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
      <button disabled=${busy}>${tell("notes-keep")}</button></form>
    ${now.outcome && !now.agreements.fork && html`<p><a class="button" href=${`/api/matches/${session.match}/seats/${now.seat}/record`} download=${`${session.room.slug}-${session.match}.arp`}>${tell("notes-record")}</a></p>`}
    ${said}</div></details>`;
}
