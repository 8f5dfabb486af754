// Under the board: the hand of cards, blocks still to place, orders, decks.
import { PieceIcon, seatClass } from "../board/pieces.js";
import { again } from "../core/clicks.js";
import { say } from "../core/speech.js";
import { classes, html, useState } from "../core/ui.js";
import { SiegeTrackFace } from "./siege-track.js";

/** @typedef {import("../board/scene.js").Scene} Scene */

/**
 * `kind` is how high it is for a game: it stays so whatever lies there. `uses` tells what cards of the hand can do now.
 * @typedef {{scene: Scene, kind?: "hand" | "low", uses?: Record<string, string[]> | null, glowing: Map<string, any[]>, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} TrayProps
 */

/** @param {TrayProps} props */
export function Tray(props) {
  const { scene, kind, glowing, onHover, onInspect, onPick } = props;
  if (scene.tabs) return html`<${TabbedTray} ...${props} />`;
  const panels = (scene.panels ?? []).filter((panel) => panel.open);
  const others = (scene.panels ?? []).filter(
    (panel) => !panel.open && (panel.pieces?.length || panel.lines?.length || panel.table?.rows.length),
  );
  if (!kind && !scene.hand?.length && !panels.length && !others.length) return null;
  return html`<div class=${classes("tray", kind && `is-${kind}`)} role="region" aria-label=${say("ui-tray")}>
    <div class="lying" tabindex="0" role="group" aria-label=${say("ui-tray")}>
      <${Hand} ...${props} />
      ${panels.map((panel) => html`<${PanelFace} key=${panel.id} panel=${panel} glowing=${glowing} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} />`)}
    </div>
    ${
      others.length > 0 &&
      html`<div class="drawers">${others.map(
        (panel) => html`<details key=${panel.id} class="drawer"><summary>${panel.title}</summary>
      <${PanelFace} panel=${panel} glowing=${glowing} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} /></details>`,
      )}</div>`
    }
  </div>`;
}

/** Where much lies under the board: one thing at a time. @param {TrayProps} props */
function TabbedTray(props) {
  const { scene, kind, glowing, onHover, onInspect, onPick } = props;
  const tabs = scene.tabs ?? [];
  const [open, setOpen] = useState(tabs[0].id);
  const inside = (/** @type {string} */ id) => (scene.panels ?? []).filter((panel) => panel.tab === id);
  const calls = (/** @type {string} */ id) =>
    inside(id).some((panel) => panel.cards?.some((card) => glowing.has(card.noun)));
  return html`<div class=${classes("tray has-tabs", kind && `is-${kind}`)} role="region" aria-label=${say("ui-tray")}>
    <div class="tray-tabs" role="group" aria-label=${say("ui-tray")}>
      ${tabs.map((tab) => html`<button key=${tab.id} type="button" aria-pressed=${open === tab.id} data-tab=${tab.id} class=${classes(calls(tab.id) && "calls")} onClick=${() => setOpen(tab.id)}>${tab.title}</button>`)}
    </div>
    <div class="tray-body" key=${open} tabindex="0" role="region" aria-label=${tabs.find((tab) => tab.id === open)?.title}>
      ${open === tabs[0].id && html`<${Hand} ...${props} />`}
      ${inside(open).map((panel) => html`<${PanelFace} key=${panel.id} panel=${panel} glowing=${glowing} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} />`)}
    </div>
  </div>`;
}

/** @param {TrayProps} props */
function Hand({ scene, uses, glowing, onHover, onInspect, onPick }) {
  if (!scene.hand?.length) return null;
  return html`<ul class="hand" aria-label=${say("ui-hand")}>
    ${scene.hand.map((card, number) => html`<${CardFace} key=${card.noun + number} card=${card} can=${uses?.[card.noun]} glow=${glowing.has(card.noun)} onHover=${onHover} onInspect=${onInspect} onPick=${onPick} />`)}</ul>`;
}

/** @param {{card: import("../board/scene.js").Card, can?: string[], glow: boolean, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} props */
function CardFace({ card, can, glow, onHover, onInspect, onPick }) {
  return html`<li class=${classes("card", seatClass(card.seat), card.kind && `kind-${card.kind}`, card.copies === 0 && "is-gone", glow && "glows")} data-noun=${card.noun}
    ...${looking([card.noun], onHover, onInspect)}
    onClick=${(/** @type {MouseEvent} */ event) => onPick([card.noun], event.clientX, event.clientY, again(event), touched(event))}>
    <p class="card-title">${card.value !== undefined && html`<b class="card-value">${card.value}</b>`}<span>${card.title}</span></p>
    ${card.price !== undefined && html`<p class="card-price"><b>${card.price}</b> <span>× ${card.copies}</span></p>`}
    ${can && html`<ul class="card-uses">${can.map((use) => html`<li>${use}</li>`)}</ul>`}
    <p class="card-text">${card.text}</p>
  </li>`;
}

/** @param {{panel: import("../board/scene.js").Panel, glowing: Map<string, any[]>, onHover?: (nouns: string[], x: number, y: number) => void, onInspect?: (nouns: string[], x: number, y: number) => void, onPick: import("../board/scene.js").Pick}} props */
function PanelFace({ panel, glowing, onHover, onInspect, onPick }) {
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
    ${panel.cards && html`<ul class="hand">${panel.cards.map((card) => html`<${CardFace} key=${card.noun} card=${card} glow=${glowing.has(card.noun)} onPick=${onPick} />`)}</ul>`}
    ${panel.track && html`<${SiegeTrackFace} track=${panel.track} />`}
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
