// The score of a match over time, as far as it was told: a small chart, and the same as a table.
import { localized, say } from "../core/speech.js";
import { seatClass } from "../board/pieces.js";
import { html } from "../core/ui.js";
import { figure, toldOf } from "./log.js";

/** @typedef {import("../core/seat-client.js").Line} Line */

const WIDTH = 300;
const HEIGHT = 90;
const MARGIN = 6;

/** @param {{lines: Line[], scores: Record<string, number>, seats: any[]}} props */
export function Course({ lines, scores, seats }) {
  const told = lines.flatMap((line) => (line.score ? [line.score] : []));
  const points = [...told, scores].filter((score) => seats.every(({ id }) => typeof score[id] === "number"));
  const title = (/** @type {any} */ seat) => localized(seat, "title");
  const ahead = new Map(toldOf(scores));
  const drawn = seats.filter((/** @type {any} */ seat) => ahead.has(seat.id)); // of one track for both, one line
  const ending = drawn.map((seat) =>
    say("log-score-of", { seat: title(seat), score: figure(ahead.get(seat.id) ?? 0) }),
  );
  const values = points.flatMap((score) => drawn.map(({ id }) => score[id]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ at) => MARGIN + (at / Math.max(1, points.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (/** @type {number} */ value) =>
    HEIGHT - MARGIN - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * MARGIN);
  return html`<figure class="course" data-points=${points.length}>
    <figcaption>${say("log-score", { text: ending.join(" · ") })}</figcaption>
    ${
      points.length > 1 &&
      html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("ui-course")}>
      ${low < 0 && high > 0 && html`<line class="course-zero" x1="0" y1=${y(0)} x2=${WIDTH} y2=${y(0)} />`}
      ${drawn.map(({ id }) => html`<polyline key=${id} class=${`course-line ${seatClass(id)}`} points=${points.map((score, at) => `${x(at).toFixed(1)},${y(score[id]).toFixed(1)}`).join(" ")} />`)}
    </svg>
    <p class="course-legend" aria-hidden="true">${drawn.map((seat) => html`<span key=${seat.id} class=${seatClass(seat.id)}>${title(seat)}</span>`)} <small>${say("ui-course-from", { low: figure(low), high: figure(high) })}</small></p>`
    }
  </figure>`;
}
