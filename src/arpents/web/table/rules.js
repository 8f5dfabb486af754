// Rules at hand: every number opens our own summary.
import { keep } from "../core/api.js";
import { localized, say } from "../core/speech.js";
import { html, signal, useEffect, useRef, useState } from "../core/ui.js";

/** @type {import("../vendor/signals/signals.js").Signal<{slug: string, rule: string} | null>} */
export const openRule = signal(/** @type {{slug: string, rule: string} | null} */ (null));

/** @param {{rule: string | undefined, slug: string}} props */
export function RuleLink({ rule, slug }) {
  if (!rule) return null;
  return html`<button type="button" class="rule" aria-label=${say("ui-rule", { number: rule })}
    onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      openRule.value = { slug, rule };
    }}>[${rule}]</button>`;
}

/** The rules of a game, open at one of them. */
export function RulesDialog() {
  const wanted = openRule.value;
  const dialog = useRef(/** @type {any} */ (null));
  const [rules, setRules] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!wanted) return;
    keep(`/games/${wanted.slug}/rules`).then(setRules, () => {});
    if (!dialog.current.open) dialog.current.showModal();
  }, [wanted]);
  useEffect(() => {
    dialog.current?.querySelector(".is-sought")?.scrollIntoView({ block: "center" });
  }, [wanted, rules]);
  if (!wanted) return null;
  const close = () => dialog.current.close();
  const sought = rules?.rules.some((/** @type {any} */ rule) => rule.number === wanted.rule)
    ? wanted.rule
    : nearest(rules?.rules ?? [], wanted.rule);
  const ruling = rules?.rulings.find((/** @type {any} */ entry) => entry.id === wanted.rule);
  return html`<dialog class="sheet rules" ref=${dialog} aria-label=${say("ui-rules")} onClose=${() => (openRule.value = null)}
    onClick=${(/** @type {any} */ event) => event.target === dialog.current && close()}>
    <header><h2>${say("ui-rules")}</h2><button type="button" class="close" onClick=${close} aria-label=${say("ui-close")}>×</button></header>
    <div class="sheet-body" tabindex="0" role="region" aria-label=${say("ui-rules")}>
      ${ruling && html`<p class="is-sought"><b>${ruling.id}</b> ${localized(ruling)}</p>`}
      <dl>${(rules?.rules ?? []).map(
        (
          /** @type {any} */ rule,
        ) => html`<div key=${rule.number} class=${rule.number === sought && !ruling ? "is-sought" : ""}>
        <dt>${rule.number}</dt><dd>${localized(rule)}</dd>
        ${rules.rulings.filter((/** @type {any} */ entry) => entry.rule === rule.number).map((/** @type {any} */ entry) => html`<dd class="ruling"><b>${entry.id}</b> ${localized(entry)}</dd>`)}
      </div>`,
      )}</dl>
    </div>
  </dialog>`;
}

/** The longest number that begins like the one wanted. @param {any[]} rules @param {string} number */
function nearest(rules, number) {
  for (let start = number; start; start = start.slice(0, -1)) {
    const found = rules.find((rule) => rule.number.startsWith(start));
    if (found) return found.number;
  }
  return "";
}
