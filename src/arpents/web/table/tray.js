// Under the board: the hand of cards, blocks still to place, orders, decks.
import { PieceIcon, seatClass } from "../board/pieces.js";
import { again } from "../core/clicks.js";
import { say } from "../core/speech.js";
import { classes, html } from "../core/ui.js";

/** @typedef {import("../board/scene.js").Scene} Scene */

/** @param {{scene: Scene, glowing: Map<string, any[]>, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} props */
export function Tray({ scene, glowing, onHover, onInspect, onPick }) {
  const panels = (scene.panels ?? []).filter((panel) => panel.open);
  const others = (scene.panels ?? []).filter(
    (panel) => !panel.open && (panel.pieces?.length || panel.lines?.length || panel.table?.rows.length),
  );
  if (!scene.hand?.length && !panels.length && !others.length) return null;
  return html`<div class="tray" tabindex="0" role="region" aria-label=${say("ui-tray")}>
    ${
      (scene.hand ?? []).length > 0 &&
      html`<ul class="hand" aria-label=${say("ui-hand")}>
      ${scene.hand?.map((card, number) => html`<${CardFace} key=${card.noun + number} card=${card} glow=${glowing.has(card.noun)} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} />`)}</ul>`
    }
    ${panels.map((panel) => html`<${PanelFace} key=${panel.id} panel=${panel} glowing=${glowing} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} />`)}
    ${
      others.length > 0 &&
      html`<div class="drawers">${others.map(
        (panel) => html`<details key=${panel.id} class="drawer"><summary>${panel.title}</summary>
      <${PanelFace} panel=${panel} glowing=${glowing} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} /></details>`,
      )}</div>`
    }
  </div>`;
}

/** @param {{card: import("../board/scene.js").Card, glow: boolean, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} props */
function CardFace({ card, glow, onHover, onInspect, onPick }) {
  return html`<li class=${classes("card", seatClass(card.seat), card.kind && `kind-${card.kind}`, glow && "glows")} data-noun=${card.noun}
    ...${looking([card.noun], onHover, onInspect)}
    onClick=${(/** @type {MouseEvent} */ event) => onPick([card.noun], event.clientX, event.clientY, again(event), touched(event))}>
    <p class="card-title">${card.value !== undefined && html`<b class="card-value">${card.value}</b>`}<span>${card.title}</span></p>
    <p class="card-text">${card.text}</p>
  </li>`;
}

/** @param {{panel: import("../board/scene.js").Panel, glowing: Map<string, any[]>, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} props */
export function PanelFace({ panel, glowing, onHover, onInspect, onPick }) {
  return html`<section class="panel">
    <h3>${panel.title}</h3>
    ${
      panel.pieces &&
      html`<ul class="panel-pieces">${panel.pieces.map((piece, number) => {
        const glow = Boolean(piece.noun && glowing.has(piece.noun));
        return html`<li key=${piece.noun ?? number} title=${piece.noun ? undefined : piece.title} class=${classes(glow && "glows")} data-noun=${piece.noun}
        ...${piece.noun ? looking([piece.noun], onHover, onInspect) : {}}
        onClick=${(/** @type {MouseEvent} */ event) => piece.noun && onPick([piece.noun], event.clientX, event.clientY, again(event), touched(event))}>
        <${PieceIcon} piece=${piece} size=${42} glow=${glow} /><span class="unseen">${piece.title}</span></li>`;
      })}</ul>`
    }
    ${panel.lines && html`<ul class="panel-lines">${panel.lines.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${
      panel.table &&
      html`<table><tbody>${panel.table.rows.map(
        (row) => html`<tr class=${classes(row.noun && glowing.has(row.noun) && "glows")}
      onClick=${(/** @type {MouseEvent} */ event) => row.noun && onPick([row.noun], event.clientX, event.clientY, again(event))}>
      ${row.cells.map((cell, number) => (number ? html`<td>${cell}</td>` : html`<th scope="row">${cell}</th>`))}</tr>`,
      )}</tbody></table>`
    }
  </section>`;
}

/** What a thing listens to so that it can be looked at. @param {string[]} nouns @param {((nouns: string[], x: number, y: number) => void) | undefined} onHover @param {((nouns: string[], x: number, y: number) => void) | undefined} onInspect */
function looking(nouns, onHover, onInspect) {
  const at = (/** @type {MouseEvent} */ event) => /** @type {[number, number]} */ ([event.clientX, event.clientY]);
  return {
    onMouseEnter: (/** @type {MouseEvent} */ event) => onHover?.(nouns, ...at(event)),
    onMouseLeave: (/** @type {MouseEvent} */ event) => onHover?.([], ...at(event)),
    onContextMenu: (/** @type {MouseEvent} */ event) => {
      if (!onInspect) return;
      event.preventDefault();
      onInspect(nouns, ...at(event));
    },
  };
}

/** Whether a finger did it. @param {MouseEvent} event */
const touched = (event) => /** @type {PointerEvent} */ (event).pointerType === "touch";
