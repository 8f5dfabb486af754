// Learn a game: its lessons, how far one has come, and the first match that follows.
import { keep, post } from "../core/api.js";
import { FIRST_MATCH, guide, isDone, noteTable, stepOf, useLessons } from "../core/lessons.js";
import { noteMatch } from "../core/recent.js";
import { go, hashOf } from "../core/route.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useState } from "../core/ui.js";
import { seatClass } from "../board/pieces.js";
import { Bar, Trouble } from "./frame.js";
import { Vignette } from "./vignette.js";

/** @param {{slug?: string, lesson?: string}} props */
export function LearnPage({ slug, lesson }) {
  if (slug && lesson) return html`<${Opening} key=${`${slug} ${lesson}`} slug=${slug} lesson=${lesson} />`;
  return html`<${Lessons} slug=${slug} />`;
}

/** A table for the lesson, or the first match; one is there as soon as it is laid. @param {{slug: string, lesson: string}} props */
function Opening({ slug, lesson }) {
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let left = false;
    const open = lesson === FIRST_MATCH ? beginFirstMatch : takeUp;
    open(slug, lesson).then(
      (match) => left || go(["play", match], true),
      (error) => left || setTrouble(error),
    );
    return () => {
      left = true;
    };
  }, []);
  return html`<${Bar} slug=${slug} /><main class="waiting">${trouble ? html`<${Trouble} error=${trouble} />` : html`<p>${say("ui-opening")}</p>`}</main>`;
}

/** @param {string} slug @param {string} lesson @returns {Promise<string>} */
async function takeUp(slug, lesson) {
  const made = await post("/matches/lesson", { game: slug, lesson, step: stepOf(slug, lesson) });
  noteTable(made.match, slug, lesson);
  return made.match;
}

/** @param {string} slug @returns {Promise<string>} */
async function beginFirstMatch(slug) {
  const [{ games }, { first_match: first }] = await Promise.all([keep("/games"), keep(`/games/${slug}/lessons`)]);
  const game = games.find((/** @type {any} */ one) => one.slug === slug);
  const seats = Object.fromEntries(
    game.seats.map((/** @type {any} */ seat) => [
      seat.id,
      seat.id === first.seat ? { kind: "person" } : { kind: "bot", bot: first.bot },
    ]),
  );
  const { scenario, options } = first;
  const made = await post("/matches", { game: slug, scenario, options, seats, hints: true });
  const { link } = made.seats[first.seat];
  noteMatch({
    match: made.match,
    game: slug,
    held: [first.seat],
    over: false,
    own: link ? { [first.seat]: link } : {},
  });
  guide(made.match, true);
  return made.match;
}

/** @param {{slug?: string}} props */
function Lessons({ slug }) {
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    keep("/games").then((answer) => setGames(answer.games), setTrouble);
  }, []);
  const chosen = games?.filter((game) => !slug || game.slug === slug) ?? [];
  return html`<${Bar} slug=${slug} />
    <main class="start learn">
      <header class="start-title"><h1>${say("learn-title")}</h1><p>${say("ui-learn-motto")}</p></header>
      ${trouble && html`<${Trouble} error=${trouble} />`}
      ${chosen.map((game) => html`<${GameLessons} key=${game.slug} game=${game} />`)}
      ${slug && html`<p class="learn-ways"><a href="#/learn">${say("ui-learn-all")}</a> <a href=${hashOf(["new", slug])}>${say("ui-learn-play")}</a></p>`}
    </main>`;
}

/** @param {{game: any}} props */
function GameLessons({ game }) {
  const told = useLessons(game.slug);
  const lessons = told?.lessons ?? [];
  const next = lessons.find((/** @type {any} */ one) => !isDone(game.slug, one.id))?.id ?? FIRST_MATCH;
  const done = lessons.filter((/** @type {any} */ one) => isDone(game.slug, one.id)).length;
  if (told && !lessons.length) return null;
  return html`<section class="learn-game" aria-labelledby=${`learn-${game.slug}`} data-game=${game.slug}>
    <header><${Vignette} slug=${game.slug} /><h2 id=${`learn-${game.slug}`}>${localized(game, "title")}</h2>
      <span>${say("ui-learn-done-of", { done, count: lessons.length })}</span></header>
    <ol class="learn-lessons">
      ${lessons.map(
        (/** @type {any} */ lesson) =>
          html`<${LessonLine} key=${lesson.id} game=${game} id=${lesson.id} title=${localized(lesson, "title")} about=${localized(lesson, "about")} seat=${lesson.seat} steps=${lesson.steps} next=${next === lesson.id} />`,
      )}
      ${told && html`<${LessonLine} game=${game} id=${FIRST_MATCH} title=${say("learn-first-match")} about=${say("learn-first-match-about")} seat=${told.first_match.seat} steps=${0} next=${next === FIRST_MATCH} />`}
    </ol></section>`;
}

/** @param {{game: any, id: string, title: string, about: string, seat: string, steps: number, next: boolean}} props */
function LessonLine({ game, id, title, about, seat, steps, next }) {
  const done = isDone(game.slug, id);
  const step = stepOf(game.slug, id);
  const standing = done ? say("ui-learn-is-done") : step ? say("learn-step", { step: step + 1, steps }) : "";
  const whose = localized(
    game.seats.find((/** @type {any} */ one) => one.id === seat),
    "title",
  );
  return html`<li class=${classes("learn-line", done && "is-done")} data-lesson=${id}>
    <a class=${classes("button", next && "primary")} href=${hashOf(["learn", game.slug, id])}>${title}</a>
    <span class="learn-about">${about}</span>
    <span class=${classes("seat-chip", seatClass(seat))}>${whose}</span>
    ${standing && html`<span class="learn-standing">${standing}</span>`}</li>`;
}
