// Names on a battlefield: of its grounds, and of units beside their figures. They have one size on the screen at every distance, and keep off each other.
import { inside } from "./ground.js";
import { seatClass } from "./pieces.js";
import { around, overlap, widthOf } from "./placing.js";
import { classes, html } from "../core/ui.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Ground} Ground */
/** @typedef {import("./scene.js").Figure} Figure */
/** @typedef {import("./placing.js").Box} Box */
/** @typedef {{text: string, x: number, y: number, seat?: string | null, house?: boolean}} FieldName */
/** @typedef {{units: FieldName[], grounds: FieldName[]}} FieldNames */

const LETTERS = 12; // pixels of a name, at every distance
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
];
const OFF = 9; // a name off the paper is so much worse than one on a figure
const NEVER = 1e6; // and one on another name, if there is any other room

/** Where they stand at this distance. @param {Scene} scene @param {{width: number, height: number}} paper @param {number} far @returns {FieldNames} */
export function fieldNames(scene, paper, far) {
  const letter = LETTERS / far;
  const figures = scene.figures ?? [];
  /** @type {Box[]} */
  const taken = [];
  const men = figures.map(({ x, y, size }) => around(x, y, size * 0.9, size * 0.9));
  const cost = (/** @type {Box} */ box) =>
    NEVER * taken.filter((other) => overlap(box, other) > 0).length +
    OFF * beyond(box, paper) +
    men.reduce((sum, man) => sum + overlap(box, man), 0);
  /** @param {string} text @param {{x: number, y: number}[]} spots @param {number} room @returns {{x: number, y: number, free: boolean}} */
  const place = (text, spots, room) => {
    const boxes = spots.map(({ x, y }) => around(x, y, (widthOf(text) + room) * letter, 1.15 * letter));
    const costs = boxes.map(cost);
    const best = costs.indexOf(Math.min(...costs));
    const free = !taken.some((other) => overlap(boxes[best], other) > 0);
    return { ...spots[best], free };
  };
  const take = (
    /** @type {string} */ text,
    /** @type {{x: number, y: number}} */ { x, y },
    /** @type {number} */ room,
  ) => taken.push(around(x, y, (widthOf(text) + room) * letter, 1.15 * letter));

  const units = figures.flatMap((figure) => {
    if (!figure.tag) return [];
    const { tag: text } = figure;
    const own = figures.filter((other) => other === figure || (other.piece.noun === figure.piece.noun && !other.tag));
    const wide = (widthOf(text) + 1) * letter;
    const spots = own.flatMap(({ x, y, size }) =>
      SIDES.map(([dx, dy]) => ({ x: x + (dx * (size + wide)) / 2, y: y + dy * (size * 0.5 + letter * 0.65) })),
    );
    const found = place(text, spots, 1);
    take(text, found, 1);
    return [{ text, x: found.x, y: found.y, seat: figure.piece.seat }];
  });
  const grounds = (scene.ground ?? []).flatMap((ground) => {
    if (!ground.named || !ground.title) return [];
    const found = place(ground.title, spotsOf(ground, letter), 0.3);
    if (!found.free) return [];
    take(ground.title, found, 0.3);
    return [{ text: ground.title, x: found.x, y: found.y, house: Boolean(ground.noun) }];
  });
  return { units, grounds };
}

/** How much of a box lies off the paper. @param {Box} box @param {{width: number, height: number}} paper */
function beyond(box, { width, height }) {
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return whole - overlap(box, { left: 0, top: 0, right: width, bottom: height });
}

/** Where the name of a ground may stand: in the midst of it or near its edges, of a house and of a line beside it. @param {Ground} ground @param {number} letter */
function spotsOf({ points, noun, area }, letter) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const within = area && !inside(points, x, y) ? halfway(points, { x, y }) : []; // of a road that bends
  if (within.length) return within;
  const out = noun || !area ? letter * 0.75 : -letter * 0.9;
  const edges = [bottom + out, top - out].map((edge) => ({ x, y: edge }));
  return noun || !area ? edges : [{ x, y }, ...edges];
}

/** Points halfway between two corners that lie inside, those nearest the middle first. @param {[number, number][]} points @param {{x: number, y: number}} middle */
function halfway(points, middle) {
  const found = points.flatMap(([ax, ay], number) =>
    points.slice(number + 2).map(([bx, by]) => ({ x: (ax + bx) / 2, y: (ay + by) / 2 })),
  );
  const far = (/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - middle.x, y - middle.y);
  return found.filter(({ x, y }) => inside(points, x, y)).sort((one, other) => far(one) - far(other));
}

/** @param {{names: FieldName[], far: number}} props */
export function GroundNames({ names, far }) {
  return names.map(
    ({ text, x, y, house }) =>
      html`<text key=${`${text} ${x} ${y}`} class=${classes("ground-name", house && "of-house")} x=${x} y=${y + (LETTERS / far) * 0.32} font-size=${LETTERS / far} stroke-width=${(LETTERS / far) * 0.26} text-anchor="middle">${text}</text>`,
  );
}

/** @param {{names: FieldName[], far: number}} props */
export function UnitNames({ names, far }) {
  return names.map(({ text, x, y, seat }, number) => {
    const half = (widthOf(text) * LETTERS) / 2 + 5;
    return html`<g key=${`${text} ${number}`} class=${classes("badge unit-name", seatClass(seat))} transform=${`translate(${x} ${y}) scale(${1 / far})`}>
      <rect x=${-half} y="-7" width=${2 * half} height="14" rx="7" /><text y="4" text-anchor="middle">${text}</text></g>`;
  });
}
