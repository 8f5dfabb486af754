// The board: the map, what stands on it, and what may be chosen there.
import { nextTask } from "../core/slices.js";
import { localized, say } from "../core/speech.js";
import { classes, html, kept, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../core/ui.js";
import { Aim, EdgeMark, goalOf } from "./beyond.js";
import { GroundFace, OpenGround, Textures } from "./ground.js";
import { PIECE, PieceFace, Shade, seatClass } from "./pieces.js";
import { NewsDrawn } from "./news.js";
import { PlanDrawn } from "./plan.js";
import { placeNames, placePiles } from "./placing.js";
import { FactRow, rowWidth } from "./facts.js";
import { fieldNames, GroundNames, UnitNames } from "./field-names.js";
import { Sheet } from "./sheet.js";
import { orderOf, SpotPieces, workSize } from "./piles.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Spot} Spot */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").Site} Site */
/** @typedef {{points: {x: number, y: number}[], ruler: {from: {x: number, y: number}, to: {x: number, y: number}, text: any} | null}} Ghosts */

const NOTHING = new Set(/** @type {string[]} */ ([]));
/** @type {import("./news.js").News} */
const NO_NEWS = { places: [], ways: [] };
const SMALLEST = 26; // pixels of a piece on the screen, however far away the map
const WIDE_SMALLEST = 34; // and where there is room
const LETTERS = 11.5; // pixels of the letters of a name, at every distance
const WIDE_LETTERS = 15; // and where there are few
const FIXED = 0.68; // of the size in which title and legend are drawn: their size on the screen, at every distance
const ROOM = 74; // pixels across that a place should have for itself
const STEP = 1.05; // names find their places anew when the map is so much nearer
const NEARER = 12; // such steps that one comes nearer, at most, for names to have room
const NEAR = 0.95; // the scale from which piles are laid out
const UNDER = 12; // how far from a click a point may be that is meant, where a piece covers it
const LOWER = 1.4; // letters by which ships lie under the names of the shore
const SIGN = 16; // pixels of the sign of a place, if it can have them
/** What is there of a board that opens: its frame, the map, and all that stands on it. */
const [FRAMED, MAPPED, WHOLE] = [0, 1, 2];
/** @type {ReturnType<typeof arranged>} */
const NOT_YET = { names: {}, orders: {}, berths: {} };
const SpotGround = kept(groundOf);
const PlaceName = kept(nameOf);
const FigureFace = kept(figureOf);

const RING = 45; // pixels round what a lesson speaks of

/**
 * @param {{
 *   scene: Scene, layout: Layout, size: number, wide: boolean, whole?: boolean, glowing: Map<string, unknown[]>, own?: string | null, pointed: Set<string>, still?: boolean, reach: Set<string>,
 *   subjects?: Set<string>, dots?: {noun: string, x: number, y: number}[], points?: {x: number, y: number}[], line?: string[], route?: string[], ghosts?: Ghosts | null, plan?: import("./plan.js").PlanMark[], taught?: string, told?: number, news?: import("./news.js").News, label: string, onHover?: (nouns: string[], x: number, y: number) => void, onPick: import("./scene.js").Pick, onInspect?: (nouns: string[], x: number, y: number) => void, children?: any,
 * }} props
 */
export function Board({
  scene,
  layout,
  size,
  wide,
  whole = false,
  glowing,
  own = null,
  pointed,
  still = false,
  reach,
  subjects = NOTHING,
  dots = [],
  points = [],
  line = [],
  ghosts = null,
  route = [],
  plan = [],
  taught = "",
  told = 0,
  news = NO_NEWS,
  label,
  onHover,
  onPick,
  onInspect,
  children,
}) {
  const frame = useRef(/** @type {any} */ (null));
  const paper = useRef(/** @type {any} */ (null));
  const sheet = useRef(/** @type {Sheet | null} */ (null));
  const pick = useRef(onPick);
  const look = useRef(/** @type {any} */ (null));
  const choosable = useRef(dots);
  const under = useRef("");
  const [grow, setGrow] = useState(1);
  const [far, setFar] = useState(1);
  const [stage, setStage] = useState(FRAMED);
  const aim = useMemo(() => new Aim(), []);
  const middle = useRef(/** @type {(small: boolean) => {x: number, y: number} | null} */ (() => null));
  const chosen = useRef(glowing);
  const shown = useRef(scene);
  pick.current = onPick;
  look.current = onInspect;
  chosen.current = glowing;
  choosable.current = dots;
  middle.current = (small) => middleOf(scene, layout, glowing, small ? own : null);
  shown.current = scene;

  useLayoutEffect(() => {
    const made = new Sheet(frame.current, paper.current, {
      width: layout.width,
      height: layout.height,
      legible: wide ? 0.45 : 0.6,
      clear: (scale) => (wide || whole ? scale : clearFrom(shown.current, layout, scale)),
      whole,
      middle: (small) => middle.current(small),
      onClick: (target, x, y, again, touch) => {
        const at = pointUnder(paper.current, x, y);
        const nouns = nounsUnder(target);
        const dot = dotNear(choosable.current, at, target.matches(".dots") ? Infinity : UNDER);
        const named = nouns.some((noun) => chosen.current.has(noun));
        pick.current(dot && !named ? [dot.noun] : nouns, x, y, again, touch, at);
      },
      onHold: (target, x, y) => look.current?.(nounsUnder(target), x, y),
      onScale: (scale) => {
        const wanted = Math.max(1, Math.min(3, (wide ? WIDE_SMALLEST : SMALLEST) / (size * scale)));
        setGrow(Math.round(wanted * 10) / 10);
        setFar(STEP ** Math.round(Math.log(scale) / Math.log(STEP)));
        aim.look();
      },
    });
    sheet.current = made;
    aim.sheet = made;
    if (stage === WHOLE) made.fit();
    else openIn(made);
    return () => made.close();
  }, [layout]);

  /** One step after the other, each a task of its own: on most maps all of it together would let nobody act for long. @param {Sheet} made */
  async function openIn(made) {
    for (const next of [FRAMED, MAPPED, WHOLE]) {
      await nextTask();
      if (sheet.current !== made || made.closed) return;
      if (next === FRAMED) made.fit();
      else setStage(next);
    }
  }

  useEffect(() => {
    aim.goal = still && pointed.size ? null : goalOf(scene, layout, pointed, subjects);
    aim.look();
  }, [scene, layout, still, [...pointed].join(), [...subjects].join(), stage === WHOLE]);

  useEffect(() => {
    const [first] = plan;
    if (taught && first && stage === WHOLE && sheet.current?.outside(first.x, first.y, RING))
      sheet.current.show(first.x, first.y);
  }, [taught, layout, stage === WHOLE]);

  useEffect(() => {
    if (stage !== WHOLE) return;
    if (told) aim.follow(news.ways.at(-1)?.at(-1) ?? news.places.at(-1));
    else aim.comeBack();
  }, [told, stage === WHOLE]);

  const hover = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse" || !onHover) return;
    const target = /** @type {Element} */ (event.target);
    const found = event.type === "pointerleave" ? [] : nounsUnder(target);
    const dot =
      target.matches(".dots, .on-map *") && !found.some((noun) => glowing.has(noun))
        ? dotNear(dots, pointUnder(paper.current, event.clientX, event.clientY), UNDER)
        : null;
    const nouns = dot ? [dot.noun] : found;
    if (nouns.join() === under.current) return;
    under.current = nouns.join();
    onHover(nouns, event.clientX, event.clientY);
  };
  const inspect = (/** @type {MouseEvent} */ event) => {
    if (!onInspect || /** @type {Element} */ (event.target).closest("[data-over]")) return;
    event.preventDefault();
    onInspect(nounsUnder(/** @type {Element} */ (event.target)), event.clientX, event.clientY);
  };
  const pieceSize = size * grow;
  const grown = grownAt(far, wide);
  const { sign } = grown;
  const titles = Object.values(scene.spots)
    .map((spot) => spot.title)
    .join();
  const { names, orders, berths } = useMemo(
    () => (stage === WHOLE ? arranged(scene, layout, { size: pieceSize, wide, far }) : NOT_YET),
    [scene, layout, pieceSize, wide, far, titles, stage === WHOLE],
  );
  const field = useMemo(() => fieldNames(scene, layout, far), [scene.figures, scene.ground, layout, far]);
  const scattered = useMemo(() => dots.map(({ x, y }) => `M${x} ${y}h0`).join(""), [dots]);
  const reachable = useMemo(() => points.map(({ x, y }) => `M${x} ${y}h0`).join(""), [points]);

  return html`<div class="board" ref=${frame} tabindex="0" role="group" aria-label=${label} aria-busy=${stage === WHOLE ? undefined : "true"} onKeyDown=${keys(sheet)} onPointerOver=${hover} onPointerMove=${dots.length ? hover : undefined} onPointerLeave=${hover} onContextMenu=${inspect}>
    <div class="paper" ref=${paper} style=${{ width: `${layout.width}px`, height: `${layout.height}px`, "--sign": sign, "--fixed": grown.fixed }} aria-hidden="true">
      ${stage !== FRAMED && html`<${Drawing} layout=${layout} />`}
      ${
        stage === WHOLE &&
        html`<svg class="pieces" width=${layout.width} height=${layout.height} viewBox=${`0 0 ${layout.width} ${layout.height}`}>
        ${!layout.drawing && html`<${PlainLinks} layout=${layout} />`}
        ${scene.ground && html`<${Textures} /><${OpenGround} width=${layout.width} height=${layout.height} />`}
        ${(scene.ground ?? []).map((piece, number) => html`<${GroundFace} key=${number} ground=${piece} glow=${glowing.has(piece.noun ?? "-")} />`)}
        <${GroundNames} names=${field.grounds} far=${far} />
        ${Object.values(scene.spots).map((spot) => {
          const site = layout.places[spot.id];
          return (
            site &&
            html`<${SpotGround} key=${spot.id} spot=${spot} site=${site} plain=${!layout.drawing} sign=${sign}
            glow=${glowing.has(spot.noun)} pointed=${pointed.has(spot.noun)} reach=${reach.has(spot.noun)} subject=${subjects.has(spot.noun)} />`
          );
        })}
        ${Object.values(scene.spots).map((spot) => {
          const site = layout.places[spot.id];
          /** @type {{x: number, y: number, away?: boolean}} */
          const at = berths[spot.id] ?? site;
          return (
            site &&
            html`<${SpotPieces} key=${spot.id} spot=${spot} site=${site} order=${orders[spot.id]} x=${at.x} y=${at.y} away=${Boolean(at.away)}
            size=${pieceSize} px=${Math.round(pieceSize * far)} wide=${wide} sign=${sign} bright=${piecesIn(spot, glowing)} pointed=${piecesIn(spot, pointed)} subjects=${piecesIn(spot, subjects)} />`
          );
        })}
        ${Object.values(scene.spots).map((spot) => names[spot.id] && !names[spot.id].hidden && html`<${PlaceName} key=${spot.id} spot=${spot} name=${names[spot.id]} glow=${glowing.has(spot.noun)} />`)}
        ${points.length > 0 && html`<path class="reach-points" d=${reachable} />`}
        ${line.length > 1 && html`<${PlaceLine} name="supply-line" places=${line} layout=${layout} />`}
        ${route.length > 1 && html`<${PlaceLine} name="march-line" places=${route} layout=${layout} />`}
        ${dots.length > 0 && html`<path class="dots glows" d=${scattered} />`}
        ${pointed.size > 0 && dots.map((dot) => pointed.has(dot.noun) && html`<circle key=${dot.noun} class="dot is-pointed" cx=${dot.x} cy=${dot.y} r="4.5" />`)}
        ${(scene.figures ?? []).map(
          (figure, number) => html`<${FigureFace} key=${`${figure.piece.noun} ${number}`} figure=${figure} grow=${grow}
          glow=${glowing.has(figure.piece.noun ?? "-")} pointed=${pointed.has(figure.piece.noun ?? "-")} subject=${subjects.has(figure.piece.noun ?? "-")} />`,
        )}
        <${UnitNames} names=${field.units} far=${far} />
        <${NewsDrawn} news=${news} />
        ${ghosts && html`<${GhostFigures} ghosts=${ghosts} size=${size} />`}
        <${PlanDrawn} marks=${plan} />
        ${(scene.arrows ?? []).map((arrow) => html`<${ArrowFace} arrow=${arrow} layout=${layout} />`)}
      </svg>`
      }
    </div>
    <${EdgeMark} aim=${aim} />
    <div class="board-tools" data-over>
      <button type="button" onClick=${() => sheet.current?.zoom(1.3)} aria-label=${say("ui-zoom-in")}>+</button>
      <button type="button" onClick=${() => sheet.current?.zoom(1 / 1.3)} aria-label=${say("ui-zoom-out")}>−</button>
      <button type="button" onClick=${() => sheet.current?.wholeOrFit()} aria-label=${say("ui-zoom-fit")}>⤢</button>
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
  for (
    let element = target.closest("[data-noun]");
    element;
    element = element.parentElement?.closest("[data-noun]") ?? null
  ) {
    found.push(/** @type {HTMLElement} */ (element).dataset.noun ?? "");
  }
  return found;
}

/** The point of the paper under a point of the screen. @param {HTMLElement} paper @param {number} x @param {number} y */
function pointUnder(paper, x, y) {
  const box = paper.getBoundingClientRect();
  const scale = box.width / (paper.offsetWidth || 1) || 1;
  return { x: (x - box.left) / scale, y: (y - box.top) / scale };
}

/** Thousands of points are one path, so that they are drawn at once: the nearest one is meant, also where a piece covers it. @param {{noun: string, x: number, y: number}[]} dots @param {{x: number, y: number}} at @param {number} most */
function dotNear(dots, at, most) {
  const far = (/** @type {{x: number, y: number}} */ dot) => Math.hypot(dot.x - at.x, dot.y - at.y);
  if (!dots.length) return null;
  const best = dots.reduce((one, dot) => (far(dot) < far(one) ? dot : one));
  return far(best) <= most ? best : null;
}

/** The nouns of the pieces of a spot that are among others, in one string. @param {Spot} spot @param {{has: (noun: string) => boolean}} among */
function piecesIn(spot, among) {
  let found = "";
  for (const pile of spot.piles) for (const { noun } of pile.pieces) if (noun && among.has(noun)) found += ` ${noun}`;
  return found;
}

/** The middle of what may be chosen, or else the greatest force of one's own, or of what stands there. @param {Scene} scene @param {Layout} layout @param {Map<string, unknown[]>} glowing @param {string | null} own */
function middleOf(scene, layout, glowing, own) {
  const spots = Object.values(scene.spots).filter((spot) => layout.places[spot.id]);
  const chosen = spots.filter(
    (spot) =>
      glowing.has(spot.noun) ||
      spot.piles.some((pile) => pile.pieces.some((piece) => piece.noun && glowing.has(piece.noun))),
  );
  const greatest = !chosen.length && own ? greatestOf(spots, own) : null;
  if (greatest) return layout.places[greatest.id];
  const standing = chosen.length ? chosen : spots.filter((spot) => spot.piles.some((pile) => pile.pieces.length));
  const figures = scene.figures ?? [];
  const bright = figures.filter((figure) => figure.piece.noun && glowing.has(figure.piece.noun));
  const points = [...standing.map((spot) => layout.places[spot.id]), ...(bright.length ? bright : figures)];
  if (!points.length) return null;
  const mean = (/** @type {"x" | "y"} */ axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean("x"), y: mean("y") };
}

/** Where most pieces of a seat stand. @param {Spot[]} spots @param {string} seat */
function greatestOf(spots, seat) {
  const count = (/** @type {Spot} */ spot) =>
    spot.piles.reduce((sum, pile) => sum + (pile.seat === seat ? pile.pieces.length : 0), 0);
  const first = spots.reduce((best, spot) => (count(spot) > count(best) ? spot : best), spots[0]);
  return first && count(first) ? first : null;
}

/** @param {Spot} spot @param {string} noun */
export function holds(spot, noun) {
  return spot.noun === noun || spot.piles.some((pile) => pile.pieces.some((piece) => piece.noun === noun));
}

/** @param {{layout: Layout}} props */
function Drawing({ layout }) {
  const place = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    const { drawing } = layout;
    if (!drawing) return undefined;
    drawing.setAttribute("width", String(layout.width));
    drawing.setAttribute("height", String(layout.height));
    place.current.replaceChildren(drawing);
    return () => drawing.remove(); // it outlives the table, and would keep the board it hangs in
  }, [layout]);
  return html`<div class=${classes("drawing", !layout.drawing && "is-plain")} ref=${place}></div>`;
}

/** @param {{layout: Layout}} props */
function PlainLinks({ layout }) {
  return layout.links.map(({ a, b, kind }) => {
    const [from, to] = [layout.places[a], layout.places[b]];
    return (
      from &&
      to &&
      html`<line class=${`plain-link kind-${kind ?? "road"}`} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />`
    );
  });
}

/** @param {{spot: Spot, site: Site, plain: boolean, sign: number, glow: boolean, pointed: boolean, reach: boolean, subject: boolean}} props */
function groundOf({ spot, site, plain, sign, glow, pointed, reach, subject }) {
  const water = spot.shape === "water";
  return html`<g class=${classes("spot", glow && "glows", pointed && "is-pointed", reach && "in-reach", seatClass(spot.owner))} data-noun=${spot.noun}>
    <circle class="hit" cx=${site.x} cy=${site.y} r=${26 * sign} />
    ${plain && !water && html`<circle class="plain-place" cx=${site.x} cy=${site.y} r="13" />`}
    ${spot.marks?.some((mark) => mark.symbol === "siege") && html`<circle class="siege-ring" cx=${site.x} cy=${site.y} r=${17 * sign} />`}
    ${subject && html`<circle class="subject-ring" cx=${site.x} cy=${site.y} r=${27 * sign} />`}
    ${(glow || pointed || reach) && html`<circle class="halo" cx=${site.x} cy=${site.y} r=${21 * sign} />`}
  </g>`;
}

/** @param {{spot: Spot, name: import("./placing.js").Name, glow: boolean}} props */
function nameOf({ spot, name, glow }) {
  return html`${name.leader && html`<path class="name-leader" data-of=${spot.noun} d=${name.leader} stroke-width=${name.size * 0.07} />`}<text class=${classes("place-name", spot.shape === "water" && "is-water", glow && "glows", seatClass(spot.owner))} data-of=${spot.noun} x=${name.x} y=${name.y}
    text-anchor=${name.anchor} font-size=${name.size} stroke-width=${name.size * (glow ? 0.36 : 0.28)}>${name.lines.map((line, number) => html`<tspan key=${number} x=${name.x} dy=${number ? name.size : 0}>${line}</tspan>`)}</text>
    ${spot.facts && html`<${FactRow} facts=${spot.facts} x=${name.row.x} y=${name.row.y} size=${name.size} />`}`;
}

/** How much larger than printed things are drawn that keep their size. @param {number} far @param {boolean} wide @returns {import("./placing.js").Grown} */
function grownAt(far, wide) {
  const sign = wide ? 1 : Math.round(Math.max(1, Math.min(2.4, SIGN / (18 * far))) * 5) / 5;
  return { sign, fixed: FIXED / far };
}

/** What bears a name on the map. @param {Scene} scene @param {Layout} layout @param {boolean} wide */
function named(scene, layout, wide) {
  return Object.values(scene.spots).filter((spot) => layout.places[spot.id] && (wide || spot.shape !== "water"));
}

/** @param {Scene} scene @param {Layout} layout @param {number} far */
function namesAt(scene, layout, far) {
  const spots = named(scene, layout, false);
  const titles = Object.fromEntries(spots.map((spot) => [spot.id, spot.title]));
  const rows = Object.fromEntries(spots.map((spot) => [spot.id, rowWidth(spot.facts)]));
  return placeNames(layout, titles, LETTERS / far, grownAt(far, false), rows);
}

/** The scale, from a given one, at which a place has some room and no name stands on another. @param {Scene} scene @param {Layout} layout @param {number} scale */
function clearFrom(scene, layout, scale) {
  const places = Math.max(1, Object.keys(layout.places).length);
  const from = Math.max(scale, ROOM / Math.sqrt((layout.width * layout.height) / places));
  const first = Math.ceil(Math.log(from) / Math.log(STEP));
  for (let step = 0; step < NEARER; step += 1) {
    const far = STEP ** (first + step);
    if (!Object.values(namesAt(scene, layout, far)).some((name) => name.hidden)) return far;
  }
  return from;
}

/**
 * Where names and piles stand at this distance.
 * @param {Scene} scene @param {Layout} layout @param {{size: number, wide: boolean, far: number}} how
 */
function arranged(scene, layout, { size, wide, far }) {
  const orders = Object.fromEntries(
    Object.values(scene.spots).map((spot) => [spot.id, orderOf(spot, size, wide, far >= NEAR)]),
  );
  if (wide) {
    /** @type {Record<string, import("./placing.js").Name>} */
    const names = Object.fromEntries(
      named(scene, layout, true).map((spot) => [
        spot.id,
        { ...printedName(layout.places[spot.id]), size: WIDE_LETTERS / far, lines: [spot.title] },
      ]),
    );
    return {
      names,
      orders,
      berths: Object.fromEntries(
        Object.entries(layout.places).map(([id, site]) => {
          const { x, y } = site.pile ?? { x: site.x, y: site.y - 4 };
          return [id, { x, y: scene.spots[id]?.shape === "water" ? y + (LOWER * WIDE_LETTERS) / far : y }];
        }),
      ),
    };
  }
  const names = namesAt(scene, layout, far);
  const sizes = Object.fromEntries(Object.entries(orders).filter(([, order]) => order.width > 0));
  const grown = grownAt(far, false);
  const works = Object.fromEntries(
    Object.values(scene.spots).map((spot) => [spot.id, workSize(spot, size, grown.sign)]),
  );
  return { names, orders, berths: placePiles(layout, names, sizes, grown, works) };
}

/** @param {Site} site @returns {any} */
function printedName(site) {
  return { x: site.x, y: site.y + 32, anchor: "middle", ...site.label };
}

/** @param {{figure: import("./scene.js").Figure, grow: number, glow: boolean, pointed: boolean, subject: boolean}} props */
function figureOf({ figure, grow, glow, pointed, subject }) {
  const { piece, x, y, size } = figure;
  return html`<g class=${classes("on-map", glow && "glows", pointed && "is-pointed", subject && "is-subject")} data-noun=${piece.noun}
    transform=${`translate(${x} ${y}) scale(${(size * Math.sqrt(grow)) / PIECE})`}>
    ${!piece.noun && html`<title>${piece.title}</title>`}<${Shade} form=${piece.form} /><${PieceFace} piece=${piece} /></g>`;
}

/** Where pieces would stand, and a ruler laid to there. @param {{ghosts: Ghosts, size: number}} props */
function GhostFigures({ ghosts, size }) {
  const { points, ruler } = ghosts;
  return html`<g class="ghosts">
    ${points.map(({ x, y }, number) => html`<circle key=${number} class="ghost-figure" cx=${x} cy=${y} r=${size * 0.42} />`)}
    ${
      ruler &&
      html`<line class="ruler" x1=${ruler.from.x} y1=${ruler.from.y} x2=${ruler.to.x} y2=${ruler.to.y} />
      <g class="ruler-length" transform=${`translate(${(ruler.from.x + ruler.to.x) / 2} ${(ruler.from.y + ruler.to.y) / 2 - 12})`}><text text-anchor="middle">${localized(ruler.text)}</text></g>`
    }
  </g>`;
}

/** A line from place to place. @param {{name: string, places: string[], layout: Layout}} props */
function PlaceLine({ name, places, layout }) {
  const sites = places.map((id) => layout.places[id]).filter(Boolean);
  return html`<polyline class=${name} points=${sites.map((site) => `${site.x},${site.y}`).join(" ")} />`;
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
  return html`<g class=${classes("arrow", seatClass(arrow.seat), arrow.broken && "is-broken")}>
    <path class="arrow-line" d=${`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} />
    <path class="arrow-head" d="M4 0 -18 -10 -13 0 -18 10Z" transform=${`translate(${ex} ${ey}) rotate(${turn})`} />
    <g transform=${`translate(${(sx + ex) / 4 + mx / 2} ${(sy + ey) / 4 + my / 2})`}>
      <circle class="arrow-count" r="13" /><text y="6" text-anchor="middle">${arrow.label}</text>
    </g>
  </g>`;
}
