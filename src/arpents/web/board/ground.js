// A battlefield from above: washes of colour, and trees, furrows, reeds and stones in ink.
import { classes, html, kept } from "../core/ui.js";

const CROWN = 21; // units between two trees
/** Crowns from above, in the pen of the maps. */
const CROWNS = [
  "M-9 2c-3-4 0-9 4-8 1-4 8-4 9 0 5-1 7 5 4 8 1 4-4 7-7 5-3 3-8 1-8-2-2 0-3-1-2-3z",
  "M0-11-6-3h3l-6 8h7v5h4V5h7L3-3h3z",
  "M-8 0c-2-6 3-10 8-8 6-2 10 3 8 7 1 6-4 9-9 7-4 2-8-2-7-6z",
];

/** @typedef {import("./scene.js").Ground} Ground */

/** What is scattered over an area: an ink pattern in a tile. @type {Record<string, {size: number, path: string, fill?: boolean}>} */
const TEXTURES = {
  woods: {
    size: 46,
    path: "M10 12c-5 0-7-4-4-7 0-4 6-5 8-2 4-1 6 4 3 7-1 2-4 3-7 2zM10 12v5M33 20l-5 8h3l-5 7h14l-5-7h3zM33 35v4M14 36c-4 0-6-4-3-6 0-4 6-5 7-2 4 0 5 5 2 7-2 1-4 2-6 1zM14 36v4",
  },
  orchard: { size: 34, path: "M17 22c-6 0-8-5-5-9 2-4 9-4 11 0 3 4 0 9-6 9zM17 22v6" },
  "crop-field": { size: 18, path: "M0 4h18M0 13h18M4 4l2-3M10 4l2-3M2 13l2-3M12 13l2-3" },
  brush: { size: 34, path: "M6 12c1-4 2-4 3 0 1-5 3-5 3 0M22 27c1-4 2-4 3 0 1-5 3-5 3 0" },
  marsh: { size: 40, path: "M4 14h13M8 14V8M11 14V6M14 14V9M22 33h13M26 33v-6M29 33v-8M32 33v-5M26 10h8M6 28h6" },
  rocks: { size: 26, path: "M4 12l3-6 6 1 2 5zM15 22l2-5 5 0 2 5z" },
  river: { size: 54, path: "M4 12c6-4 10 4 16 0s10 4 16 0M24 38c6-4 10 4 16 0M2 30c5-3 8 3 12 0" },
  stream: { size: 30, path: "M2 10c5-3 8 3 12 0M14 24c5-3 8 3 12 0" },
  "building-log": { size: 9, path: "M0 2h9M0 6.5h9" },
  "building-plank": { size: 9, path: "M2 0v9M6.5 0v9" },
  "building-stone": { size: 16, path: "M0 4h16M0 12h16M5 4v8M12 12v8M12 -4v8" },
  bridge: { size: 8, path: "M2 0v8M6 0v8" },
  open: {
    size: 130,
    path: "M20 30c1-4 2-4 3 0 1-5 3-5 3 0M96 22l2-4M100 22l1-5M60 88c1-4 2-4 3 0M110 104l2-4M114 104l1-5M30 116c1-4 2-4 3 0",
  },
};

export const GroundFace = kept(faceOf);

/** The tiles, once on a page. */
export function Textures() {
  return html`<defs>${Object.entries(TEXTURES).map(
    ([
      name,
      { size, path },
    ]) => html`<pattern key=${name} id=${`ink-${name}`} width=${size} height=${size} patternUnits="userSpaceOnUse">
    <path class="texture-ink" d=${path} /></pattern>`,
  )}</defs>`;
}

/** Open ground under everything. @param {{width: number, height: number}} props */
export function OpenGround({ width, height }) {
  return html`<rect class="ground-open" width=${width} height=${height} /><rect width=${width} height=${height} fill="url(#ink-open)" class="texture" />`;
}

/** @param {{ground: Ground, glow: boolean}} props */
function faceOf({ ground, glow }) {
  const path = `M${ground.points.map(([x, y]) => `${x} ${y}`).join("L")}${ground.area ? "Z" : ""}`;
  const textured = ground.area && ground.type in TEXTURES;
  return html`<g class=${classes("ground", `ground-${ground.type}`, ground.area ? "is-area" : "is-line", ground.fallen && "is-fallen", glow && "glows")} data-noun=${ground.noun}>
    ${ground.title && html`<title>${ground.title}</title>`}
    <path class="ground-wash" d=${path} />
    ${LIVING.includes(ground.type) && ground.area && html`<g class="trees">${treesIn(ground).map(([x, y, kind]) => html`<path d=${CROWNS[kind]} transform=${`translate(${x} ${y})`} />`)}</g>`}
    ${textured && !LIVING.includes(ground.type) && html`<path class="texture" d=${path} fill=${`url(#ink-${ground.type})`} />`}
    ${ground.type.startsWith("building") && !ground.fallen && html`<path class="roof" d=${ridge(ground.points)} />`}
  </g>`;
}

const LIVING = ["woods", "orchard"];
/** @type {Map<string, number[][]>} */
const planted = new Map();

/** Where trees stand in an area: in rows in an orchard, anyhow in the woods, and the same each time. @param {Ground} ground @returns {number[][]} */
function treesIn(ground) {
  const key = ground.type + ground.points.join(" ");
  let found = planted.get(key);
  if (!found) planted.set(key, (found = plant(ground)));
  return found;
}

/** @param {Ground} ground @returns {number[][]} */
function plant({ type, points }) {
  const wild = type === "woods";
  const step = wild ? CROWN : CROWN * 1.5;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const found = [];
  let seed = 1759;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step * 0.86) {
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      const [tx, ty] = wild ? [x + (next() - 0.5) * step * 0.8, y + (next() - 0.5) * step * 0.8] : [x, y];
      if (inside(points, tx, ty))
        found.push([Math.round(tx), Math.round(ty), wild ? Math.floor(next() * CROWNS.length) : 2]);
    }
  }
  return found;
}

/** @param {[number, number][]} points @param {number} x @param {number} y */
export function inside(points, x, y) {
  let odd = false;
  points.forEach(([ax, ay], number) => {
    const [bx, by] = points[(number + 1) % points.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** The ridge of a roof with four corners: along its longer sides. @param {[number, number][]} points */
function ridge(points) {
  if (points.length !== 4) return "";
  const middle = (/** @type {number} */ a, /** @type {number} */ b) => [
    (points[a][0] + points[b][0]) / 2,
    (points[a][1] + points[b][1]) / 2,
  ];
  const far = (/** @type {number[]} */ a, /** @type {number[]} */ b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const [first, second] =
    far(points[0], points[1]) < far(points[1], points[2]) ? [middle(0, 1), middle(2, 3)] : [middle(1, 2), middle(3, 0)];
  return `M${first.join(" ")}L${second.join(" ")}`;
}
