// What the computer would do: plans with their chances and reasons, and the one at hand drawn on the map.
import { again } from "../core/clicks.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useState } from "../core/ui.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../board/plan.js").PlanMark} PlanMark */

const MOST_STEPS = 8; // decisions of a plan that are told

/** That somebody may ask the computer: everybody at the table sees it. @param {{on: boolean | undefined}} props */
export function HintsTold({ on }) {
  return on
    ? html`<span class="seat-chip hints-on" title=${say("ui-hints-on-why")}>${say("ui-hints-on")}</span>`
    : null;
}

/** @param {{session: Session}} props */
export function Hints({ session }) {
  const now = session.now.value;
  const hint = session.advice.given.value;
  if (!now?.hints || !now.seat || now.outcome) return null;
  const idle = !now.asked || hint?.status === "asking";
  return html`<section class="hints" aria-label=${say("ui-hints")}>
    <p><button type="button" data-hint aria-disabled=${idle} class=${classes(idle && "is-closed")} aria-keyshortcuts="h" onClick=${() => session.advice.ask()}>${say("ui-hint")} <kbd aria-hidden="true">H</kbd></button>
      <span role="status">${hint?.status === "asking" ? say("ui-hint-thinking") : hint?.refused ? localized(hint.refused) : ""}</span></p>
    ${
      hint?.answer &&
      html`<div class="advice" tabindex="0" role="region" aria-label=${say("ui-hints")}>
      <button type="button" class="close" aria-label=${say("ui-close")} onClick=${() => (session.advice.given.value = null)}>×</button>
      <ol class="plans">${hint.answer.plans.map((/** @type {any} */ plan, /** @type {number} */ number) => html`<${Plan} key=${number} session=${session} plan=${plan} number=${number} shown=${hint.shown === number} />`)}</ol>
      <p class="estimate">${localized(hint.answer, "estimate")}</p></div>`
    }
  </section>`;
}

/** @param {{session: Session, plan: any, number: number, shown: boolean}} props */
function Plan({ session, plan, number, shown }) {
  const steps = plan.steps.slice(0, MOST_STEPS);
  const more = plan.steps.length - steps.length;
  return html`<li class=${classes("plan", shown && "is-shown")} data-chance=${plan.chance}>
    <button type="button" class="plan-title" aria-pressed=${shown} onClick=${() => session.advice.show(number)}>${say("ui-plan", { number: number + 1, percent: Math.round(100 * plan.chance) })}
      <meter min="0" max="1" value=${plan.chance} aria-hidden="true"></meter></button>
    <ol class="plan-steps">${steps.map((/** @type {any} */ step, /** @type {number} */ at) => html`<li key=${at} data-words=${step.words}>${localized(step, "label")}</li>`)}
      ${more > 0 && html`<li class="more">${say("ui-plan-more", { count: more })}</li>`}</ol>
    <p class="plan-why">${localized(plan)}</p>
    <${PlayPlan} session=${session} plan=${plan} number=${number} />
  </li>`;
}

/** The plan as one line, which one undo takes back; asked for once more, since a plan may be long. @param {{session: Session, plan: any, number: number}} props */
function PlayPlan({ session, plan, number }) {
  const [asked, setAsked] = useState(false);
  const count = plan.steps.length;
  const play = (/** @type {MouseEvent} */ event) => {
    if (again(event)) return;
    session.byKeyboard = event.detail === 0;
    session.playAll(plan.steps.map((/** @type {any} */ step) => step.words));
  };
  if (!asked)
    return html`<p class="plan-play"><button type="button" class="quiet" data-play-plan aria-label=${say("ui-plan-play-this", { number: number + 1 })} onClick=${() => setAsked(true)}>${say("ui-plan-play")}</button></p>`;
  return html`<p class="plan-play" role="group"><span>${say("ui-plan-ask", { count })}</span>
    <button type="button" class="primary" data-play-yes aria-disabled=${session.busy.value} onClick=${play}>${say("ui-plan-yes")}</button>
    <button type="button" class="quiet" onClick=${() => setAsked(false)}>${say("ui-plan-no")}</button></p>`;
}

/**
 * Where the decisions of a plan lie, in their order.
 * @param {Session} session @param {any} plan @param {import("../board/scene.js").Scene} scene @param {import("../board/layout.js").Layout} layout @param {Record<string, any>} view
 * @returns {PlanMark[]}
 */
export function planMarks(session, plan, scene, layout, view) {
  /** @type {PlanMark[]} */
  const marks = [];
  for (const step of plan.steps) {
    for (const noun of session.nounsOf(step)) {
      const at = placeOf(session, noun, scene, layout, view);
      const last = marks[marks.length - 1];
      if (at && !(last && last.x === at.x && last.y === at.y))
        marks.push({ x: at.x, y: at.y, number: marks.length + 1 });
    }
  }
  return marks;
}

/** Where a thing lies on the map, if it does. @param {Session} session @param {string} noun @param {import("../board/scene.js").Scene} scene @param {import("../board/layout.js").Layout} layout @param {Record<string, any>} view */
export function placeOf(session, noun, scene, layout, view) {
  const spot = Object.values(scene.spots).find(
    (one) => one.noun === noun || one.piles.some((pile) => pile.pieces.some((piece) => piece.noun === noun)),
  );
  return (
    (spot && layout.places[spot.id]) ??
    session.room.adapter.point?.(noun, view) ??
    middle((scene.figures ?? []).filter((figure) => figure.piece.noun === noun))
  );
}

/** Of all figures of a unit. @param {{x: number, y: number}[]} points */
function middle(points) {
  const sum = (/** @type {"x" | "y"} */ way) => points.reduce((all, point) => all + point[way], 0);
  return points.length ? { x: sum("x") / points.length, y: sum("y") / points.length } : null;
}
