// What stands in a place: marks, and the pieces of each side in a pile with its number and strength.
import { classes, html, kept } from "../core/ui.js";
import { MarkFace, PIECE, PieceFace, Shade, seatClass, Sign } from "./pieces.js";

/** @typedef {import("./scene.js").Spot} Spot */
/** @typedef {import("./scene.js").Pile} Pile */
/** @typedef {import("./scene.js").Mark} Mark */
/** @typedef {import("./layout.js").Site} Site */

const TIGHT = 4; // pieces of one pile drawn where room is scarce
const ROOMY = 6; // and where one has come near
const MARK = 0.56; // of the size of a piece
/** Marks that are the place itself: they stand on its sign. */
const WORKS = ["fort", "stockade", "fortress", "building"];

/** How large the fort or stockade of a place is drawn, if there is one. @param {Spot} spot @param {number} size of a piece @param {number} sign */
export const workSize = (spot, size, sign) => ((spot.marks ?? []).some(isWork) ? Math.max(26 * sign, size * 0.72) : 0);

export const SpotPieces = kept(piecesOf);
/** @type {WeakMap<Spot, {key: string, order: Order}>} */
const known = new WeakMap();
/** @typedef {ReturnType<typeof laidOut>} Order */

/** @param {Mark} mark */
const isWork = (mark) => WORKS.includes(mark.symbol);

/**
 * How a place lays its things out: each side's pile, and a row of marks above them.
 * @param {Spot} spot @param {number} size @param {boolean} wide @param {boolean} near
 */
export function orderOf(spot, size, wide, near) {
  const key = `${size} ${wide} ${near}`;
  const before = known.get(spot);
  if (before?.key === key) return before.order;
  const order = laidOut(spot, size, wide, near);
  known.set(spot, { key, order });
  return order;
}

/** @param {Spot} spot @param {number} size @param {boolean} wide @param {boolean} near */
function laidOut(spot, size, wide, near) {
  const piles = spot.piles
    .filter((pile) => pile.pieces.length)
    .map((pile) => ({ pile, order: arrange(pile, size, wide, near) }));
  const marks = (spot.marks ?? []).filter((mark) => !isWork(mark));
  const row = marks.length ? size * MARK : 0;
  const width = Math.max(
    marks.length * size * MARK,
    ...piles.map(({ order }) => order.width + size * (order.shown > 1 || order.badge ? 1.12 : 1)),
  );
  const height =
    row + piles.reduce((sum, { pile, order }) => sum + order.height + (pile.pieces.length > 1 ? size * 0.2 : 0), 0);
  return { piles, marks, row, width: Math.max(width, 0), height };
}

/**
 * Where the pieces of a pile stand: rows that overlap, the strengths still in sight.
 * @param {Pile} pile @param {number} size @param {boolean} wide @param {boolean} near
 */
function arrange(pile, size, wide, near) {
  const pieces = pile.pieces;
  const alike = pieces.every((piece) => piece.hidden || piece.form === "ship");
  const shown = wide ? pieces.length : Math.min(pieces.length, near ? ROOMY : TIGHT);
  const row = !wide || shown <= 5 ? shown : alike ? Math.ceil(shown / 3) : Math.ceil(shown / Math.ceil(shown / 5));
  const step = shown <= 3 && wide ? size * 1.04 : alike ? size * 0.4 : size * (wide || near ? 0.66 : 0.36);
  const rows = Math.ceil(shown / row);
  const lift = size * (alike ? 0.42 : 0.98);
  return {
    shown,
    row,
    rows,
    step,
    lift,
    badge: pieces.length > 1,
    width: step * (Math.min(row, shown) - 1),
    height: size + (rows - 1) * lift,
  };
}

/**
 * @param {{spot: Spot, site: Site, order: Order, x: number, y: number, away: boolean, size: number, px: number, wide: boolean, sign: number,
 *   bright: string, pointed: string, subjects: string}} props
 */
function piecesOf({ spot, site, order, x, y, away, size, px, wide, sign, bright, pointed, subjects }) {
  const at = { x, y };
  const lit = {
    glowing: new Set(bright.split(" ")),
    pointed: new Set(pointed.split(" ")),
    subjects: new Set(subjects.split(" ")),
  };
  const works = (spot.marks ?? []).filter(isWork);
  const side = wide ? Math.sign(Math.round(at.x - site.x)) : 0;
  let top = at.y - order.height / 2;
  const markY = top + order.row / 2;
  top += order.row;
  return html`<g class="piles" data-noun=${spot.noun}>
    ${away && order.width > 0 && html`<${Tether} site=${site} x=${x} y=${y} seat=${order.piles[0]?.pile.seat} size=${size} />`}
    ${works.map((mark) => html`<${WorkFace} key=${mark.symbol + mark.seat} mark=${mark} site=${site} size=${workSize(spot, size, sign)} />`)}
    ${order.marks.map(
      (mark, number) => html`<g key=${mark.symbol + mark.seat}
      transform=${`translate(${at.x + (number - (order.marks.length - 1) / 2) * size * MARK} ${markY}) scale(${(size * MARK) / 22})`}><${MarkFace} mark=${mark} /></g>`,
    )}
    ${order.piles.map(({ pile, order: own }) => {
      if (own.badge) top += size * 0.2;
      const middle = top + size / 2;
      top += own.height;
      const left = side > 0 ? at.x - size * 0.2 : side < 0 ? at.x - own.width + size * 0.2 : at.x - own.width / 2;
      return html`<${PileFace} key=${pile.seat} pile=${pile} order=${own} x=${left} y=${middle} size=${size} px=${px} lit=${lit} />`;
    })}
  </g>`;
}

/** A line from a pile to the place it is in. @param {{site: Site, x: number, y: number, seat?: string | null, size: number}} props */
function Tether({ site, x, y, seat, size }) {
  const d = `M${site.x} ${site.y}L${x} ${y}`;
  return html`<g class=${classes("tether", seatClass(seat))}>
    <path class="tether-edge" d=${d} stroke-width=${size * 0.2} /><path class="tether-line" d=${d} stroke-width=${size * 0.1} />
    <circle class="tether-foot" cx=${site.x} cy=${site.y} r=${size * 0.11} stroke-width=${size * 0.04} />
  </g>`;
}

/** A fort or a stockade stands where its place is. @param {{mark: Mark, site: Site, size: number}} props */
function WorkFace({ mark, site, size }) {
  return html`<g class=${classes("work", `work-${mark.symbol}`, seatClass(mark.seat))} data-mark=${mark.symbol} transform=${`translate(${site.x} ${site.y})`}>
    <title>${mark.title}</title>
    <rect class="work-ground" x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.2} />
    <${Sign} name=${mark.symbol} x=${-size * 0.4} y=${-size * 0.4} size=${size * 0.8} />
  </g>`;
}

/**
 * Pieces of one side in one place. Where not all are shown the strongest are, and the badge counts the rest.
 * @param {{pile: Pile, order: ReturnType<typeof arrange>, x: number, y: number, size: number, px: number, lit: {glowing: Set<string>, pointed: Set<string>, subjects: Set<string>}}} props
 */
function PileFace({ pile, order, x, y, size, px, lit }) {
  const { glowing, pointed, subjects } = lit;
  const count = pile.pieces.length;
  const strength = pile.pieces.reduce((sum, piece) => sum + (piece.weight ?? 0), 0);
  const badge = strength && strength !== count ? `${count} · ${strength}` : `${count}`;
  const shown =
    order.shown < count
      ? chosen(
          pile.pieces,
          order.shown,
          (noun) => (subjects.has(noun) ? 2000 : 0) + (pointed.has(noun) ? 1000 : 0) + (glowing.has(noun) ? 100 : 0),
        )
      : pile.pieces;
  return html`<g class="pile">
    ${shown.map((piece, number) => {
      const noun = piece.noun ?? "";
      const [column, row] = [number % order.row, Math.floor(number / order.row)];
      return html`<g key=${noun || number} class=${classes("on-map", noun && glowing.has(noun) && "glows", noun && pointed.has(noun) && "is-pointed", noun && subjects.has(noun) && "is-subject")}
        data-noun=${noun || undefined} transform=${`translate(${x + order.step * column} ${y + order.lift * row}) scale(${size / PIECE})`}>
        ${!noun && html`<title>${piece.title}</title>`}
        <${Shade} form=${piece.form} /><${PieceFace} piece=${piece} px=${px} sight=${column === order.row - 1 || number === shown.length - 1 ? 1 : order.step / size} />
      </g>`;
    })}
    ${
      count > 1 &&
      html`<g class=${classes("badge", seatClass(pile.seat))} transform=${`translate(${x + (order.rows > 1 || order.shown > ROOMY ? order.width + size * 0.46 : order.width / 2 + size * 0.1)} ${y - size * (order.rows > 1 ? 0.5 : 0.52)}) scale(${size / PIECE})`}>
      <rect x=${-4 - badge.length * 3.6} y="-9" width=${8 + badge.length * 7.2} height="17" rx="8" />
      <text y="5" text-anchor="middle">${badge}</text>
    </g>`
    }
  </g>`;
}

/** The pieces on top of a tall pile: those that may be chosen, else leaders and the strongest. @param {import("./scene.js").Piece[]} pieces @param {number} most @param {(noun: string) => number} worth */
function chosen(pieces, most, worth) {
  const rank = (/** @type {import("./scene.js").Piece} */ piece) =>
    worth(piece.noun ?? "") + (piece.form === "leader" ? 20 : 0) + (piece.weight ?? 0);
  const best = [...pieces].sort((a, b) => rank(b) - rank(a)).slice(0, most);
  return pieces.filter((piece) => best.includes(piece));
}
