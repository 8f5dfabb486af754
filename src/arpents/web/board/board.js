// The board: the map, what stands on it, and what may be chosen there.
import { say } from "../core/speech.js";
import { classes, html, kept, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../core/ui.js";
import { GroundFace, OpenGround, Textures } from "./ground.js";
import { MarkFace, PIECE, PieceFace, Shade, sideClass } from "./pieces.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Spot} Spot */
/** @typedef {import("./scene.js").Stack} Stack */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Site} Site */

const SMALLEST = 26; // pixels of a piece on the screen, however far away the map
const LEGIBLE = 9; // pixels of the letters of a name, if they can have them
const LARGEST_LETTERS = 1.4; // how much larger than on the map they may become
const TIGHT = 4; // pieces of one stack drawn where room is scarce
const SpotGround = kept(groundOf);
const SpotPieces = kept(piecesOf);
const FigureFace = kept(figureOf);

/**
 * @param {{
 *   scene: Scene, layout: Layout, size: number, wide: boolean, glowing: Map<string, unknown[]>, pointed: Set<string>, reach: Set<string>,
 *   dots?: {noun: string, x: number, y: number}[], label: string, onPick: (nouns: string[], x: number, y: number) => void, children?: any,
 * }} props
 */
export function Board({ scene, layout, size, wide, glowing, pointed, reach, dots = [], label, onPick, children }) {
  const frame = useRef(/** @type {any} */ (null));
  const paper = useRef(/** @type {any} */ (null));
  const sheet = useRef(/** @type {Sheet | null} */ (null));
  const pick = useRef(onPick);
  const [grow, setGrow] = useState(1);
  const [far, setFar] = useState(1);
  const middle = useRef(/** @type {{x: number, y: number} | null} */ (null));
  const points = useRef(dots);
  pick.current = onPick;
  points.current = dots;
  middle.current = middleOf(scene, layout, glowing);

  useLayoutEffect(() => {
    const made = new Sheet(frame.current, paper.current, {
      width: layout.width,
      height: layout.height,
      legible: wide ? 0.45 : 0.6,
      middle: () => middle.current,
      onClick: (target, x, y) => pick.current(target.matches(".dots") ? [dotUnder(target, points.current, x, y)] : nounsUnder(target), x, y),
      onScale: (scale) => {
        const wanted = Math.max(1, Math.min(2.2, SMALLEST / (size * scale)));
        setGrow(Math.round(wanted * 10) / 10);
        setFar(Math.round(scale * 20) / 20 || 0.05);
      },
    });
    sheet.current = made;
    made.fit();
    return () => made.close();
  }, [layout]);

  useEffect(() => {
    const first = [...pointed].map((noun) => Object.values(scene.spots).find((spot) => holds(spot, noun))).find(Boolean);
    const site = first && layout.places[first.id];
    if (site) sheet.current?.show(site.x, site.y);
  }, [[...pointed].join()]);

  const scattered = useMemo(() => dots.map(({ x, y }) => `M${x} ${y}h0`).join(""), [dots]);

  return html`<div class="board" ref=${frame} tabindex="0" role="group" aria-label=${label} onKeyDown=${keys(sheet)}>
    <div class="paper" ref=${paper} style=${{ width: `${layout.width}px`, height: `${layout.height}px` }} aria-hidden="true">
      <${Drawing} layout=${layout} />
      <svg class="pieces" width=${layout.width} height=${layout.height} viewBox=${`0 0 ${layout.width} ${layout.height}`}>
        ${!layout.drawing && html`<${PlainLinks} layout=${layout} />`}
        ${scene.ground && html`<${Textures} /><${OpenGround} width=${layout.width} height=${layout.height} />`}
        ${(scene.ground ?? []).map((piece, number) => html`<${GroundFace} key=${number} ground=${piece} glow=${glowing.has(piece.noun ?? "-")} />`)}
        ${Object.values(scene.spots).map((spot) => {
          const site = layout.places[spot.id];
          return site && html`<${SpotGround} key=${spot.id} spot=${spot} site=${site} plain=${!layout.drawing} far=${far}
            glow=${glowing.has(spot.noun)} pointed=${pointed.has(spot.noun)} reach=${reach.has(spot.noun)} />`;
        })}
        ${Object.values(scene.spots).map((spot) => {
          const site = layout.places[spot.id];
          return site && html`<${SpotPieces} key=${spot.id} spot=${spot} site=${site} size=${size * grow} wide=${wide}
            bright=${piecesIn(spot, glowing)} pointed=${piecesIn(spot, pointed)} />`;
        })}
        ${dots.length > 0 && html`<path class="dots glows" d=${scattered} />`}
        ${pointed.size > 0 && dots.map((dot) => pointed.has(dot.noun) && html`<circle key=${dot.noun} class="dot is-pointed" cx=${dot.x} cy=${dot.y} r="4.5" />`)}
        ${(scene.figures ?? []).map((figure, number) => html`<${FigureFace} key=${`${figure.piece.noun} ${number}`} figure=${figure} grow=${grow}
          glow=${glowing.has(figure.piece.noun ?? "-")} pointed=${pointed.has(figure.piece.noun ?? "-")} />`)}
        ${(scene.figures ?? []).map((figure, number) => figure.tag && html`<g key=${`tag ${number}`} class=${classes("badge", sideClass(figure.piece.seat))} transform=${`translate(${figure.x} ${figure.y - figure.size * 0.85})`}>
          <rect x=${-3 - figure.tag.length * 3.2} y="-7" width=${6 + figure.tag.length * 6.4} height="14" rx="7" /><text y="4.5" text-anchor="middle">${figure.tag}</text></g>`)}
        ${(scene.arrows ?? []).map((arrow) => html`<${ArrowFace} arrow=${arrow} layout=${layout} />`)}
      </svg>
    </div>
    <div class="board-tools" data-over>
      <button type="button" onClick=${() => sheet.current?.zoom(1.3)} aria-label=${say("ui-zoom-in")}>+</button>
      <button type="button" onClick=${() => sheet.current?.zoom(1 / 1.3)} aria-label=${say("ui-zoom-out")}>−</button>
      <button type="button" onClick=${() => sheet.current?.fit()} aria-label=${say("ui-zoom-fit")}>⤢</button>
    </div>
    ${children}
  </div>`;
}

/** @param {{current: Sheet | null}} sheet */
function keys(sheet) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.target !== event.currentTarget || !sheet.current) return;
    const step = 60;
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowLeft: () => sheet.current?.pan(step, 0),
      ArrowRight: () => sheet.current?.pan(-step, 0),
      ArrowUp: () => sheet.current?.pan(0, step),
      ArrowDown: () => sheet.current?.pan(0, -step),
      "+": () => sheet.current?.zoom(1.3),
      "-": () => sheet.current?.zoom(1 / 1.3),
      0: () => sheet.current?.fit(),
    };
    if (!moves[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moves[event.key]();
  };
}

/** What lies under a click, the nearest first: a piece, its place. @param {Element} target */
function nounsUnder(target) {
  const found = [];
  for (let element = target.closest("[data-noun]"); element; element = element.parentElement?.closest("[data-noun]") ?? null) {
    found.push(/** @type {HTMLElement} */ (element).dataset.noun ?? "");
  }
  return found;
}

/** Thousands of points are one path, so that they are drawn at once: the nearest one is meant. @param {Element} path @param {{noun: string, x: number, y: number}[]} dots @param {number} x @param {number} y */
function dotUnder(path, dots, x, y) {
  const at = new DOMPoint(x, y).matrixTransform(/** @type {SVGPathElement} */ (path).getScreenCTM()?.inverse());
  const far = (/** @type {{x: number, y: number}} */ dot) => Math.hypot(dot.x - at.x, dot.y - at.y);
  return dots.reduce((best, dot) => (far(dot) < far(best) ? dot : best)).noun;
}

/** The nouns of the pieces of a spot that are among others, in one string. @param {Spot} spot @param {{has: (noun: string) => boolean}} among */
function piecesIn(spot, among) {
  let found = "";
  for (const stack of spot.stacks) for (const { noun } of stack.pieces) if (noun && among.has(noun)) found += ` ${noun}`;
  return found;
}

/** The middle of what may be chosen, or else of what stands there. @param {Scene} scene @param {Layout} layout @param {Map<string, unknown[]>} glowing */
function middleOf(scene, layout, glowing) {
  const spots = Object.values(scene.spots).filter((spot) => layout.places[spot.id]);
  const chosen = spots.filter((spot) => glowing.has(spot.noun) || spot.stacks.some((stack) => stack.pieces.some((piece) => piece.noun && glowing.has(piece.noun))));
  const standing = chosen.length ? chosen : spots.filter((spot) => spot.stacks.some((stack) => stack.pieces.length));
  const figures = scene.figures ?? [];
  const bright = figures.filter((figure) => figure.piece.noun && glowing.has(figure.piece.noun));
  const points = [...standing.map((spot) => layout.places[spot.id]), ...(bright.length ? bright : figures)];
  if (!points.length) return null;
  const mean = (/** @type {"x" | "y"} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean("x"), y: mean("y") };
}

/** @param {Spot} spot @param {string} noun */
export function holds(spot, noun) {
  return spot.noun === noun || spot.stacks.some((stack) => stack.pieces.some((piece) => piece.noun === noun));
}

/** @param {{layout: Layout}} props */
function Drawing({ layout }) {
  const place = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    if (!layout.drawing) return;
    layout.drawing.setAttribute("width", String(layout.width));
    layout.drawing.setAttribute("height", String(layout.height));
    place.current.replaceChildren(layout.drawing);
  }, [layout]);
  return html`<div class=${classes("drawing", !layout.drawing && "is-plain")} ref=${place}></div>`;
}

/** @param {{layout: Layout}} props */
function PlainLinks({ layout }) {
  return layout.links.map(({ a, b, kind }) => {
    const [from, to] = [layout.places[a], layout.places[b]];
    return from && to && html`<line class=${`plain-link kind-${kind ?? "road"}`} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />`;
  });
}

/** @param {{spot: Spot, site: Site, plain: boolean, far: number, glow: boolean, pointed: boolean, reach: boolean}} props */
function groundOf({ spot, site, plain, far, glow, pointed, reach }) {
  const label = site.label ?? { x: site.x, y: site.y + 32, anchor: "middle", size: 15 };
  const water = spot.shape === "water";
  const letters = (label.size ?? 15) * Math.min(LARGEST_LETTERS, Math.max(1, LEGIBLE / ((label.size ?? 15) * far)));
  return html`<g class=${classes("spot", glow && "glows", pointed && "is-pointed", reach && "in-reach", sideClass(spot.owner))} data-noun=${spot.noun}>
    <circle class="hit" cx=${site.x} cy=${site.y} r="26" />
    ${plain && !water && html`<circle class="plain-place" cx=${site.x} cy=${site.y} r="13" />`}
    ${(glow || pointed || reach) && html`<circle class="halo" cx=${site.x} cy=${site.y} r="21" />`}
    ${!(water && !plain) && html`<text class=${classes("place-name", water && "is-water")} x=${label.x} y=${label.y}
      text-anchor=${label.anchor ?? "middle"} font-size=${Math.round(letters * 10) / 10}>${spot.title}</text>`}
  </g>`;
}

/** @param {{spot: Spot, site: Site, size: number, wide: boolean, bright: string, pointed: string}} props */
function piecesOf({ spot, site, size, wide, bright, pointed }) {
  const [lit, shown] = [new Set(bright.split(" ")), new Set(pointed.split(" "))];
  const stacks = spot.stacks.filter((stack) => stack.pieces.length).map((stack) => ({ stack, order: arrange(stack, size, wide) }));
  const at = site.stack ?? { x: site.x, y: site.y - 4 };
  const side = at.x < site.x - 1 ? -1 : at.x > site.x + 1 ? 1 : 0;
  let top = at.y - stacks.reduce((sum, { order }) => sum + order.height, 0) / 2;
  return html`<g class="stacks" data-noun=${spot.noun}>
    ${stacks.map(({ stack, order }) => {
      const y = top + size / 2;
      top += order.height + size * 0.08;
      const left = side > 0 ? at.x - size * 0.2 : side < 0 ? at.x - order.width + size * 0.2 : at.x - order.width / 2;
      return html`<${StackFace} key=${stack.seat} stack=${stack} order=${order} x=${left} y=${y} size=${size} lit=${lit} pointed=${shown} />`;
    })}
    ${(spot.marks ?? []).map((mark, number) => html`<g key=${mark.symbol + mark.seat}
      transform=${`translate(${site.x - 14 + number * 20} ${site.y - 26}) scale(${Math.max(0.9, size / PIECE)})`}><${MarkFace} mark=${mark} /></g>`)}
  </g>`;
}

/**
 * Where the pieces of a stack stand: rows that overlap, the strengths still in sight.
 * @param {Stack} stack @param {number} size @param {boolean} wide
 */
function arrange(stack, size, wide) {
  const pieces = stack.pieces;
  const alike = pieces.every((piece) => piece.hidden || piece.form === "ship");
  const shown = wide ? pieces.length : Math.min(pieces.length, TIGHT);
  const row = !wide || shown <= 5 ? shown : alike ? Math.ceil(shown / 3) : Math.ceil(shown / Math.ceil(shown / 5));
  const step = shown <= 3 && wide ? size * 1.04 : alike ? size * 0.4 : size * (wide ? 0.64 : 0.32);
  const rows = Math.ceil(shown / row);
  const lift = size * (alike ? 0.42 : 0.98);
  return { shown, row, step, lift, width: step * (Math.min(row, shown) - 1), height: size + (rows - 1) * lift };
}

/**
 * Pieces of one side in one place, with their number and strength.
 * @param {{stack: Stack, order: ReturnType<typeof arrange>, x: number, y: number, size: number, lit: Set<string>, pointed: Set<string>}} props
 */
function StackFace({ stack, order, x, y, size, lit, pointed }) {
  const count = stack.pieces.length;
  const strength = stack.pieces.reduce((sum, piece) => sum + (piece.weight ?? 0), 0);
  const badge = strength && strength !== count ? `${count} · ${strength}` : `${count}`;
  return html`<g class="stack">
    ${stack.pieces.slice(0, order.shown).map((piece, number) => {
      const noun = piece.noun ?? "";
      const [column, row] = [number % order.row, Math.floor(number / order.row)];
      return html`<g key=${noun || number} class=${classes("on-map", noun && lit.has(noun) && "glows", noun && pointed.has(noun) && "is-pointed")}
        data-noun=${noun || undefined} transform=${`translate(${x + order.step * column} ${y + order.lift * row}) scale(${size / PIECE})`}>
        <title>${piece.title}</title>
        <${Shade} form=${piece.form} /><${PieceFace} piece=${piece} />
      </g>`;
    })}
    ${count > 1 && html`<g class=${classes("badge", sideClass(stack.seat))} transform=${`translate(${x + order.width + size * 0.46} ${y - size * 0.5}) scale(${size / PIECE})`}>
      <rect x=${-4 - badge.length * 3.4} y="-8" width=${8 + badge.length * 6.8} height="16" rx="8" />
      <text y="4.5" text-anchor="middle">${badge}</text>
    </g>`}
  </g>`;
}

/** @param {{figure: import("./scene.js").Figure, grow: number, glow: boolean, pointed: boolean}} props */
function figureOf({ figure, grow, glow, pointed }) {
  const { piece, x, y, size } = figure;
  return html`<g class=${classes("on-map", glow && "glows", pointed && "is-pointed")} data-noun=${piece.noun}
    transform=${`translate(${x} ${y}) scale(${(size * Math.sqrt(grow)) / PIECE})`}>
    <title>${piece.title}</title><${Shade} form=${piece.form} /><${PieceFace} piece=${piece} /></g>`;
}

/** @param {{arrow: import("./scene.js").Arrow, layout: Layout}} props */
function ArrowFace({ arrow, layout }) {
  const [from, to] = [layout.places[arrow.from], layout.places[arrow.to]];
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [sx, sy] = [from.x + ux * 24, from.y + uy * 24];
  const [ex, ey] = [to.x - ux * 28, to.y - uy * 28];
  const [mx, my] = [(sx + ex) / 2 - uy * length * 0.16, (sy + ey) / 2 + ux * length * 0.16];
  const turn = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
  return html`<g class=${classes("arrow", sideClass(arrow.seat), arrow.broken && "is-broken")}>
    <path class="arrow-line" d=${`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} />
    <path class="arrow-head" d="M4 0 -18 -10 -13 0 -18 10Z" transform=${`translate(${ex} ${ey}) rotate(${turn})`} />
    <g transform=${`translate(${(sx + ex) / 4 + mx / 2} ${(sy + ey) / 4 + my / 2})`}>
      <circle class="arrow-count" r="13" /><text y="6" text-anchor="middle">${arrow.label}</text>
    </g>
  </g>`;
}
