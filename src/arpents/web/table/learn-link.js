// The way to the lessons of a game.
import { useLessons } from "../core/lessons.js";
import { hashOf } from "../core/route.js";
import { say } from "../core/speech.js";
import { html } from "../core/ui.js";

/** Where the game has lessons. @param {{slug: string, onClick?: () => void}} props */
export function LearnLink({ slug, onClick }) {
  const lessons = useLessons(slug)?.lessons ?? [];
  if (!lessons.length) return null;
  return html`<a class="button" data-learn href=${hashOf(["learn", slug])} onClick=${onClick}>${say("ui-learn-game")}</a>`;
}
