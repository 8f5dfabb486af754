// The card of a game: who one is, how one wins and loses, how long it takes, a turn, what to do first.
import { keep } from "../core/api.js";
import { localized, say } from "../core/speech.js";
import { html, signal, useEffect, useRef, useState } from "../core/ui.js";
import { seatClass } from "../board/pieces.js";
import { LearnLink } from "./learn-link.js";
import { RuleLink } from "./rules.js";

/** @typedef {{slug: string, scenario: string, seat: string | null}} WantedCard */

/** @type {import("../vendor/signals/signals.js").Signal<WantedCard | null>} */
export const openCard = signal(/** @type {WantedCard | null} */ (null));

/** The card of a scenario, as soon as it is here. @param {string} slug @param {string} scenario @returns {any} */
function useCard(slug, scenario) {
  const [cards, setCards] = useState(/** @type {{slug: string, cards: any[]} | null} */ (null));
  useEffect(() => {
    if (!slug) return undefined;
    let left = false;
    keep(`/games/${slug}/cards`).then(
      (answer) => left || setCards({ slug, cards: answer.cards }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [slug]);
  return cards?.slug === slug ? cards.cards.find((/** @type {any} */ card) => card.scenario === scenario) : undefined;
}

/** On the form: what one plays for and how long, and the way to the rest. @param {{slug: string, scenario: string, seat: string}} props */
export function CardInShort({ slug, scenario, seat }) {
  const card = useCard(slug, scenario);
  const side = card?.seats.find((/** @type {any} */ one) => one.id === seat);
  if (!side) return null;
  return html`<section class="card-short" aria-labelledby="card-title">
    <h3 id="card-title">${say("brief-card-title")}</h3>
    <${Lines} lines=${side.who} slug=${slug} />
    <${Part} title="win" lines=${side.win} slug=${slug} />
    <${Part} title="lose" lines=${side.lose} slug=${slug} />
    <p>${say(`brief-card-difficulty-${card.difficulty}`)} ${lengthOf(side)}</p>
    <p><button type="button" data-card onClick=${() => (openCard.value = { slug, scenario, seat })}>${say("ui-card-whole")}</button></p>
  </section>`;
}

/** The whole card, over the page. */
export function CardDialog() {
  const wanted = openCard.value;
  const dialog = useRef(/** @type {any} */ (null));
  const card = useCard(wanted?.slug ?? "", wanted?.scenario ?? "");
  useEffect(() => {
    if (wanted && !dialog.current.open) dialog.current.showModal();
  }, [wanted]);
  if (!wanted) return null;
  const { slug, seat } = wanted;
  const close = () => dialog.current.close();
  const own = card?.seats.find((/** @type {any} */ side) => side.id === seat);
  const sides = card ? [own, ...card.seats.filter((/** @type {any} */ side) => side !== own)].filter(Boolean) : [];
  return html`<dialog class="sheet card-sheet" ref=${dialog} aria-labelledby="card-sheet-title" onClose=${() => (openCard.value = null)}
    onClick=${(/** @type {any} */ event) => event.target === dialog.current && close()}>
    <header><h2 id="card-sheet-title">${say("brief-card-title")}${card && html`<small> ${localized(card, "title")}</small>`}</h2>
      <button type="button" class="close" onClick=${close} aria-label=${say("ui-close")}>×</button></header>
    <div class="sheet-body" tabindex="0" role="region" aria-label=${say("brief-card-title")}>
      <p><${LearnLink} slug=${slug} onClick=${close} /></p>
      ${
        card &&
        html`<p>${say(`brief-card-difficulty-${card.difficulty}`)}</p>
      <ul class="card-lengths">${sides.map((side) => html`<li key=${side.id}>${lengthOf(side)}</li>`)}
        <li>${say("brief-card-together", { time: timeOf(card.minutes) })}</li></ul>
      <p class="card-measured">${say("brief-card-measured", { seconds: card.seconds })}</p>
      ${sides.map((side) => html`<${Side} key=${side.id} side=${side} own=${side === own} slug=${slug} />`)}
      <section><${Part} title="turn" lines=${card.turn} slug=${slug} /><${Part} title="end" lines=${card.end} slug=${slug} /></section>`
      }
    </div>
  </dialog>`;
}

/** @param {{side: any, own: boolean, slug: string}} props */
function Side({ side, own, slug }) {
  return html`<section class=${`card-side ${seatClass(side.id)}`} data-seat=${side.id}>
    <h3>${localized(side, "title")}${own ? html` <small>${say("ui-you")}</small>` : null}</h3>
    <${Lines} lines=${side.who} slug=${slug} />
    <${Part} title=${own ? "win" : "wins"} lines=${side.win} slug=${slug} />
    ${own && html`<${Part} title="lose" lines=${side.lose} slug=${slug} />`}
    <${Part} title="first" lines=${side.first} slug=${slug} ordered=${true} />
  </section>`;
}

/** @param {{title: string, lines: any[], slug: string, ordered?: boolean}} props */
function Part({ title, lines, slug, ordered = false }) {
  return html`<div class="card-part" data-part=${title}><h4>${say(`brief-card-${title}`)}</h4><${Lines} lines=${lines} slug=${slug} ordered=${ordered} /></div>`;
}

/** @param {{lines: any[], slug: string, ordered?: boolean}} props */
function Lines({ lines, slug, ordered = false }) {
  const told = lines.map(
    (line) =>
      html`<li key=${line.id}>${localized(line)}${line.rules.map((/** @type {string} */ rule) => html` <${RuleLink} key=${rule} rule=${rule} slug=${slug} />`)}</li>`,
  );
  return ordered ? html`<ol class="card-lines">${told}</ol>` : html`<ul class="card-lines">${told}</ul>`;
}

/** @param {any} side */
function lengthOf(side) {
  return say("brief-card-length", {
    seat: localized(side, "title"),
    decisions: side.decisions,
    time: timeOf(side.minutes),
  });
}

/** `35 min`, `2 h`, `2 h 05 min`. @param {number} minutes */
function timeOf(minutes) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = hours ? [`${hours}\u00a0h`] : [];
  if (rest) parts.push(`${String(rest).padStart(hours ? 2 : 1, "0")}\u00a0min`);
  return parts.join("\u00a0");
}
