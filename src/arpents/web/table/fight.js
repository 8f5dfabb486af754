// The table of a fight: strength, column, each modifier with its rule, dice, result.
import { localized, say } from "../core/speech.js";
import { html } from "../core/ui.js";
import { RuleLink } from "./rules.js";

const COLUMNS = ["who", "with", "against", "strength", "column", "modifiers", "needs", "dice", "result"];

/** @param {{rows: Record<string, any>[], slug: string}} props */
export function FightTable({ rows, slug }) {
  const columns = COLUMNS.filter((name) =>
    rows.some((row) => row[name] !== undefined || (name === "modifiers" && "modifier" in row)),
  );
  return html`<div class="fight-table"><table>
    <thead><tr>${columns.map((name) => html`<th key=${name} scope="col">${say(`log-${name}`)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, number) => html`<tr key=${number}>${columns.map((name) => html`<td key=${name} class=${`cell-${name}`} data-label=${say(`log-${name}`)}>${cell(name, row, slug)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** @param {string} name @param {Record<string, any>} row @param {string} slug */
function cell(name, row, slug) {
  const value = row[name];
  if (name === "modifiers") {
    if (value === undefined) return "modifier" in row ? signed(row.modifier) : "";
    return value.map(
      (/** @type {any} */ one) =>
        html`<span key=${one.id} class="modifier">${"by" in one ? `${signed(one.by)} ` : ""}${localized(one)} <${RuleLink} rule=${one.rule} slug=${slug} /></span>`,
    );
  }
  if (value === undefined) return "";
  if (name === "dice") return html`<${DiceDrawn} faces=${value} />`;
  if (name === "needs") return say("log-needed", { count: value });
  return typeof value === "object" ? localized(value) : String(value);
}

/** @param {{faces: (number | string)[]}} props */
export function DiceDrawn({ faces }) {
  return html`<span class="dice">${faces.map((face, number) => html`<span key=${number} class="die">${face}</span>`)}</span>`;
}

/** @param {number} number */
export function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
