// The words every module of the page is written with.
import htm from "../vendor/htm/htm.js";
import { Component, Fragment, h, render } from "../vendor/preact/preact.js";

/** htm keeps what it takes for static, and with it every old tree that hangs there: told that all is dynamic, it keeps nothing. */
export const html = htm.bind(
  /** @this {any} @param {any[]} given */
  function (...given) {
    this[0] = 3;
    return h.apply(null, /** @type {any} */ (given));
  },
);
export { Fragment, h, render };
export { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
export { batch, computed, effect, signal, useSignal } from "../vendor/signals/signals.js";

/**
 * A part that is drawn again only when it is given something else. It must not read signals by itself.
 * @template {object} P
 * @param {(props: P) => any} draw
 */
export function kept(draw) {
  return class extends Component {
    /** @param {any} next */
    shouldComponentUpdate(next) {
      const now = /** @type {any} */ (this.props);
      const names = Object.keys(next);
      return names.length !== Object.keys(now).length || names.some((name) => next[name] !== now[name]);
    }

    /** @param {any} props */
    render(props) {
      return draw(props);
    }
  };
}

/**
 * Class names that hold.
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
