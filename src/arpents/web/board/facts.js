// What is printed beside a place for all to see: a row of small signs with figures under its name.
import { classes, html } from "../core/ui.js";
import { Sign } from "./pieces.js";

/** @typedef {import("./scene.js").Fact} Fact */

const GAP = 0.22; // of a letter

/** How wide a fact is, in letters. @param {Fact} fact */
function widthOf(fact) {
  return (fact.symbol ? 0.95 : 0) + (fact.figure === undefined ? 0 : 0.5 * String(fact.figure).length + 0.1);
}

/** How wide a row of them is, in letters. @param {Fact[] | undefined} facts */
export function rowWidth(facts) {
  return facts?.length ? facts.reduce((sum, fact) => sum + widthOf(fact) + GAP, -GAP) : 0;
}

/** @param {{facts: Fact[], x: number, y: number, size: number}} props */
export function FactRow({ facts, x, y, size }) {
  let at = 0;
  return html`<g class="facts" transform=${`translate(${x} ${y}) scale(${size})`}>${facts.map((fact) => {
    const left = at;
    at += widthOf(fact) + GAP;
    return html`<g key=${fact.id} class=${classes("fact", `fact-${fact.id}`)} data-fact=${fact.id} data-figure=${fact.figure}>
      <title>${fact.title}</title>
      ${fact.symbol && html`<${Sign} name=${fact.symbol} x=${left} y=${-0.45} size=${0.9} />`}
      ${fact.figure !== undefined && html`<text x=${left + (fact.symbol ? 0.98 : 0)} y="0.33" font-size="0.95">${fact.figure}</text>`}
    </g>`;
  })}</g>`;
}
