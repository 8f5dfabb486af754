// Values of sheets and charts in words; what names a thing leads to it.
import { capital, has, say } from "../core/speech.js";
import { html } from "../core/ui.js";

/** A number, a text id, plain words, a list of these, or a text with arguments (docs/contract.md). @typedef {any} Value */

/** In words. @param {Value} value @param {string} slug @returns {string} */
export function valueText(value, slug) {
  if (Array.isArray(value)) return enumerated(value.map((one) => valueText(one, slug)));
  if (value && typeof value === "object") return say(value.id, value.arguments, slug);
  return typeof value === "string" && has(value, slug) ? say(value, {}, slug) : String(value);
}

/** @param {string[]} items */
function enumerated(items) {
  if (items.length < 2) return items.join("");
  return say("enumeration", { items: items.slice(0, -1).join(", "), last: items[items.length - 1] });
}

/** Whether a value names a thing that can be inspected. @param {Value} value @param {string[]} sorts what the ids of things begin with @param {string} slug */
function isThing(value, sorts, slug) {
  return typeof value === "string" && sorts.some((sort) => value.startsWith(`${sort}-`)) && has(value, slug);
}

/** A value whose things can be clicked. @param {{value: Value, slug: string, sorts: string[], onThing?: (thing: string) => void}} props */
export function ValueFace({ value, slug, sorts, onThing }) {
  const list = Array.isArray(value) ? value : [value];
  return html`${list.map((one, number) => {
    const text = valueText(one, slug);
    const parted = number < list.length - 1 ? ", " : "";
    return onThing && isThing(one, sorts, slug)
      ? html`<button type="button" class="thing" data-thing=${one} onClick=${(/** @type {Event} */ event) => (event.stopPropagation(), onThing(one))}>${text}</button>${parted}`
      : html`<span>${text}${parted}</span>`;
  })}`;
}

/** @param {Value} value @param {string} slug */
export const headText = (value, slug) => capital(valueText(value, slug));
