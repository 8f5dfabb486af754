// How far this browser has come in the lessons, and which of its matches are lessons or first matches.
import { keep } from "./api.js";
import { remember, remembered } from "./settings.js";
import { signal, useEffect, useState } from "./ui.js";

export const FIRST_MATCH = "first-match";
const DONE = "done";
const MOST = 20; // first matches that are remembered

/** By game and lesson: the step to take up, or that it is done. */
const progress = signal(/** @type {Record<string, Record<string, number | string>>} */ (remembered("lessons", {})));
const guided = signal(/** @type {string[]} */ (remembered("guided", [])));

/** @param {string} slug @param {string} lesson */
export function isDone(slug, lesson) {
  return progress.value[slug]?.[lesson] === DONE;
}

/** The step to take up, counted from 0: the first of a lesson that is new, or done. @param {string} slug @param {string} lesson */
export function stepOf(slug, lesson) {
  const step = progress.value[slug]?.[lesson];
  return typeof step === "number" ? step : 0;
}

/** @param {string} slug @param {string} lesson @param {number | null} step null when it is done */
export function noteStep(slug, lesson, step) {
  const known = progress.peek();
  const reached = step ?? DONE;
  if (known[slug]?.[lesson] === reached) return;
  progress.value = { ...known, [slug]: { ...known[slug], [lesson]: reached } };
  remember("lessons", progress.value);
}

// -- the table of the lesson that is open: the server forgets it, the browser can ask for another

/** @param {string} match @param {string} slug @param {string} lesson */
export function noteTable(match, slug, lesson) {
  remember("lesson-table", { match, slug, lesson });
}

/** The lesson that was taken at this table, if it is known. @param {string} match @returns {{slug: string, lesson: string} | null} */
export function lessonAt(match) {
  const known = remembered("lesson-table", { match: "", slug: "", lesson: "" });
  return known.match === match ? known : null;
}

// -- matches in which the questions are explained

/** @param {string} match */
export function isGuided(match) {
  return guided.value.includes(match);
}

/** @param {string} match @param {boolean} wanted */
export function guide(match, wanted) {
  const others = guided.peek().filter((known) => known !== match);
  guided.value = wanted ? [match, ...others].slice(0, MOST) : others;
  remember("guided", guided.value);
}

/** What the server tells of a game's lessons, as soon as it is here. @param {string} slug @returns {any} */
export function useLessons(slug) {
  const [told, setTold] = useState(/** @type {{slug: string, answer: any} | null} */ (null));
  useEffect(() => {
    if (!slug) return undefined;
    let left = false;
    keep(`/games/${slug}/lessons`).then(
      (answer) => left || setTold({ slug, answer }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [slug]);
  return told?.slug === slug ? told.answer : undefined;
}
