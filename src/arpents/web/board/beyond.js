// What is pointed at or asked about and lies out of sight: the edge of the board tells where, and leads there.
import { again } from "../core/clicks.js";
import { html, signal } from "../core/ui.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {{x: number, y: number, title: string}} Goal */

const FOLLOWED = 30; // pixels round a place that is told of

export class Aim {
  constructor() {
    /** @type {Sheet | null} */
    this.sheet = null;
    /** @type {Goal | null} */
    this.goal = null;
    /** Where the paper lay before it followed what is told, and where it was led last. */
    this.left = /** @type {{x: number, y: number} | null} */ (null);
    this.led = /** @type {{x: number, y: number} | null} */ (null);
    /** Where the edge of the board is nearest to it, as long as it is out of sight. */
    this.edge = signal(/** @type {{left: number, top: number, turn: number, title: string} | null} */ (null));
  }

  /** The paper has moved, or something else is meant. */
  look() {
    const { goal } = this;
    const edge = goal && this.sheet?.outside(goal.x, goal.y);
    if (edge || this.edge.peek()) this.edge.value = edge && goal ? { ...edge, title: goal.title } : null;
  }

  /** What is told of another's turn is brought into sight, one thing after the other. @param {{x: number, y: number} | undefined} point */
  follow(point) {
    const { sheet } = this;
    if (!point || !sheet?.outside(point.x, point.y, FOLLOWED)) return;
    this.left ??= sheet.lies();
    sheet.show(point.x, point.y);
    this.led = sheet.lies();
  }

  /** Then the paper lies where it was left, unless somebody has moved it meanwhile. */
  comeBack() {
    const { sheet, left, led } = this;
    const now = sheet?.lies();
    if (left && led && now?.x === led.x && now.y === led.y) sheet?.lie(left);
    this.left = this.led = null;
  }

  go() {
    if (this.goal) this.sheet?.show(this.goal.x, this.goal.y);
  }
}

/** What is pointed at in the list, or else what the question is about. @param {Scene} scene @param {Layout} layout @param {Set<string>} pointed @param {Set<string>} subjects @returns {Goal | null} */
export function goalOf(scene, layout, pointed, subjects) {
  const nouns = [...(pointed.size ? pointed : subjects)];
  for (const noun of nouns) {
    for (const spot of Object.values(scene.spots)) {
      const site = layout.places[spot.id];
      const here = spot.noun === noun || spot.piles.some((pile) => pile.pieces.some((piece) => piece.noun === noun));
      if (site && here) return { x: site.x, y: site.y, title: spot.title };
    }
    const figures = (scene.figures ?? []).filter((figure) => figure.piece.noun === noun);
    const [first] = figures;
    if (first)
      return { x: first.x, y: first.y, title: figures.find((one) => one.tag)?.tag ?? first.piece.title.split(",")[0] };
  }
  return null;
}

/** It is also told in the list and the question: nobody needs it who hears the page. @param {{aim: Aim}} props */
export function EdgeMark({ aim }) {
  const edge = aim.edge.value;
  if (!edge) return null;
  return html`<button type="button" class="beyond" data-over aria-hidden="true" tabindex="-1" style=${{ left: `clamp(6rem, ${edge.left}px, 100% - 6rem)`, top: `${edge.top}px` }}
    onClick=${(/** @type {MouseEvent} */ event) => again(event) || aim.go()}><span style=${{ transform: `rotate(${edge.turn}deg)` }}>➤</span> ${edge.title}</button>`;
}
