// Two clicks are two decisions only if both were meant: what is drawn after the first click of a double click is not what the second one was for.

/** What was clicked first; a table that was left is not kept by it. @type {WeakRef<Node> | null} */
let first = null;
addEventListener(
  "click",
  (event) => {
    if (event.detail < 2) first = new WeakRef(/** @type {Node} */ (event.target));
  },
  true,
);

/** Whether it is the second click of a double click, or the third. @param {UIEvent} event */
export function again(event) {
  return event.detail > 1;
}

/** Whether a quick row of clicks began on this very thing: then each of them is for it. @param {UIEvent} event */
export function began(event) {
  return !again(event) || /** @type {Node} */ (event.currentTarget).contains(first?.deref() ?? null);
}
