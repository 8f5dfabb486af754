// Where the places of a board lie: from its map files when they are drawn, otherwise from longitudes, or in rows.

/**
 * @typedef {object} Site
 * @property {number} x
 * @property {number} y
 * @property {{x: number, y: number}} [pile]
 * @property {Record<string, any>} [label]
 * @property {string} [shape]
 */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {Record<string, Site>} places
 * @property {{a: string, b: string, kind?: string, bend?: number}[]} links
 * @property {number[][]} [kept]  boxes of what is printed and must not be covered: left, top, right, bottom
 * @property {number[][]} [lettered]  boxes along the names of waters and countries
 * @property {{x: number, y: number, width: number, height: number, across: number, down: number}[]} [fixed]  title and legend: where they are held, and their size, which is the same on the screen at every distance
 * @property {SVGSVGElement | null} drawing
 */

/** The map of a game as drawn by tools/maps. @param {string} name @returns {Promise<Layout>} */
export async function loadMap(name) {
  const [facts, text] = await Promise.all([
    fetch(new URL(`../maps/${name}.json`, import.meta.url)).then((answer) => answer.json()),
    fetch(new URL(`../maps/${name}.svg`, import.meta.url)).then((answer) => answer.text()),
    document.fonts.load('16px "IM Fell English"', "a1").catch(() => {}), // names are measured before they are placed
  ]);
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const drawing = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(parsed.documentElement)));
  return { links: [], ...facts, drawing };
}

/**
 * @param {{id: string, lon?: number, lat?: number, x?: number, y?: number, shape?: string}[]} spots
 * @param {{a: string, b: string, kind?: string}[]} links
 * @param {number} room  the least distance between two places
 * @returns {Layout}
 */
export function plainLayout(spots, links, room) {
  const placed = spots.filter((spot) => spot.x !== undefined || spot.lon !== undefined);
  const loose = spots.filter((spot) => !placed.includes(spot));
  /** @type {Record<string, Site>} */
  const places = {};
  const width = Math.max(1000, Math.ceil(Math.sqrt(spots.length)) * room * 1.7);
  let bottom = 0;
  if (placed.length) bottom = byCoordinates(placed, width, room, places);
  const columns = Math.max(1, Math.floor(width / (room * 1.5)));
  loose.forEach((spot, number) => {
    places[spot.id] = {
      x: ((number % columns) + 0.5) * (width / columns),
      y: bottom + (Math.floor(number / columns) + 0.7) * room,
      shape: spot.shape,
    };
  });
  const height = Math.max(600, bottom + Math.ceil(loose.length / columns) * room + room * 0.5);
  return { width, height, places, links, drawing: null };
}

/** @param {any[]} spots @param {number} width @param {number} room @param {Record<string, Site>} places */
function byCoordinates(spots, width, room, places) {
  const middle = spots.reduce((sum, spot) => sum + (spot.lat ?? 0), 0) / spots.length;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const points = spots.map((spot) => ({
    spot,
    x: spot.x ?? spot.lon * squeeze,
    y: spot.y ?? -spot.lat,
  }));
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, low] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const scale = (width - 2 * room) / Math.max(1e-6, right - left, (low - top) * 0.6);
  for (const point of points) {
    point.x = room + (point.x - left) * scale;
    point.y = room * 0.8 + (point.y - top) * scale;
  }
  pullApart(points, room);
  for (const { spot, x, y } of points) places[spot.id] = { x, y, shape: spot.shape };
  return Math.max(...points.map((p) => p.y)) + room;
}

/** Places too near each other make room. @param {{x: number, y: number}[]} points @param {number} room */
function pullApart(points, room) {
  for (let round = 0; round < 120; round += 1) {
    let moved = false;
    for (let a = 0; a < points.length; a += 1) {
      for (let b = a + 1; b < points.length; b += 1) {
        const dx = points[b].x - points[a].x || 0.01;
        const dy = points[b].y - points[a].y || 0.01;
        const distance = Math.hypot(dx, dy);
        if (distance >= room) continue;
        const push = (room - distance) / 2 / distance;
        points[a].x -= dx * push;
        points[a].y -= dy * push;
        points[b].x += dx * push;
        points[b].y += dy * push;
        moved = true;
      }
    }
    if (!moved) return;
  }
}
