// Names and piles find room by themselves: beside their place, off each other, off the links.
// What stands on the board changes with every move and names change with the language, so no fixed places would do.

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Site} Site */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{x: number, y: number, anchor: string, size: number, lines: string[], box: Box}} Name */
/** @typedef {{x: number, y: number, away: boolean}} Berth  the middle of a pile, and whether a line must tell where it belongs */

const CELL = 40;
const COLUMN = 4096; // more cells than any map is high
const SYMBOL = 12; // half the width of the sign of a place
/** Eight sides of a place, the best for a name first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
const LABEL = 9;
const OTHER = 7;
const PILE = 5;
const LINK = 1.2;
const LONG = 13; // letters of a name that goes on two lines

/** Boxes that are taken, in a grid: a new one asks what it would touch. */
class Crowd {
  constructor() {
    /** @type {Map<number, {box: Box, weight: number, seen: number}[]>} */
    this.cells = new Map();
    this.asked = 0;
  }

  /** @param {Box} box @param {number} weight */
  add(box, weight) {
    const taken = { box, weight, seen: 0 };
    const [left, top, right, bottom] = cellsOf(box);
    for (let i = left; i <= right; i += 1) {
      for (let j = top; j <= bottom; j += 1) {
        const cell = this.cells.get(i * COLUMN + j);
        if (cell) cell.push(taken);
        else this.cells.set(i * COLUMN + j, [taken]);
      }
    }
  }

  /** @param {Box} box */
  cost(box) {
    this.asked += 1;
    let sum = 0;
    const [left, top, right, bottom] = cellsOf(box);
    for (let i = left; i <= right; i += 1) {
      for (let j = top; j <= bottom; j += 1) {
        const cell = this.cells.get(i * COLUMN + j);
        if (!cell) continue;
        for (const taken of cell) {
          if (taken.seen === this.asked) continue;
          taken.seen = this.asked;
          sum += overlap(box, taken.box) * taken.weight;
        }
      }
    }
    return sum;
  }
}

/** @param {Box} box */
function cellsOf({ left, top, right, bottom }) {
  return [Math.floor(left / CELL), Math.floor(top / CELL), Math.floor(right / CELL), Math.floor(bottom / CELL)];
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
function around(x, y, width, height) {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** @type {Map<string, number>} */
const widths = new Map();

/** How wide a text is, in letters of one unit. @param {string} text */
function widthOf(text) {
  let width = widths.get(text);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (pen) pen.font = '100px "IM Fell English", Georgia, serif';
    width = pen ? pen.measureText(text).width / 100 + text.length * 0.02 : text.length * 0.5;
    widths.set(text, width);
  }
  return width;
}

/** Signs of places, links between them and what is printed on the paper. @param {Layout} layout @param {number} sign @returns {Crowd} */
function ground(layout, sign) {
  const crowd = new Crowd();
  const half = SYMBOL * sign;
  for (const site of Object.values(layout.places)) crowd.add(around(site.x, site.y, 2 * half, 2 * half), OTHER);
  for (const link of layout.links) for (const [x, y] of bow(layout, link)) crowd.add(around(x, y, 7, 7), LINK);
  for (const [left, top, right, bottom] of layout.kept ?? []) crowd.add({ left, top, right, bottom }, 2);
  return crowd;
}

/** Points along a link, which is drawn as a bow. @param {Layout} layout @param {{a: string, b: string, bend?: number}} link @returns {number[][]} */
function bow(layout, { a, b, bend = 0 }) {
  const [from, to] = [layout.places[a], layout.places[b]];
  if (!from || !to) return [];
  const [mx, my] = [(from.x + to.x) / 2 - (to.y - from.y) * bend, (from.y + to.y) / 2 + (to.x - from.x) * bend];
  const steps = Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 9));
  return Array.from({ length: steps - 1 }, (_, number) => {
    const t = (number + 1) / steps;
    return [from, to].map((_, axis) => {
      const [p, q, r] = axis ? [from.y, my, to.y] : [from.x, mx, to.x];
      return (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    });
  });
}

/** @type {WeakMap<Layout, Map<string, any>>} */
const remembered = new WeakMap();

/** @template T @param {Layout} layout @param {string} key @param {() => T} make @returns {T} */
function once(layout, key, make) {
  let known = remembered.get(layout);
  if (!known) remembered.set(layout, (known = new Map()));
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

/**
 * Where names stand: three rounds in which each takes the best side the others leave.
 * @param {Layout} layout @param {Record<string, string>} titles  by place @param {number} size  of the letters @param {number} sign  how much larger signs are drawn
 * @returns {Record<string, Name>}
 */
export function placeNames(layout, titles, size, sign) {
  return once(layout, `${size} ${sign} ${Object.values(titles).join("|")}`, () => {
    const crowd = once(layout, `ground ${sign}`, () => ground(layout, sign));
    const ids = Object.keys(titles).filter((id) => layout.places[id]);
    /** @type {Record<string, Name>} */
    const names = {};
    const near = neighbours(layout, ids, 260);
    const sides = new Map(ids.map((id) => [id, sidesOf(layout.places[id], linesOf(titles[id]), size, sign)]));
    for (const all of sides.values())
      for (const name of all) name.cost += crowd.cost(name.box) + beyond(layout, name.box);
    for (let round = 0; round < 3; round += 1) {
      for (const [id, all] of sides) {
        let lowest = Infinity;
        const others = near[id].filter((other) => names[other]).map((other) => names[other].box);
        for (const name of all) {
          if (name.cost >= lowest) continue;
          let cost = name.cost;
          for (const box of others) cost += overlap(name.box, box) * LABEL;
          if (cost < lowest) [lowest, names[id]] = [cost, name];
        }
      }
    }
    return names;
  });
}

/** @param {Layout} layout @param {string[]} ids @param {number} far @returns {Record<string, string[]>} */
function neighbours(layout, ids, far) {
  const { places } = layout;
  return Object.fromEntries(
    ids.map((id) => [
      id,
      ids.filter(
        (other) =>
          other !== id &&
          Math.abs(places[other].x - places[id].x) < far &&
          Math.abs(places[other].y - places[id].y) < far / 2,
      ),
    ]),
  );
}

/** A long name on two lines, parted at the space nearest its middle. @param {string} title @returns {string[]} */
export function linesOf(title) {
  if (title.length <= LONG) return [title];
  const middle = title.length / 2;
  let best = -1;
  for (let at = title.indexOf(" "); at >= 0; at = title.indexOf(" ", at + 1)) {
    if (Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best > 1 && best < title.length - 2 ? [title.slice(0, best), title.slice(best + 1)] : [title];
}

/** @param {Site} site @param {string[]} lines @param {number} size @param {number} sign @returns {(Name & {cost: number})[]} */
function sidesOf(site, lines, size, sign) {
  const width = Math.max(...lines.map(widthOf)) * size;
  const taller = ((lines.length - 1) * size) / 2; // half of what a second line adds
  const gap = SYMBOL * sign;
  return [0, 0.5, 1.2].flatMap((farther, ring) =>
    SIDES.map(([dx, dy], side) => {
      const away = gap + farther * size;
      const diagonal = dx && dy;
      const x = site.x + dx * (diagonal ? away * 0.75 : away + 2) + (dx * width) / 2;
      const y = site.y + dy * (diagonal ? away * 0.55 + size * 0.5 + taller : away + size * 0.55 + taller);
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      return {
        x: x - (dx * width) / 2,
        y: y + size * 0.32 - taller,
        anchor,
        size,
        lines,
        box: around(x, y, width + 4, size * 1.02 + 2 * taller),
        cost: ring * size * 5 + side * 1.5,
      };
    }),
  );
}

/** @param {Layout} layout @param {Box} box */
function beyond(layout, box) {
  return box.left < 14 || box.top < 14 || box.right > layout.width - 14 || box.bottom > layout.height - 14 ? 6000 : 0;
}

/**
 * Where piles stand: the largest first, off names, signs and other piles.
 * @param {Layout} layout @param {Record<string, Name>} names @param {Record<string, {width: number, height: number}>} sizes  by place @param {number} sign
 * @returns {Record<string, Berth>}
 */
export function placePiles(layout, names, sizes, sign) {
  const crowd = once(layout, `ground ${sign}`, () => ground(layout, sign));
  const taken = new Crowd();
  for (const name of Object.values(names)) taken.add(name.box, LABEL);
  /** @type {Record<string, Berth>} */
  const berths = {};
  const order = Object.keys(sizes).filter((id) => layout.places[id]);
  order.sort((a, b) => sizes[b].width * sizes[b].height - sizes[a].width * sizes[a].height || (a < b ? -1 : 1));
  for (const id of order) {
    const site = layout.places[id];
    const { width, height } = sizes[id];
    let lowest = Infinity;
    /** @type {Box | null} */
    let best = null;
    for (let ring = 0; ring < 5 && lowest > ring * (width + height) * 2.2; ring += 1) {
      const gap = SYMBOL * sign * 0.85 + ring * 13;
      for (let side = 0; side < 16; side += 1) {
        const angle = (side * Math.PI) / 8;
        const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
        const reach = Math.min(
          (width / 2 + gap) / Math.max(0.001, Math.abs(ux)),
          (height / 2 + gap) / Math.max(0.001, Math.abs(uy)),
        );
        const box = around(site.x + ux * reach, site.y + uy * reach, width, height);
        const cost =
          crowd.cost(box) * 0.7 +
          taken.cost(box) +
          beyond(layout, box) +
          ring * (width + height) * 2.2 +
          (side % 4 ? 12 : 0);
        if (cost >= lowest) continue;
        lowest = cost;
        best = box;
        berths[id] = { x: site.x + ux * reach, y: site.y + uy * reach, away: ring > 0 };
      }
    }
    if (best) taken.add(best, PILE);
  }
  return berths;
}
