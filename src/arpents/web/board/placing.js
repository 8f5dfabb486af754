// Names and piles find room by themselves: beside their place, off each other, off the links.
// What stands on the board changes with every move and names change with the language, so no fixed places would do.

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Site} Site */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{x: number, y: number, anchor: string, size: number, lines: string[], box: Box, hidden?: boolean, row: {x: number, y: number}, leader?: string}} Name  `row` is where the row of signs under it begins, `leader` the line to a place that is not the nearest */
/** @typedef {{x: number, y: number, away: boolean}} Berth  the middle of a pile, and whether a line must tell where it belongs */
/** @typedef {{sign: number, fixed: number}} Grown  how much larger than printed signs are drawn, and the title and the legend */

const CELL = 40;
const COLUMN = 4096; // more cells than any map is high
const SYMBOL = 12; // half the width of the sign of a place
/** Sides of a place, the best for a name first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
];
const RINGS = [0, 0.5, 1.2, 2.1]; // how much farther away, in letters
const ROUNDS = 14; // in which names that stand on each other look for another side
const TOUCH = 0.1; // of a letter: names that overlap by less do not stand on each other
const MISLEADING = 50; // by the letters: a name that is nearer to the sign of another place
const APART = 0.9; // letters between a name and its sign from which a line joins them
const LABEL = 9;
const OTHER = 7;
const PILE = 8;
const WORK = 9;
const LINK = 1.2;
const LETTERS = 0.8;
const FARTHEST = 5.5; // halves of a sign between a place and its pile
const FARTHER = 3.4; // what each of them costs, by the size of a pile
const FAR_RINGS = 8; // round its place that a pile tries
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
export function overlap(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
export function around(x, y, width, height) {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** @type {Map<string, number>} */
const widths = new Map();

/** How wide a text is, in letters of one unit. @param {string} text */
export function widthOf(text) {
  let width = widths.get(text);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (pen) pen.font = '100px "IM Fell English", Georgia, serif';
    width = pen ? pen.measureText(text).width / 100 + text.length * 0.02 : text.length * 0.5;
    widths.set(text, width);
  }
  return width;
}

/** Signs of places, links between them and what is printed on the paper. @param {Layout} layout @param {Grown} grown @returns {Crowd} */
function ground(layout, { sign, fixed }) {
  const crowd = new Crowd();
  const half = SYMBOL * sign;
  for (const site of Object.values(layout.places)) crowd.add(around(site.x, site.y, 2 * half, 2 * half), OTHER);
  for (const link of layout.links) for (const [x, y] of bow(layout, link)) crowd.add(around(x, y, 7, 7), LINK);
  for (const [left, top, right, bottom] of layout.kept ?? []) crowd.add({ left, top, right, bottom }, 2);
  for (const [left, top, right, bottom] of layout.lettered ?? []) crowd.add({ left, top, right, bottom }, LETTERS);
  for (const { x, y, width, height, across, down } of layout.fixed ?? []) {
    const [left, top] = [x - across * width * fixed, y - down * height * fixed];
    crowd.add({ left, top, right: left + width * fixed, bottom: top + height * fixed }, 2);
  }
  return crowd;
}

/** @param {Layout} layout @param {Grown} grown */
function groundOf(layout, grown) {
  return once(layout, `ground ${grown.sign} ${grown.fixed.toFixed(2)}`, () => ground(layout, grown));
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

const MOST_REMEMBERED = 40;
/** @type {WeakMap<Layout, Map<string, any>>} */
const remembered = new WeakMap();

/** @template T @param {Layout} layout @param {string} key @param {() => T} make @returns {T} */
function once(layout, key, make) {
  let known = remembered.get(layout);
  if (!known) remembered.set(layout, (known = new Map()));
  if (known.size > MOST_REMEMBERED) known.clear();
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

/**
 * Where names stand: rounds in which each takes the best side the others leave; those that stand on each other mind it more
 * and more. What finds no room is hidden until one comes nearer.
 * @param {Layout} layout @param {Record<string, string>} titles  by place @param {number} size  of the letters @param {Grown} grown
 * @param {Record<string, number>} [rows]  how wide the row of signs under a name is, in letters
 * @returns {Record<string, Name>}
 */
export function placeNames(layout, titles, size, grown, rows = {}) {
  const key = `${size} ${grown.sign} ${grown.fixed.toFixed(2)} ${Object.values(titles).join("|")} ${Object.values(rows)}`;
  return once(layout, key, () => {
    const crowd = groundOf(layout, grown);
    const ids = Object.keys(titles).filter((id) => layout.places[id]);
    /** @type {Map<string, Name & {cost: number}>} */
    const names = new Map();
    const near = neighbours(layout, ids, size * 26);
    const sides = new Map(
      ids.map((id) => [id, sidesOf(layout.places[id], titles[id], size, grown.sign, rows[id] ?? 0)]),
    );
    for (const [id, all] of sides) {
      const strangers = near[id].map((other) => layout.places[other]);
      for (const name of all) {
        name.cost += crowd.cost(name.box) + beyond(layout, name.box);
        if (misleads(layout.places[id], strangers, name.box)) name.cost += MISLEADING * size;
      }
    }
    let weight = LABEL;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of round % 2 ? [...ids].reverse() : ids) {
        const others = boxesOf(near[id], names);
        const before = names.get(id);
        if (round > 2 && before && !others.some((box) => touches(before.box, box, size))) continue;
        let lowest = Infinity;
        for (const name of sides.get(id) ?? []) {
          if (name.cost >= lowest) continue;
          let cost = name.cost;
          for (const box of others) cost += overlap(name.box, box) * weight;
          if (cost < lowest) {
            lowest = cost;
            names.set(id, name);
          }
        }
      }
      if (round > 1) weight *= 1.5;
    }
    for (const id of ids) {
      const name = /** @type {Name} */ (names.get(id));
      name.hidden = boxesOf(near[id], names, true).some((box) => touches(name.box, box, size));
      const strangers = near[id].map((other) => layout.places[other]);
      name.leader = leaderTo(layout.places[id], strangers, name.box, size, SYMBOL * grown.sign);
    }
    return Object.fromEntries(names);
  });
}

/** How far a place is from a box. @param {Site} site @param {Box} box */
const distance = (site, box) => Math.sqrt(squared(site, box));

/** @param {Site} site @param {Box} box */
function squared({ x, y }, { left, top, right, bottom }) {
  const across = x < left ? left - x : x > right ? x - right : 0;
  const down = y < top ? top - y : y > bottom ? y - bottom : 0;
  return across * across + down * down;
}

/** Whether somebody would read the name at another place. @param {Site} site @param {Site[]} strangers @param {Box} box */
function misleads(site, strangers, box) {
  const own = squared(site, box);
  return strangers.some((stranger) => squared(stranger, box) < own);
}

/** A line from the name to its place, where that is not plain. @param {Site} site @param {Site[]} strangers @param {Box} box @param {number} size @param {number} sign half its width @returns {string | undefined} */
function leaderTo(site, strangers, box, size, sign) {
  const own = distance(site, box);
  if (own < sign + size * APART && !misleads(site, strangers, box)) return undefined;
  const [x, y] = [Math.max(box.left, Math.min(site.x, box.right)), Math.max(box.top, Math.min(site.y, box.bottom))];
  const part = Math.min(1, sign / (own || 1));
  return `M${x} ${y}L${site.x + (x - site.x) * part} ${site.y + (y - site.y) * part}`;
}

/** @param {string[]} ids @param {Map<string, Name>} names @param {boolean} [shown]  only of those that are drawn */
function boxesOf(ids, names, shown = false) {
  /** @type {Box[]} */
  const boxes = [];
  for (const id of ids) {
    const name = names.get(id);
    if (name && !(shown && name.hidden !== false)) boxes.push(name.box);
  }
  return boxes;
}

/** @param {Box} a @param {Box} b @param {number} size */
function touches(a, b, size) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > size * TOUCH && down > size * TOUCH * 0.5;
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
          Math.abs(places[other].y - places[id].y) < far / 3,
      ),
    ]),
  );
}

/** A long name on two lines, parted at the space nearest its middle. @param {string} title @returns {string[]} */
function linesOf(title) {
  if (title.length <= LONG) return [title];
  const middle = title.length / 2;
  let best = -1;
  for (let at = title.indexOf(" "); at >= 0; at = title.indexOf(" ", at + 1)) {
    if (Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best > 1 && best < title.length - 2 ? [title.slice(0, best), title.slice(best + 1)] : [title];
}

/** @param {Site} site @param {string} title @param {number} size @param {number} sign @param {number} row @returns {(Name & {cost: number})[]} */
function sidesOf(site, title, size, sign, row) {
  const parted = linesOf(title);
  const ways = parted.length > 1 ? [parted, [title]] : [parted];
  return ways.flatMap((lines, way) => atSides(site, lines, size, sign, row, way * size * 3));
}

/** @param {Site} site @param {string[]} lines @param {number} size @param {number} sign @param {number} row @param {number} dearer @returns {(Name & {cost: number})[]} */
function atSides(site, lines, size, sign, row, dearer) {
  const width = Math.max(row, ...lines.map(widthOf)) * size;
  const rows = lines.length + (row ? 1 : 0);
  const taller = ((rows - 1) * size) / 2; // half of what further lines add
  const gap = SYMBOL * sign;
  return RINGS.flatMap((farther, ring) =>
    SIDES.map(([dx, dy], side) => {
      const away = gap + farther * size;
      const beside = Math.abs(dy) < 1;
      const diagonal = dx && !beside;
      const x = site.x + dx * (diagonal ? away * 0.75 : away + 2) + (dx * width) / 2;
      const y = beside
        ? site.y + dy * size * rows
        : site.y + dy * (diagonal ? away * 0.55 + size * 0.5 + taller : away + size * 0.55 + taller);
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      const left = x - width / 2;
      return {
        x: x - (dx * width) / 2,
        y: y + size * 0.32 - taller,
        anchor,
        size,
        lines,
        row: {
          x: dx > 0 ? left : dx < 0 ? left + width - row * size : x - (row * size) / 2,
          y: y - taller + lines.length * size,
        },
        box: around(x, y, width + 4, size * 1.02 + 2 * taller),
        cost: ring * size * 5 + side * 1.5 + dearer,
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
 * @param {Layout} layout @param {Record<string, Name>} names @param {Record<string, {width: number, height: number}>} sizes  by place @param {Grown} grown
 * @param {Record<string, number>} works  by place, how large the fort or stockade on it is drawn
 * @returns {Record<string, Berth>}
 */
export function placePiles(layout, names, sizes, grown, works) {
  const { sign } = grown;
  const crowd = groundOf(layout, grown);
  const taken = new Crowd();
  for (const name of Object.values(names)) if (!name.hidden) taken.add(name.box, LABEL);
  for (const [id, size] of Object.entries(works)) {
    const site = layout.places[id];
    if (site) taken.add(around(site.x, site.y, size, size), WORK);
  }
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
    for (let ring = 0; ring < FAR_RINGS && lowest > ring * (width + height) * FARTHER; ring += 1) {
      const gap = SYMBOL * sign * (0.7 + ring * 0.75);
      for (let side = 0; side < 16; side += 1) {
        const angle = (side * Math.PI) / 8;
        const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
        const reach = Math.min(
          (width / 2 + gap) / Math.max(0.001, Math.abs(ux)),
          (height / 2 + gap) / Math.max(0.001, Math.abs(uy)),
        );
        const box = around(site.x + ux * reach, site.y + uy * reach, width, height);
        if (distance(site, box) > FARTHEST * SYMBOL * sign) continue;
        const cost =
          crowd.cost(box) * 0.7 +
          taken.cost(box) +
          beyond(layout, box) +
          ring * (width + height) * FARTHER +
          (side % 4 ? 12 : 0);
        if (cost >= lowest) continue;
        lowest = cost;
        best = box;
        berths[id] = { x: site.x + ux * reach, y: site.y + uy * reach, away: true };
      }
    }
    if (best) taken.add(best, PILE);
  }
  return berths;
}
