// What is new on the map: rings where something happened, arrows where somebody went.
import { html } from "../core/ui.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{places: Point[], ways: Point[][]}} News */

/** @param {{news: News}} props */
export function NewsDrawn({ news }) {
  if (!news.places.length && !news.ways.length) return null;
  return html`<g class="news-drawn" data-places=${news.places.length} data-ways=${news.ways.length}>
    ${news.places.map(({ x, y }) => html`<circle key=${`${x} ${y}`} class="news-ring" cx=${x} cy=${y} r="25" />`)}
    ${news.ways.map((way, number) => html`<g key=${number} class="news-way"><polyline points=${way.map(({ x, y }) => `${x},${y}`).join(" ")} />${head(way)}</g>`)}
  </g>`;
}

/** The point of an arrow. @param {Point[]} way */
function head(way) {
  const [from, to] = way.slice(-2);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return html`<path class="news-head" d="M0 0L-15 -8V8Z" transform=${`translate(${to.x} ${to.y}) rotate(${angle})`} />`;
}
