// A small menu over the board: what stands there, fanned out, and what may be done with it.
import { PieceIcon, seatClass } from "../board/pieces.js";
import { holds } from "../board/board.js";
import { again } from "../core/clicks.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../core/ui.js";
import { Closed, inOrder } from "./choices.js";
import { Folded, JourneyButton } from "./journeys.js";
import { SheetFace } from "./sheet-face.js";

/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("./session.js").Session} Session */

/**
 * What stands where somebody clicked, and what may be done with it, whole answers and what people want most first.
 * @param {Session} session @param {Scene} scene @param {string[]} nouns @param {string} [looked] the piece that is looked at
 */
export function offeredAt(session, scene, nouns, looked) {
  const spot = nouns.map((noun) => Object.values(scene.spots).find((found) => holds(found, noun))).find(Boolean);
  const figures = (scene.figures ?? []).filter((figure) => nouns.includes(figure.piece.noun ?? "-"));
  const pieces = spot
    ? spot.piles.flatMap((pile) => pile.pieces)
    : [...new Map(figures.map((figure) => [figure.piece.noun, figure.piece])).values()];
  const direct = session.glowing.value.get(looked ?? nouns[0]) ?? [];
  const alone = looked !== undefined || direct.length > 1;
  const there = new Set([...nouns, ...pieces.map((piece) => piece.noun ?? "")]);
  const choices = alone
    ? direct
    : session.choices.value.filter((choice) => session.nounsOf(choice).some((noun) => there.has(noun)));
  const targets = looked !== undefined ? [looked] : alone ? new Set(nouns) : there;
  const journeys = [...targets].flatMap((noun) => session.targets.value.get(noun) ?? []);
  const card = scene.hand?.find((one) => nouns.includes(one.noun));
  const ways = card
    ? session.journeys.value.filter((journey) => !journeys.includes(journey) && takes(journey, card))
    : [];
  return { spot, pieces, choices: inOrder(session, choices), journeys, card, ways };
}

/** Whether a card of the hand is played in it. @param {import("../core/seat-client.js").Journey} journey @param {import("../board/scene.js").Card} card */
function takes({ text }, { noun }) {
  return Object.values(text.arguments ?? {}).some((value) => Array.isArray(value) && value.includes(noun));
}

/** @param {{session: Session}} props */
export function BoardMenu({ session }) {
  const menu = session.menu.value;
  const box = useRef(/** @type {any} */ (null));
  const [looked, setLooked] = useState(/** @type {{noun: string, sheet: any} | null} */ (null));
  useEffect(() => setLooked(null), [menu]);
  useLayoutEffect(() => {
    if (!menu || !box.current) return;
    const size = box.current.getBoundingClientRect();
    box.current.style.left = `${Math.max(8, Math.min(menu.x + 10, innerWidth - size.width - 8))}px`;
    box.current.style.top = `${Math.max(8, Math.min(menu.y + 10, innerHeight - size.height - 8))}px`;
  });
  useEffect(() => {
    if (!menu) return undefined;
    const before = document.activeElement;
    box.current?.querySelector("button")?.focus();
    const away = (/** @type {Event} */ event) => {
      if (!box.current?.contains(event.target)) session.menu.value = null;
    };
    addEventListener("pointerdown", away, true);
    return () => {
      removeEventListener("pointerdown", away, true);
      if (document.body === document.activeElement) /** @type {any} */ (before)?.focus?.();
    };
  }, [menu]);
  const scene = session.scene.value;
  if (!menu || !scene) return null;
  const { spot, pieces, choices, journeys, card, ways } = offeredAt(session, scene, menu.nouns, looked?.noun);
  const title = spot?.title ?? card?.title;
  const glowing = session.glowing.value;
  const look = async (/** @type {string} */ noun) => {
    const sheet = await session.inspector.sheetOf(noun);
    if (sheet && session.menu.peek() === menu) setLooked({ noun, sheet });
  };
  return html`<div class="menu" ref=${box} role="dialog" aria-label=${title ?? say("ui-choices")} data-over
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") session.menu.value = null;
    }}>
    <header><h2>${title ?? ""}</h2>
      <button type="button" class="close" aria-label=${say("ui-close")} onClick=${() => (session.menu.value = null)}>×</button></header>
    ${spot && (spot.marks?.length ?? 0) > 0 && html`<p class="menu-marks">${spot.marks?.map((mark) => mark.title).join(" · ")}</p>`}
    ${journeys.length > 0 && html`<ul class="menu-journeys">${journeys.slice(0, 40).map((journey) => html`<li key=${journey.words.join()}><${JourneyButton} session=${session} journey=${journey} /></li>`)}</ul>`}
    ${
      choices.length > 0 &&
      html`<ul class="menu-choices">${choices.slice(0, 40).map(
        (choice) => html`<li key=${choice.words}>
      <button type="button" class="choice" data-words=${choice.words} onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.play(choice.words)}
        onMouseEnter=${() => session.point(choice)} onFocus=${() => session.point(choice)}>${localized(choice, "label")}</button></li>`,
      )}</ul>`
    }
    <${Folded} session=${session} journeys=${ways} title=${say("ui-more-wholes", { count: ways.length })} />
    <${Closed} session=${session} />
    ${looked && html`<section class="menu-sheet" role="status" data-thing=${looked.noun}><${SheetFace} sheet=${looked.sheet} slug=${session.inspector.slug} sorts=${session.inspector.sorts} onThing=${look} /></section>`}
    <ul class="fan">${pieces.map(
      (
        piece,
        number,
      ) => html`<li key=${piece.noun ?? number} class=${classes(seatClass(piece.seat), piece.noun && glowing.has(piece.noun) && "glows", looked && looked.noun === piece.noun && "is-looked")}>
      ${
        piece.noun
          ? html`<button type="button" class="fan-piece" data-noun=${piece.noun} aria-pressed=${looked?.noun === piece.noun} onClick=${() => look(piece.noun ?? "")}><${PieceIcon} piece=${piece} size=${46} /><span>${piece.title}</span></button>`
          : html`<${PieceIcon} piece=${piece} size=${46} /><span>${piece.title}</span>`
      }</li>`,
    )}</ul>
  </div>`;
}
