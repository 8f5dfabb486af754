// A plan on the map: where its decisions lie, numbered in their order. What a lesson speaks of has no number.
import { html } from "../core/ui.js";

/** @typedef {{x: number, y: number, number?: number}} PlanMark */

/** @param {{marks: PlanMark[]}} props */
export function PlanDrawn({ marks }) {
  if (!marks.length) return null;
  return html`<g class="plan-drawn" data-places=${marks.length}>
    ${marks.length > 1 && marks[0].number && html`<polyline points=${marks.map(({ x, y }) => `${x},${y}`).join(" ")} />`}
    ${marks.map(
      (
        { x, y, number },
        index,
      ) => html`<g key=${index} transform=${`translate(${x} ${y})`}><circle class=${number ? "plan-ring" : "plan-ring is-taught"} r=${number ? 24 : 34} />
      ${number && html`<g transform="translate(19 -19)"><circle class="plan-number" r="9" /><text y="4" text-anchor="middle">${number}</text></g>`}</g>`,
    )}
  </g>`;
}
