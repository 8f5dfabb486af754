// Counters, blocks and markers in SVG. A side is told by colour, by outline and by its arms.
import { classes, html } from "../core/ui.js";
import { ARMS, SYMBOLS } from "./symbols.js";

/** @typedef {import("./scene.js").Piece} Piece */
/** @typedef {import("./scene.js").Mark} Mark */

/** Units of the drawing of one piece: the board scales it. */
export const PIECE = 40;

/** @param {string | null | undefined} seat */
export function seatClass(seat) {
  return `seat-${seat ?? "nobody"}`;
}

/** @param {{name: string, x: number, y: number, size: number}} props */
export function Sign({ name, x, y, size }) {
  const path = SYMBOLS[name];
  if (!path) return null;
  return html`<path class="sign" fill-rule="evenodd" d=${path} transform=${`translate(${x} ${y}) scale(${size / 24})`} />`;
}

const LEGIBLE = 10.5; // pixels of the letters on a piece; what would be smaller is left out
const LETTER = 0.47; // how wide a letter is, on average

/** A name as it fits on a piece of so many pixels: whole, shortened, or not at all. @param {string} name @param {number} px @param {number} room  units that are in sight */
function lettered(name, px, room) {
  const size = (LEGIBLE * PIECE) / px;
  const fits = Math.floor(room / (size * LETTER));
  if (name.length <= fits) return { size, text: name };
  return fits > 3 && room > 24 ? { size, text: `${name.slice(0, fits - 1).trim()}.` } : null;
}

/**
 * One piece, 40 units wide, its middle at 0, 0; `px` is how many pixels that is, `sight` how much of its width is not covered by the next one.
 * @param {{piece: Piece, px?: number, sight?: number}} props
 */
export function PieceFace({ piece, px = 40, sight = 1 }) {
  const kind = classes(
    "piece",
    `form-${piece.form}`,
    seatClass(piece.seat),
    piece.reduced && "is-reduced",
    piece.tired && "is-tired",
    piece.hidden && "is-hidden",
  );
  return html`<g class=${kind}>${body(piece, px, sight)}</g>`;
}

/** What a piece throws on the map: an outline, since blurred shadows by the hundred are slow. @param {{form: string}} props */
export function Shade({ form }) {
  if (form === "ship" || form === "cube") return null;
  if (form === "leader") return html`<path class="shade" d="M-17 -16H20.500V12L1.500 22.500L-17 12Z" />`;
  return form === "disc"
    ? html`<circle class="shade" cx="1.5" cy="2.5" r="18" />`
    : html`<rect class="shade" x="-17.5" y="-16.5" width="38" height="38" rx="2.5" />`;
}

/** @param {Piece} piece @param {number} px @param {number} sight */
function body(piece, px, sight) {
  if (piece.form === "block") return block(piece, px, sight);
  if (piece.form === "ship") return ship(piece);
  if (piece.form === "leader") return leader(piece);
  if (piece.form === "disc") return disc(piece);
  if (piece.form === "cube") return cube(piece);
  return counter(piece, px);
}

/** @param {string | null} seat @param {number} size */
function arms(seat, size) {
  return html`<${Sign} name=${ARMS[seat ?? ""] ?? "drum"} x=${-size / 2} y=${-size / 2} size=${size} />`;
}

/** A wooden block standing on its edge: its label faces its owner. @param {Piece} piece @param {number} px @param {number} sight */
function block(piece, px, sight) {
  const wood = html`
    <path class="wood-top" d="M-18 -16 -14 -20H22L18 -16Z" />
    <path class="wood-side" d="M18 -16 22 -20V16L18 20Z" />
    <rect class="wood" x="-18" y="-16" width="36" height="36" rx="1.5" />`;
  if (piece.hidden) return html`${wood}<g class="arms" transform="translate(0 2)">${arms(piece.seat, 20)}</g>`;
  const name = piece.name ? lettered(piece.name, px, 31 * Math.min(1, sight)) : null;
  const up = name ? name.size * 0.25 : 0;
  return html`${wood}
    <rect class="label" x="-15.5" y="-13.5" width="31" height="31" rx="1" />
    ${
      piece.figure !== undefined
        ? html`<text class="figure" x="-8" y=${7 - up} text-anchor="middle">${piece.figure}</text>
          ${piece.symbol && html`<${Sign} name=${piece.symbol} x=${1} y=${-11} size=${13} />`}
          ${piece.note && html`<text class="note" x="7.5" y="9" text-anchor="middle">${piece.note}</text>`}`
        : piece.symbol && html`<${Sign} name=${piece.symbol} x=${-14} y=${-11} size=${15} />`
    }
    ${name && html`<text class="name" x=${sight < 1 ? -14.5 : 0} y="16" text-anchor=${sight < 1 ? "start" : "middle"} font-size=${name.size}>${name.text}</text>`}`;
}

/** @param {Piece} piece */
function ship(piece) {
  return html`
    <path class="hull" d="M-20 6H20C18 14 14 18 9 18H-9C-14 18 -18 14 -20 6Z" />
    <path class="sail" d="M-2 -18V4H-15C-14 -6 -9 -14 -2 -18ZM2 -20C11 -14 15 -5 15 4H2Z" />
    <path class="mast" d="M-.8 -21H.8V6H-.8Z" />
    ${piece.figure !== undefined && html`<text class="figure on-hull" x="0" y="15.5" text-anchor="middle">${piece.figure}</text>`}`;
}

/** @param {Piece} piece @param {number} px */
function counter(piece, px) {
  const british = piece.seat === "british" || piece.seat === "attacker";
  const outline = british ? "M-18 -18H18V18H-18Z" : "M-14 -18H14L18 -14V14L14 18H-14L-18 14V-14Z";
  if (piece.hidden) return html`<path class="card-stock" d=${outline} /><g class="arms">${arms(piece.seat, 20)}</g>`;
  const figure = piece.figure ?? "";
  const long = String(figure).length > 2;
  const name = piece.name && !figure ? lettered(piece.name, px, 34) : null;
  return html`<path class="card-stock" d=${outline} />
    ${piece.reduced && html`<path class="band" d="M-17 0H17V13L14 16.5H-14L-17 13Z" />`}
    ${piece.symbol && html`<${Sign} name=${piece.symbol} x=${-9} y=${-16} size=${18} />`}
    ${figure !== "" && html`<text class="figure" x="0" y="13.5" text-anchor="middle" font-size=${String(figure).length > 4 ? 12 : long ? 15 : 20}>${figure}</text>`}
    ${piece.note && html`<text class="note" x="16" y="-9" text-anchor="end">${piece.note}</text>`}
    ${name && html`<text class="name" x="0" y="13" text-anchor="middle" font-size=${name.size}>${name.text}</text>`}`;
}

/** A leader: a bust, and initiative, command and tactics below. @param {Piece} piece */
function leader(piece) {
  return html`<path class="card-stock" d="M-18 -18H18V10L0 20L-18 10Z" />
    <g class="bust"><${Sign} name="leader" x=${-10} y=${-17} size=${20} /></g>
    ${piece.figure !== undefined && html`<text class="figure" x="0" y="12.5" text-anchor="middle" font-size="14">${piece.figure}</text>`}`;
}

/** @param {Piece} piece */
function disc(piece) {
  const alone = piece.figure === undefined;
  return html`<circle class="card-stock" r="17" />
    ${piece.reduced && !alone && html`<path class="band" d="M-16 0H16A16 16 0 0 1 -16 0Z" />`}
    ${piece.symbol && html`<${Sign} name=${piece.symbol} x=${alone ? -10 : -7.5} y=${alone ? -11 : -15.5} size=${alone ? 20 : 15} />`}
    ${piece.figure !== undefined && html`<text class="figure" x="0" y="13.5" text-anchor="middle" font-size="18">${piece.figure}</text>`}`;
}

/** @param {Piece} piece */
function cube(piece) {
  return html`<path class="wood-top" d="M-14 -9 -8 -15H16L10 -9Z" />
    <path class="wood-side" d="M10 -9 16 -15V9L10 15Z" />
    <path class="wood" d="M-14 -9H10V15H-14Z" />
    ${piece.symbol && html`<g class="arms"><${Sign} name=${piece.symbol} x=${-10} y=${-5} size=${16} /></g>`}`;
}

/** A mark beside a place, 20 units wide. @param {{mark: Mark}} props */
export function MarkFace({ mark }) {
  return html`<g class=${classes("mark", seatClass(mark.seat))} data-mark=${mark.symbol} data-noun=${mark.noun}>
    <title>${mark.title}</title>
    <circle class="mark-ground" r="10.5" />
    <${Sign} name=${mark.symbol} x=${-7.5} y=${-7.5} size=${15} />
    ${mark.figure !== undefined && html`<text class="mark-figure" x="8" y="11" text-anchor="middle">${mark.figure}</text>`}
  </g>`;
}

/** A piece outside the map: in a fan, a battle, a panel. @param {{piece: Piece, size?: number, glow?: boolean}} props */
export function PieceIcon({ piece, size = 44, glow = false }) {
  return html`<svg class=${classes("piece-icon", glow && "glows")} width=${size} height=${size} viewBox="-23 -23 46 46" aria-hidden="true">
    <${PieceFace} piece=${piece} px=${(size * PIECE) / 46} />
  </svg>`;
}
