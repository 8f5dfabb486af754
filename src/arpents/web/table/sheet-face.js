// The sheet of a thing: what it is and does, and what holds of it now.
import { say } from "../core/speech.js";
import { html } from "../core/ui.js";
import { RuleLink } from "./rules.js";
import { headText, ValueFace } from "./values.js";

/** @typedef {{label: string, value: any, rule: string}} SheetLine */
/** @typedef {{thing: string, title: any, facts: SheetLine[], now: SheetLine[], notes: {id: string, rule: string, arguments: Record<string, any>}[]}} SheetData */

/** @param {{sheet: SheetData, slug: string, sorts: string[], onThing?: (thing: string) => void}} props */
export function SheetFace({ sheet, slug, sorts, onThing }) {
  const lines = (/** @type {SheetLine[]} */ told) =>
    told.map(
      (line, number) => html`<div key=${line.label + number}><dt>${headText(line.label, slug)}</dt>
      <dd><${ValueFace} value=${line.value} slug=${slug} sorts=${sorts} onThing=${onThing} /> <${RuleLink} rule=${line.rule} slug=${slug} /></dd></div>`,
    );
  return html`<div class="thing-sheet">
    ${sheet.now.length > 0 && html`<dl class="sheet-now" aria-label=${say("inspect-now")}>${lines(sheet.now)}</dl>`}
    ${sheet.facts.length > 0 && html`<dl>${lines(sheet.facts)}</dl>`}
    ${sheet.notes.map((note) => html`<p key=${note.id}>${headText(note, slug)} <${RuleLink} rule=${note.rule} slug=${slug} /></p>`)}
  </div>`;
}
