// A sheet of paper that can be dragged, pinched and magnified. It tells a click from a drag.

const LARGEST = 4;
const SLACK = 60; // of the paper that always stays in sight
const EDGE = 26; // pixels of a pointer at the edge
const STILL = 6; // pixels a finger may tremble
const QUICK = 500; // milliseconds between two taps that are one gesture
const FINGER = 24; // pixels between them
const SMALL = 700; // pixels across of a frame that shows only a part of the paper
const HELD = 550; // milliseconds a finger rests where it asks what lies there

export class Sheet {
  /**
   * @param {HTMLElement} frame
   * @param {HTMLElement} paper
   * @param {{width: number, height: number, legible: number, clear?: (scale: number) => number, whole?: boolean, middle: (small: boolean) => {x: number, y: number} | null, onClick: (target: Element, x: number, y: number, again: boolean, touch: boolean) => void, onHold?: (target: Element, x: number, y: number) => void, onScale: (scale: number) => void}} options
   */
  constructor(frame, paper, options) {
    this.frame = frame;
    this.paper = paper;
    this.options = options;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.travelled = 0;
    this.presses = 1; // in quick succession at one point: of a mouse the system counts them, of a finger nobody does
    this.tapped = { time: -Infinity, x: 0, y: 0 };
    this.holding = 0;
    /** @type {[string, (event: any) => void][]} */
    this.listeners = [
      ["pointerdown", (event) => this.down(event)],
      ["mousedown", (event) => (this.presses = event.detail)],
      ["pointermove", (event) => this.move(event)],
      ["pointerup", (event) => this.up(event)],
      ["pointercancel", (event) => this.cancel(event)],
      ["wheel", (event) => this.wheel(event)],
    ];
    for (const [name, listener] of this.listeners) frame.addEventListener(name, listener, { passive: false });
    this.size = { w: 0, h: 0 };
    this.closed = false;
    this.observer = new ResizeObserver(() => this.resized());
    this.observer.observe(frame);
  }

  /** The scale at which the paper fills its frame; on a narrow screen, one at which names can be read. */
  fitting() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const whole = Math.min(w / this.options.width, h / this.options.height);
    const filled = Math.max(w / this.options.width, h / this.options.height);
    if (this.options.whole) return w < SMALL ? filled : whole * 0.97;
    const scale =
      w < SMALL ? Math.max(filled, Math.min(this.options.legible, whole * 4)) : Math.min(filled, whole * 1.5);
    return this.options.clear?.(scale) ?? scale;
  }

  /** What was in the middle stays there: the map is fitted once, and then it is where a person left it. */
  resized() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    if (!this.size.w || !this.size.h) {
      this.fit();
      return;
    }
    this.x += (w - this.size.w) / 2;
    this.y += (h - this.size.h) / 2;
    if (w && h) this.size = { w, h };
    this.place();
  }

  fit() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    if (!w || !h) return;
    this.size = { w, h };
    this.scale = this.fitting();
    const middle = this.options.middle(w < SMALL) ?? { x: this.options.width / 2, y: this.options.height / 2 };
    this.x = w / 2 - middle.x * this.scale;
    this.y = h / 2 - middle.y * this.scale;
    this.place(0);
  }

  /** The whole paper; when it is in sight already, back to what can be read. */
  wholeOrFit() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const whole = Math.min(w / this.options.width, h / this.options.height);
    if (Math.abs(this.scale - whole) < 0.005) {
      this.fit();
      return;
    }
    this.scale = whole;
    this.place(0);
  }

  /** Keep some paper in sight, then show it. @param {number} [slack] */
  place(slack = SLACK) {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const [width, height] = [this.options.width * this.scale, this.options.height * this.scale];
    this.x = width <= w ? (w - width) / 2 : clamp(this.x, w - width - slack, slack);
    this.y = height <= h ? (h - height) / 2 : clamp(this.y, h - height - slack, slack);
    this.paper.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.options.onScale(this.scale);
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const smallest =
      Math.min(this.frame.clientWidth / this.options.width, this.frame.clientHeight / this.options.height) * 0.95;
    const scale = clamp(this.scale * factor, smallest, LARGEST);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.place();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.place();
  }

  /** Where the paper lies. */
  lies() {
    return { x: this.x, y: this.y };
  }

  /** @param {{x: number, y: number}} where as it has lain before */
  lie({ x, y }) {
    this.x = x;
    this.y = y;
    this.place();
  }

  /** Bring a point of the paper into the middle. @param {number} x @param {number} y */
  show(x, y) {
    this.x = this.frame.clientWidth / 2 - x * this.scale;
    this.y = this.frame.clientHeight / 2 - y * this.scale;
    this.place();
  }

  /** Where the edge is nearest to a point of the paper that is out of sight, or nearer to the edge than it should be, and in which direction it lies. @param {number} x @param {number} y @param {number} [margin] */
  outside(x, y, margin = 0) {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const [px, py] = [this.x + x * this.scale, this.y + y * this.scale];
    if (px > margin && px < w - margin && py > margin && py < h - margin) return null;
    const turn = Math.atan2(py - h / 2, px - w / 2);
    return { left: clamp(px, EDGE, w - EDGE), top: clamp(py, EDGE, h - EDGE), turn: (turn * 180) / Math.PI };
  }

  // -- fingers and wheels

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest("button, a, input, [data-over]")) return;
    if (this.fingers.size === 0) this.travelled = 0;
    if (event.pointerType === "touch") this.tap(event);
    clearTimeout(this.holding);
    if (event.pointerType === "touch" && !this.fingers.size) this.holding = setTimeout(() => this.hold(event), HELD);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  tap({ timeStamp: time, clientX: x, clientY: y }) {
    const near = Math.hypot(x - this.tapped.x, y - this.tapped.y) < FINGER;
    this.presses = near && time - this.tapped.time < QUICK ? this.presses + 1 : 1;
    this.tapped = { time, x, y };
  }

  /** A finger that rests: what it asked for is no click any more. @param {PointerEvent} event */
  hold({ target, clientX: x, clientY: y }) {
    if (this.fingers.size !== 1 || this.travelled > STILL) return;
    this.travelled = Infinity;
    this.options.onHold?.(/** @type {Element} */ (target), x, y);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.travelled += Math.hypot(dx, dy);
    if (this.fingers.size === 1) {
      if (this.travelled > STILL && this.travelled < Infinity) {
        if (!this.frame.hasPointerCapture(event.pointerId)) this.frame.setPointerCapture(event.pointerId);
        this.frame.classList.add("is-dragged"); // not by `:active`: each click would style all of the map anew
        this.pan(dx, dy);
      }
    } else {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) this.pinch(finger, { x: event.clientX, y: event.clientY }, other);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
  }

  /** @param {{x: number, y: number}} before @param {{x: number, y: number}} after @param {{x: number, y: number}} other */
  pinch(before, after, other) {
    const box = this.frame.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(after.x - other.x, after.y - other.y) || 1;
    this.zoom(is / was, (after.x + other.x) / 2 - box.left, (after.y + other.y) / 2 - box.top);
  }

  /** @param {PointerEvent} event */
  up(event) {
    clearTimeout(this.holding);
    if (!this.fingers.delete(event.pointerId)) return;
    this.frame.classList.remove("is-dragged");
    if (this.travelled > STILL || this.fingers.size) return;
    const touch = event.pointerType === "touch";
    this.options.onClick(/** @type {Element} */ (event.target), event.clientX, event.clientY, this.presses > 1, touch);
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.fingers.delete(event.pointerId);
    this.frame.classList.remove("is-dragged");
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (/** @type {Element} */ (event.target).closest("[data-over]")) return;
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    this.zoom(
      Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)),
      event.clientX - box.left,
      event.clientY - box.top,
    );
  }

  close() {
    this.closed = true;
    clearTimeout(this.holding);
    this.observer.disconnect();
    for (const [name, listener] of this.listeners) this.frame.removeEventListener(name, listener);
  }
}

/** @param {number} value @param {number} low @param {number} high */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}
