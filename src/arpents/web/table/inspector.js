// What a thing on the board is and does: asked of the table, shown in a small card near it.
import { Refused, Unreachable } from "../core/api.js";
import { signal } from "../core/ui.js";

/** @typedef {import("./sheet-face.js").SheetData} SheetData */
/**
 * @typedef {object} Shown
 * @property {SheetData} sheet
 * @property {number} x
 * @property {number} y
 * @property {boolean} pinned  it stays, can be reached by keys, and its things can be followed
 * @property {string} [again]  what a second tap would do
 */

const REST = 550; // milliseconds a pointer rests on a thing before it is told what that is

export class Inspector {
  /** @param {string} slug @param {string[]} sorts what the ids of things begin with @param {(thing: string) => Promise<SheetData | null>} ask */
  constructor(slug, sorts, ask) {
    this.slug = slug;
    this.sorts = sorts;
    this.ask = ask;
    this.shown = signal(/** @type {Shown | null} */ (null));
    /** What lies under the pointer, the nearest first. @type {string[]} */
    this.under = [];
    /** Where it lies. @type {[number, number]} */
    this.at = [0, 0];
    /** What was shown before, for the way back. @type {SheetData[]} */
    this.before = [];
    this.timer = 0;
    this.asking = 0;
  }

  /** The pointer of a mouse came over things, or left them. @param {string[]} nouns @param {number} x @param {number} y */
  hover(nouns, x, y) {
    this.under = nouns;
    this.at = [x, y];
    clearTimeout(this.timer);
    if (this.shown.peek()?.pinned) return;
    this.close();
    if (nouns.length) this.timer = setTimeout(() => this.open(nouns, x, y), REST);
  }

  /** @param {string[]} nouns the nearest first: the first that is a thing is shown @param {number} x @param {number} y @param {{pinned?: boolean, again?: string}} [how] */
  async open(nouns, x, y, { pinned = false, again } = {}) {
    clearTimeout(this.timer);
    const asking = ++this.asking;
    for (const noun of nouns) {
      const sheet = await this.sheetOf(noun);
      if (asking !== this.asking) return;
      if (!sheet) continue;
      this.before = [];
      this.shown.value = { sheet, x, y, pinned, again };
      return;
    }
  }

  /** Go on to a thing that the card names. @param {string} thing */
  async follow(thing) {
    const here = this.shown.peek();
    const asking = ++this.asking;
    const sheet = await this.sheetOf(thing);
    if (!sheet || !here || asking !== this.asking) return;
    this.before.push(here.sheet);
    this.shown.value = { ...here, sheet, again: undefined };
  }

  back() {
    const sheet = this.before.pop();
    const here = this.shown.peek();
    if (sheet && here) this.shown.value = { ...here, sheet };
  }

  /** Nothing where the table knows no such thing, or does not answer. @param {string} thing @returns {Promise<SheetData | null>} */
  async sheetOf(thing) {
    try {
      return await this.ask(thing);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      return null;
    }
  }

  close() {
    clearTimeout(this.timer);
    this.asking += 1;
    if (this.shown.peek()) this.shown.value = null;
  }
}
