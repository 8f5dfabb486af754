// A chart or table of the game, with the columns and rows that count at this moment.
import { say } from "../core/speech.js";
import { classes, html } from "../core/ui.js";
import { RuleLink } from "./rules.js";
import { headText, ValueFace, valueText } from "./values.js";

/** @typedef {{chart: string, text: any, row?: number, column?: number}} ChartMark */
/** @typedef {{chart: string, rule: string, corner: string, columns: any[], rows: {head: any, cells: any[]}[], notes: any[]}} ChartData */

/** @param {{chart: ChartData, marks: ChartMark[], slug: string, sorts: string[], onThing?: (thing: string) => void}} props */
export function ChartFace({ chart, marks, slug, sorts, onThing }) {
  const own = marks.filter((mark) => mark.chart === chart.chart);
  const columns = new Set(own.map((mark) => mark.column));
  const rows = new Set(own.map((mark) => mark.row));
  const face = (/** @type {any} */ value) =>
    html`<${ValueFace} value=${value} slug=${slug} sorts=${sorts} onThing=${onThing} />`;
  const head = (/** @type {any} */ value) =>
    html`${typeof value === "object" || !onThing ? headText(value, slug) : face(value)}${value?.rule && html` <${RuleLink} rule=${value.rule} slug=${slug} />`}`;
  return html`<div class="chart">
    <h4>${headText(chart.chart, slug)} <${RuleLink} rule=${chart.rule} slug=${slug} /></h4>
    <div class="chart-frame" tabindex="0" role="region" aria-label=${headText(chart.chart, slug)}><table>
      <thead><tr><th scope="col">${headText(chart.corner, slug)}</th>${chart.columns.map((column, number) => html`<th scope="col" key=${number} class=${classes(columns.has(number) && "is-now")}>${headText(column, slug)}${columns.has(number) && html`<span class="unseen"> (${say("ui-chart-now")})</span>`}</th>`)}</tr></thead>
      <tbody>${chart.rows.map(
        (
          row,
          number,
        ) => html`<tr key=${number} class=${classes(rows.has(number) && "is-now")}><th scope="row">${head(row.head)}${rows.has(number) && html`<span class="unseen"> (${say("ui-chart-now")})</span>`}</th>
        ${row.cells.map((cell, place) => html`<td key=${place} class=${classes(columns.has(place) && "is-now")}>${face(cell)}</td>`)}</tr>`,
      )}</tbody></table></div>
    ${own.map(
      (
        mark,
      ) => html`<p class="chart-mark" data-mark-row=${mark.row} data-mark-column=${mark.column}>▸ ${headText(mark.text, slug)}${" · "}
      ${[mark.row === undefined ? "" : valueText(chart.rows[mark.row].head, slug), mark.column === undefined ? "" : valueText(chart.columns[mark.column], slug)].filter(Boolean).join(" · ")}</p>`,
    )}
    ${chart.notes.map((note) => html`<p class="chart-note">${headText(note, slug)} <${RuleLink} rule=${note.rule} slug=${slug} /></p>`)}
  </div>`;
}
