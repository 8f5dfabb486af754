// The words every module of the page is written with.
import htm from "../vendor/htm/htm.js";
import { Fragment, h, render } from "../vendor/preact/preact.js";

export const html = htm.bind(h);
export { Fragment, h, render };
export { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
export { batch, computed, effect, signal, useSignal } from "../vendor/signals/signals.js";

/**
 * Class names that hold.
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
