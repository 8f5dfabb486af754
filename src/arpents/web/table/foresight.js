// What the choice at hand would bring, as its game foresees it: nothing is worked out here.
import { capital, language, localized, percent, say } from "../core/speech.js";
import { html } from "../core/ui.js";
import { RuleLink } from "./rules.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../core/seat-client.js").Foresight} Foresight */
/** @typedef {import("../core/seat-client.js").Text} Text */
/** @typedef {import("../core/seat-client.js").Reached} Reached */

const FEW = 8; // places that are named one by one

/** @param {{session: Session}} props */
export function ForesightFace({ session }) {
  const foreseen = session.foreseen.value;
  const { slug } = session.room;
  language.value;
  const { events = [], uncertain = false, foresight = {} } = foreseen ?? {};
  const card = cardOf(foresight, session);
  const { reach, odds, supply, notes = [] } = foresight;
  const touched = Boolean(foreseen && session.touched.value?.words === foreseen.words);
  if (!card && !reach && !odds && !supply && !notes.length && !events.length && !uncertain && !touched) return null;
  return html`<div class="foresight">
    ${touched && html`<p class="inspect-again" data-touched>${say("ui-tap-again")}</p>`}
    ${card && html`<p class="foresight-title">${card.title}</p><p class="card-text">${card.text}</p>`}
    ${reach && html`<p class="foresight-title"><${Line} text=${reach.title} slug=${slug} /></p><p>${placesOf(reach.places ?? [], slug)}</p>`}
    ${odds && html`<${OddsFace} odds=${odds} slug=${slug} />`}
    ${supply && html`<p><${Line} text=${supply} slug=${slug} /></p>`}
    ${notes.map((note) => html`<p><${Line} text=${note} slug=${slug} /></p>`)}
    ${events.slice(0, 6).map((event) => html`<p>${localized(event)}</p>`)}
    ${uncertain && html`<p class="uncertain">${say("allowed-uncertain")}</p>`}
  </div>`;
}

/** The card of the choice, or the one in the hand that is pointed at. @param {Foresight} foresight @param {Session} session */
function cardOf(foresight, session) {
  if (foresight.card)
    return {
      title: named(foresight.card.card, session.room.slug),
      text: foresight.card.texts.map((text) => localized(text)).join("\n"),
    };
  return session.scene.value?.hand?.find((held) => session.pointed.value.has(held.noun));
}

/** @param {{odds: NonNullable<Foresight["odds"]>, slug: string}} props */
function OddsFace({ odds, slug }) {
  const sides = [...new Set([...(odds.columns ?? []), ...(odds.modifiers ?? [])].map((text) => text.side ?? ""))];
  return html`<p class="foresight-title"><${Line} text=${odds.title} slug=${slug} /></p>
    <ul class="odds">${odds.results.map(
      (result) => html`<li key=${localized(result)}>
      <span class="odds-label">${localized(result)}</span>
      <meter min="0" max="1" value=${result.chance} aria-label=${localized(result)}></meter>
      <span class="odds-figure">${percent(result.chance)}</span></li>`,
    )}</ul>
    ${sides.map(
      (side) => html`<p class="odds-terms">${side && html`<b>${named(side, slug)}</b> `}
      ${(odds.columns ?? []).filter((text) => text.side === side).map((text) => html`<${Line} text=${text} slug=${slug} /> `)}
      ${(odds.modifiers ?? []).filter((text) => text.side === side).map((text) => html`<span class="odds-term">${signed(text.by)}<${Line} text=${text} slug=${slug} /></span> `)}</p>`,
    )}
    ${(odds.notes ?? []).map((note) => html`<p><${Line} text=${note} slug=${slug} /></p>`)}
    ${[...new Set((odds.marks ?? []).map((mark) => mark.chart))].map(
      (chart) =>
        html`<p class="foresight-chart" data-chart=${chart}><kbd>R</kbd> ${say("ui-book-chart", { title: say(chart, {}, slug) })}</p>`,
    )}`;
}

/** @param {{text: Text, slug: string}} props */
function Line({ text, slug }) {
  return html`${localized(text)} <${RuleLink} rule=${text.rule} slug=${slug} />`;
}

/** @param {number | undefined} by */
const signed = (by) => (by === undefined ? "" : `${by > 0 ? "+" : "−"}${Math.abs(by)} `);

/** @param {string} id @param {string} slug */
const named = (id, slug) => capital(say(id, {}, slug));

/** Few places by name; many are counted by the ways that lead there: the board shows them. @param {Reached[]} places @param {string} slug */
function placesOf(places, slug) {
  if (places.length <= FEW) return places.map((one) => placed(one, slug)).join(", ");
  const ways = [...new Set(places.flatMap((one) => one.ways ?? []))];
  const counted = ways.map((way) =>
    say("ui-reach-by", { way, count: places.filter((one) => one.ways?.includes(way)).length }, slug),
  );
  return counted.join(" · ") || say("ui-reach-count", { count: places.length });
}

/** @param {Reached} one @param {string} slug */
function placed(one, slug) {
  const id =
    one.ways && one.cost ? "foresee-place-for" : one.ways ? "foresee-place-by" : one.cost ? "foresee-place" : "";
  return id ? say(id, { place: one.place, cost: one.cost, ways: one.ways }, slug) : say(one.place, {}, slug);
}
