// The track of a siege: the marker between the defender's end and the attacker's.
import { seatClass } from "../board/pieces.js";
import { classes, html } from "../core/ui.js";

const CELL = 26;
const LEAST = 4; // cells on either side of level

/** @param {{track: import("../board/scene.js").SiegeTrack}} props */
export function SiegeTrackFace({ track }) {
  const low = Math.min(-LEAST, track.at);
  const high = Math.max(LEAST, track.at);
  const cells = Array.from({ length: high - low + 1 }, (_, number) => low + number);
  const side = (/** @type {number} */ at) =>
    at >= track.taken ? track.attacker : at <= track.held ? track.defender : null;
  return html`<figure class="siege-track">
    <svg width=${cells.length * CELL + 2} height="46" viewBox=${`0 0 ${cells.length * CELL + 2} 46`} role="img" aria-label=${track.says}>
      ${cells.map(
        (
          at,
          number,
        ) => html`<g key=${at} class=${classes("siege-cell", seatClass(side(at)))} transform=${`translate(${number * CELL + 1} 1)`}>
        <rect width=${CELL} height=${CELL} /><text x=${CELL / 2} y=${CELL / 2 + 5} text-anchor="middle">${Math.abs(at)}</text></g>`,
      )}
      <g class=${classes("siege-marker", seatClass(side(track.at)))} transform=${`translate(${(track.at - low + 0.5) * CELL + 1} ${CELL / 2 + 1})`} data-at=${track.at}>
        <circle r=${CELL / 2 - 1} /><path d="M0 19 -6 29H6Z" /></g>
    </svg>
    <figcaption>${track.says}</figcaption>
  </figure>`;
}
