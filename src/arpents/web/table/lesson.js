// At the table of a lesson: what to do and why, what was well done, and the way through the steps. In a first match: what is asked.
import { keep } from "../core/api.js";
import { again } from "../core/clicks.js";
import { FIRST_MATCH, guide, isGuided, noteStep, useLessons } from "../core/lessons.js";
import { go, hashOf } from "../core/route.js";
import { has, localized, say } from "../core/speech.js";
import { html, useEffect, useRef, useState } from "../core/ui.js";
import { placeOf, planMarks } from "./hints.js";
import { RuleLink } from "./rules.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../board/plan.js").PlanMark} PlanMark */

/** @param {{session: Session}} props */
export function LessonPanel({ session }) {
  const lesson = session.now.value?.lesson;
  const slug = session.room.slug;
  const gone = session.connection.value === "refused";
  useEffect(() => {
    if (lesson) noteStep(slug, lesson.lesson, lesson.finished ? null : lesson.step);
  }, [lesson?.step, lesson?.finished]);
  useEffect(() => {
    if (lesson && gone) go(["learn", slug, lesson.lesson], true); // the table was forgotten: take the lesson up at another
  }, [gone]);
  useEffect(() => lessonKeys(session), [session]);
  useEffect(() => {
    const nouns = taughtIn(session);
    markTray(nouns);
    if (nouns.length) session.pointed.value = new Set(nouns); // the board shows the first of them
  }, [lesson]);
  const refusal = session.refusal.value;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    show(panel.current, 0); // on a small screen it lies above the choices
  }, [lesson?.step, lesson?.waits]);
  useEffect(() => {
    const said = /** @type {HTMLElement | null} */ (panel.current?.querySelector(".refusal") ?? null);
    if (said) show(panel.current, said.offsetTop);
  }, [refusal]);
  if (!lesson) return null;
  return html`<section class="lesson" ref=${panel} aria-labelledby="lesson-title" data-step=${lesson.step}>
    <header><h2 id="lesson-title">${localized(lesson, "title")}</h2>
      <a class="lesson-leave" href=${hashOf(["learn", slug])}>${say("ui-lesson-leave")}</a></header>
    <div class="lesson-said" aria-live="polite">
      ${lesson.well && html`<p class="lesson-well">${localized(lesson.well)}</p>`}
      ${lesson.told && html`<${Told} lesson=${lesson} slug=${slug} />`}
      ${lesson.finished && html`<p class="lesson-done">${say("learn-done")}</p>`}
    </div>
    ${refusal && html`<p class="refusal" role="alert">${localized(refusal)} <${RuleLink} rule=${refusal.rule} slug=${slug} /></p>`}
    ${lesson.finished ? html`<${WhatFollows} slug=${slug} next=${lesson.next} session=${session} />` : html`<${Steps} session=${session} lesson=${lesson} />`}
  </section>`;
}

/** Scroll the panel, or on a small screen what it lies in; nothing else moves. @param {HTMLElement | null} panel @param {number} top */
function show(panel, top) {
  if (!panel) return;
  panel.scrollTop = top;
  if (panel.parentElement) panel.parentElement.scrollTop = top;
}

/** @param {{lesson: any, slug: string}} props */
function Told({ lesson, slug }) {
  const { told } = lesson;
  return html`<p class="lesson-step"><b>${say("learn-step", { step: lesson.step + 1, steps: lesson.steps })}</b>
      ${told.exercise && html` <span>${say("learn-exercise", { title: localized(told.exercise) })}</span>`}</p>
    <p class="lesson-told">${localized(told)}${told.rules.map((/** @type {string} */ rule) => html` <${RuleLink} key=${rule} rule=${rule} slug=${slug} />`)}</p>`;
}

/** @param {{session: Session, lesson: any}} props */
function Steps({ session, lesson }) {
  const to = (/** @type {number} */ step) => (/** @type {MouseEvent} */ event) =>
    again(event) || goTo(session, step, event.detail === 0);
  const shown = session.shownStep.value !== null;
  return html`${shown && lesson.show && html`<p class="lesson-shown" role="status">${say("ui-lesson-choose", { label: localized(lesson.show, "label") })}</p>`}
    <p class="lesson-buttons">
    ${lesson.step > 0 && html`<button type="button" data-back onClick=${to(lesson.step - 1)}>${say("ui-lesson-back")}</button>`}
    ${!lesson.asks && html`<button type="button" class="primary" data-continue aria-keyshortcuts="n" onClick=${to(lesson.step + 1)}>${say("ui-lesson-continue")} <kbd aria-hidden="true">N</kbd></button>`}
    ${lesson.asks && !shown && html`<button type="button" data-show aria-keyshortcuts="h" onClick=${() => session.showStep(lesson.show)}>${say("ui-lesson-show")} <kbd aria-hidden="true">H</kbd></button>`}
    ${lesson.asks && shown && html`<button type="button" data-do onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.play(lesson.show.words)}>${say("ui-lesson-do")}</button>`}
  </p>`;
}

/** @param {{slug: string, next: string, session: Session}} props */
function WhatFollows({ slug, next, session }) {
  const lessons = useLessons(slug)?.lessons ?? [];
  const following = lessons.find((/** @type {any} */ one) => one.id === next);
  const title = next === FIRST_MATCH ? say("learn-first-match") : localized(following, "title");
  return html`<p class="lesson-buttons">
    <button type="button" data-again onClick=${() => session.sitting.peek()?.goToStep(0)}>${say("ui-lesson-again")}</button>
    <a class="button primary" data-next href=${hashOf(["learn", slug, next])}>${say("ui-lesson-next", { title })}</a>
  </p>`;
}

/** What the question of the moment means, in a first match. @param {{session: Session}} props */
export function GuidePanel({ session }) {
  const [rules, setRules] = useState(/** @type {any[]} */ ([]));
  const slug = session.room.slug;
  const wanted = isGuided(session.match);
  useEffect(() => {
    if (wanted)
      keep(`/games/${slug}/rules`)
        .then((answer) => setRules(answer.rules))
        .catch(() => {});
  }, [wanted, slug]);
  const now = session.now.value;
  const over = Boolean(now?.outcome);
  useEffect(() => {
    if (wanted && over) noteStep(slug, FIRST_MATCH, null);
  }, [wanted, over]);
  const prompt = now?.prompt;
  if (!wanted || !now?.asked || !prompt || now.outcome) return null;
  const id = prompt.id.replace(/^prompt-/, "guide-");
  const rule = rules.find((one) => one.number === prompt.rule);
  const text = has(id, slug) ? say(id, {}, slug) : rule ? say("learn-guide-rule", { text: localized(rule) }) : "";
  if (!text) return null;
  return html`<section class="lesson guide" aria-label=${say("ui-guide")}>
    <p aria-live="polite">${text}</p>
    <p class="lesson-buttons"><span>${say("ui-guide-hint")}</span>
      <button type="button" class="quiet" data-no-guide onClick=${() => guide(session.match, false)}>${say("ui-guide-off")}</button></p>
  </section>`;
}

/** @param {Session} session @param {number} step @param {boolean} byKeyboard what is to be chosen then gets the focus */
function goTo(session, step, byKeyboard = false) {
  session.byKeyboard = byKeyboard;
  session.sitting.peek()?.goToStep(step);
}

/** N goes on where there is only something to look at, H shows what to do. @param {Session} session */
function lessonKeys(session) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const lesson = session.now.peek()?.lesson;
    const target = /** @type {HTMLElement} */ (event.target);
    if (!lesson || lesson.finished || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target.closest("input, textarea, select, dialog[open]") || session.moment.peek()) return;
    if (event.key === "n" && !lesson.asks) goTo(session, lesson.step + 1);
    else if (event.key === "h" && lesson.asks) session.showStep(lesson.show);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** Rings on the map round what the step speaks of, and a number at what is shown. @param {Session} session @param {import("../board/scene.js").Scene} scene @param {import("../board/layout.js").Layout} layout @param {Record<string, any>} view @returns {PlanMark[]} */
export function lessonMarks(session, scene, layout, view) {
  const shown = session.shownStep.value;
  if (shown) return planMarks(session, { steps: [shown] }, scene, layout, view);
  return taughtIn(session).flatMap((noun) => {
    const at = placeOf(session, noun, scene, layout, view);
    return at ? [{ x: at.x, y: at.y }] : [];
  });
}

/** What the step speaks of, as the board calls it. @param {Session} session @returns {string[]} */
function taughtIn(session) {
  const state = session.now.value;
  const { known } = session.room.adapter;
  return (state?.lesson?.told?.highlight ?? []).map((/** @type {string} */ id) => known?.(id, state?.view ?? {}) ?? id);
}

/** Cards, boxes and battle lines lie beside the map: what the step speaks of is marked there too. @param {string[]} nouns */
function markTray(nouns) {
  for (const thing of document.querySelectorAll(".table [data-noun]")) {
    const noun = /** @type {HTMLElement} */ (thing).dataset.noun ?? "";
    thing.toggleAttribute("data-taught", nouns.includes(noun));
  }
}
