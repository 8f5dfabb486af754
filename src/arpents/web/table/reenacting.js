// The other side's turn shown again on the board, line by line: pieces move, dice roll. Whoever wants to play does not wait.
import { calm, pace } from "../core/settings.js";
import { say } from "../core/speech.js";
import { classes, html, signal, useLayoutEffect, useRef } from "../core/ui.js";
import { DiceDrawn } from "./fight.js";
import { revisionOf, textOf } from "./log.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../core/seat-client.js").Line} Line */
/** @typedef {import("../core/seat-client.js").SeatClient} SeatClient */
/** @typedef {{view: Record<string, any>, lines: Line[], number: number, of: number, part: number}} Shown */

const PAUSE = { off: 0, slow: 2000, usual: 1100, fast: 450 }; // milliseconds a line
const LONGEST = 10; // pauses that a whole turn takes at most: of a long one the lines follow each other faster
const PATIENCE = 3000; // milliseconds for the boards to come; then the board shows what is
const GOING = 0.6; // of the pause, for a piece to get there

export class Reenacting {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** What the board shows instead of what is. */
    this.shown = signal(/** @type {Shown | null} */ (null));
    this.showing = 0;
    /** The revision from which on something is shown. @type {number | null} */
    this.at = null;
    /** The own decision after which somebody has seen enough. @type {WeakMap<SeatClient, number>} */
    this.left = new WeakMap();
    /** The revision up to which somebody has seen the board. @type {WeakMap<SeatClient, number>} */
    this.seen = new WeakMap();
  }

  /** A state has come: show what others did since the board was last seen. */
  look() {
    const { session } = this;
    const client = session.sitting.value;
    const state = client?.state.value;
    if (!client || !state) return;
    const before = client.before;
    const seen = this.seen.get(client) ?? (session.hotSeat ? state.since?.revision : undefined);
    this.seen.set(client, state.revision);
    if (seen === undefined || seen >= state.revision || !before) return;
    if (!this.wanted(client) || session.moment.peek() || !this.unseen(client, seen)) this.skip();
    else if (this.at === null) this.show(client, seen, before.view);
  }

  /** @param {SeatClient} client */
  wanted(client) {
    if (this.left.get(client) === client.state.peek()?.since?.revision) return false;
    return pace.peek() !== "off" && !calm.matches && document.visibilityState === "visible";
  }

  /** Whether others have done something since. @param {SeatClient} client @param {number} seen */
  unseen(client, seen) {
    const since = client.state.peek()?.since;
    if (!since) return false;
    const after = Math.max(seen, since.revision);
    return client.lines.peek().some((line) => revisionOf(line, client.events.peek()) > after);
  }

  /** What comes while it is shown is asked for once all has been shown, and not before. @param {SeatClient} client @param {number} since @param {Record<string, any>} view as it was */
  async show(client, since, view) {
    const showing = ++this.showing;
    let at = since;
    this.at = since;
    this.shown.value = { view, lines: [], number: 0, of: 0, part: 1 };
    while (showing === this.showing && at < (client.state.peek()?.revision ?? 0)) {
      const steps = await stepsSince(client, at);
      const lines = client.lines.peek();
      const part = Math.min(1, LONGEST / steps.length);
      let told = lines.findIndex((line) => revisionOf(line, client.events.peek()) > at);
      for (const [index, step] of steps.entries()) {
        if (showing !== this.showing) return;
        const number = index + 1;
        this.shown.value = { view: step.view, lines: lines.slice(told, step.line + 1), number, of: steps.length, part };
        at = step.revision;
        told = step.line + 1;
        await new Promise((go) => setTimeout(go, PAUSE[pace.peek()] * part));
      }
      if (!steps.length) break;
    }
    if (showing === this.showing) this.skip();
  }

  /** Back to what is. */
  skip() {
    this.showing += 1;
    this.at = null;
    this.shown.value = null;
  }

  /** Somebody has seen enough, until they have decided again. */
  leave() {
    const client = this.session.sitting.peek();
    const since = client?.state.peek()?.since;
    if (client && since) this.left.set(client, since.revision);
    this.skip();
  }
}

/** The boards since a revision; none where a busy table is late with them: what is matters more. @param {SeatClient} client @param {number} since */
async function stepsSince(client, since) {
  let timer = 0;
  /** @type {Promise<{steps: any[]}>} */
  const late = new Promise((give) => {
    timer = setTimeout(() => give({ steps: [] }), PATIENCE);
  });
  try {
    return (await Promise.race([client.stepsSince(since), late])).steps;
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** What is being shown, over the board; any click there and Escape leave it. @param {{session: Session, shown: Shown}} props */
export function Caption({ session, shown }) {
  const events = session.sitting.value?.events.value ?? [];
  const dice = shown.lines.flatMap((line) => (line.rows ?? []).flatMap((row) => row.dice ?? []));
  const box = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => keepClear(box.current), [shown]);
  return html`<div class="reenacting" ref=${box} data-over data-step=${shown.number} data-of=${shown.of}>
    <div class="reenacting-text" aria-hidden="true">
      ${shown.lines.slice(-3).map((line) => html`<p key=${line.first} class=${classes(`by-${line.seat ?? "nobody"}`)}>${textOf(line, events)}</p>`)}
      ${dice.length > 0 && html`<${DiceDrawn} key=${shown.number} faces=${dice.slice(0, 16)} />`}
    </div>
    <button type="button" data-skip onClick=${() => session.reenacting.leave()}>${say("ui-skip-turn")} <kbd aria-hidden="true">Esc</kbd></button>
  </div>`;
}

/** Nothing that is being told lies under the words that tell it: they stand below where above there is something. @param {HTMLElement} caption */
function keepClear(caption) {
  const board = caption.parentElement;
  if (!board) return;
  const hidden = (/** @type {boolean} */ below) => {
    caption.toggleAttribute("data-below", below);
    const box = caption.getBoundingClientRect();
    return [...board.querySelectorAll(".news-drawn > *")].filter((drawn) => {
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).length;
  };
  const above = hidden(false);
  if (above && hidden(true) > above) hidden(false);
}

/** Pieces that stand elsewhere than before go there. @param {{shown: Shown | null, scene: any}} props */
export function Movement({ shown, scene }) {
  const before = shown ? standing() : null;
  useLayoutEffect(() => {
    if (before && shown) go(before, PAUSE[pace.peek()] * shown.part * GOING);
  }, [scene]);
  return null;
}

/** The pieces on the board, by noun, and by their number where several have one. @returns {Map<string, Element>} */
function pieces() {
  const found = new Map();
  const counts = new Map();
  for (const piece of document.querySelectorAll('.pieces .on-map[data-noun]:not([data-noun^="token-"])')) {
    const noun = piece.getAttribute("data-noun");
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
    found.set(`${noun} ${counts.get(noun)}`, piece);
  }
  return found;
}

/** Where they stand. @returns {Map<string, string>} */
function standing() {
  return new Map([...pieces()].map(([name, piece]) => [name, piece.getAttribute("transform") ?? ""]));
}

/** @param {Map<string, string>} before @param {number} duration */
function go(before, duration) {
  for (const [name, piece] of pieces()) {
    const from = before.get(name);
    const to = piece.getAttribute("transform") ?? "";
    if (from === undefined || from === to) continue;
    piece.animate([{ transform: styled(from) }, { transform: styled(to) }], {
      duration,
      easing: "ease-in-out",
    });
  }
}

/** A transform of SVG as one of CSS. @param {string} transform */
function styled(transform) {
  return transform.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)");
}
