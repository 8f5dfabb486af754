// Rules at hand: every number opens the book there.
import { go, hashOf } from "../core/route.js";
import { say } from "../core/speech.js";
import { html, signal, useEffect, useRef, useState } from "../core/ui.js";
import { Book, useBook } from "./book.js";

/** @typedef {import("./chart-face.js").ChartMark} ChartMark */
/** What the book is opened at: a rule, ruling, chart, word or thing; and what counts on the charts. @typedef {{slug: string, rule: string, marks?: ChartMark[]}} WantedRule */

/** @type {import("../vendor/signals/signals.js").Signal<WantedRule | null>} */
export const openRule = signal(/** @type {WantedRule | null} */ (null));

/** How a table tells what counts on its charts at this moment. @type {{slug: string, ask: () => Promise<ChartMark[]>} | null} */
let teller = null;

/** @param {string} slug @param {() => Promise<ChartMark[]>} ask */
export function tellMarks(slug, ask) {
  const told = { slug, ask };
  teller = told;
  return () => {
    if (teller === told) teller = null;
  };
}

/** @param {{rule: string | undefined, slug: string}} props */
export function RuleLink({ rule, slug }) {
  if (!rule) return null;
  return html`<button type="button" class="rule" aria-label=${say("ui-rule", { number: rule })}
    onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      turnTo(slug, rule);
    }}>[${rule}]</button>`;
}

/** Open the book; in the page of the book, turn to the passage. @param {string} slug @param {string} rule @param {ChartMark[]} [marks] */
export function turnTo(slug, rule, marks) {
  if (location.hash.startsWith(`#/rules/${slug}`)) go(["rules", slug, rule]);
  else openRule.value = { slug, rule, marks: marks ?? openRule.peek()?.marks };
}

/** The book of a game over the page, open at one of its passages. */
export function RulesDialog() {
  const wanted = openRule.value;
  const dialog = useRef(/** @type {any} */ (null));
  const [marks, setMarks] = useState(/** @type {ChartMark[]} */ ([]));
  const book = useBook(wanted?.slug ?? "");
  const open = Boolean(wanted);
  useEffect(() => {
    if (!open) return;
    if (!dialog.current.open) dialog.current.showModal();
    setMarks([]);
    if (teller?.slug === wanted?.slug) teller?.ask().then(setMarks, () => {});
  }, [open]);
  if (!wanted) return null;
  const close = () => dialog.current.close();
  return html`<dialog class="sheet rules" ref=${dialog} aria-label=${say("ui-rules")} onClose=${() => (openRule.value = null)}
    onClick=${(/** @type {any} */ event) => event.target === dialog.current && close()}>
    <header><h2>${say("ui-rules")}</h2>
      <span class="book-tools"><a class="button quiet" href=${hashOf(["rules", wanted.slug, wanted.rule].filter(Boolean))} target="_blank" rel="noopener">${say("ui-book-page")}</a>
      <button type="button" class="close" onClick=${close} aria-label=${say("ui-close")}>×</button></span></header>
    <div class="sheet-body" tabindex="0" role="region" aria-label=${say("ui-rules")}>
      ${book ? html`<${Book} slug=${wanted.slug} book=${book} wanted=${wanted.rule} marks=${wanted.marks ?? marks} />` : html`<p>${say("ui-book-loading")}</p>`}
    </div>
  </dialog>`;
}
