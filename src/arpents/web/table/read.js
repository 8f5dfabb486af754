// The board as tables, for those who read it rather than look at it.
import { say } from "../core/speech.js";
import { html, useEffect, useRef, useState } from "../core/ui.js";
import { SheetFace } from "./sheet-face.js";
import { headText } from "./values.js";

/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("../board/scene.js").Piece} Piece */

/** @param {{scene: Scene, open: boolean, onClose: () => void, seats: Record<string, any>, title: (seat: string) => string, inspector?: import("./inspector.js").Inspector}} props */
export function ReadBoard({ scene, open, onClose, title, inspector }) {
  const [looked, setLooked] = useState(/** @type {any} */ (null));
  const look = async (/** @type {string} */ noun) => setLooked((await inspector?.sheetOf(noun)) ?? null);
  const dialog = useRef(/** @type {any} */ (null));
  useEffect(() => {
    if (open && !dialog.current.open) dialog.current.showModal();
    setLooked(null);
  }, [open]);
  if (!open) return null;
  const spots = Object.values(scene.spots);
  const seats = [...new Set(spots.flatMap((spot) => spot.piles.map((pile) => pile.seat)))];
  const close = () => dialog.current.close();
  return html`<dialog class="sheet read" ref=${dialog} aria-label=${say("ui-read")} onClose=${onClose}
    onClick=${(/** @type {any} */ event) => event.target === dialog.current && close()}>
    <header><h2>${say("ui-read")}</h2><button type="button" class="close" onClick=${close} aria-label=${say("ui-close")}>×</button></header>
    ${
      looked &&
      inspector &&
      html`<section class="read-looked" role="status" data-thing=${looked.thing}><h3>${headText(looked.title, inspector.slug)}</h3>
      <${SheetFace} sheet=${looked} slug=${inspector.slug} sorts=${inspector.sorts} onThing=${look} /></section>`
    }
    <div class="sheet-body" tabindex="0" role="region" aria-label=${say("ui-read")}>
      ${
        (scene.tracks ?? []).length > 0 &&
        html`<table><caption>${say("ui-read-tracks")}</caption><tbody>
        ${scene.tracks?.map((track) => html`<tr><th scope="row">${track.title}</th><td>${track.value}</td></tr>`)}</tbody></table>`
      }
      ${
        spots.length > 0 &&
        html`<table><caption>${say("ui-read-places")}</caption>
        <thead><tr><th scope="col">${say("ui-read-place")}</th><th scope="col">${say("ui-read-held")}</th>
          ${seats.map((seat) => html`<th scope="col">${seat ? title(seat) : say("ui-read-things")}</th>`)}</tr></thead>
        <tbody>${spots.map(
          (
            spot,
          ) => html`<tr key=${spot.id}><th scope="row">${inspector ? html`<button type="button" class="thing" data-thing=${spot.noun} onClick=${() => look(spot.noun)}>${spot.title}</button>` : spot.title}</th>
          <td>${[spot.owner && title(spot.owner), ...(spot.marks ?? []).map((mark) => mark.title), ...(spot.facts ?? []).map((fact) => fact.title)].filter(Boolean).join(", ")}</td>
          ${seats.map((seat) => html`<td>${listed(spot.piles.find((pile) => pile.seat === seat)?.pieces ?? [])}</td>`)}</tr>`,
        )}</tbody>
      </table>`
      }
      ${(scene.figures ?? []).length > 0 && html`<table><caption>${say("ui-read-things")}</caption><tbody>${figuresRead(scene).map(([name, where]) => html`<tr><th scope="row">${name}</th><td>${where}</td></tr>`)}</tbody></table>`}
      ${
        scene.battle &&
        html`<table><caption>${scene.battle.title}</caption><tbody>${scene.battle.columns.map(
          (column) => html`<tr><th scope="row">${column.title}</th>
        ${column.rows.map((row) => html`<td>${say("inspect-line", { label: title(row.seat), value: listed(row.pieces) || "–" })}</td>`)}</tr>`,
        )}</tbody></table>`
      }
      ${(scene.hand ?? []).length > 0 && html`<table><caption>${say("ui-hand")}</caption><tbody>${scene.hand?.map((card) => html`<tr><th scope="row">${card.title}</th><td>${card.value ?? ""}</td><td>${card.text}</td></tr>`)}</tbody></table>`}
      ${(scene.panels ?? []).map(
        (panel) => html`<table key=${panel.id}><caption>${panel.title}</caption><tbody>
        ${(panel.cards ?? []).map((card) => html`<tr><th scope="row">${card.title}</th><td>${card.price} × ${card.copies}</td><td>${card.text}</td></tr>`)}
        ${panel.track && html`<tr><td>${panel.track.says}</td></tr>`}
        ${(panel.lines ?? []).map((line) => html`<tr><td>${line}</td></tr>`)}
        ${panel.pieces && html`<tr><td>${listed(panel.pieces)}</td></tr>`}
        ${(panel.table?.rows ?? []).map((row) => html`<tr>${row.cells.map((cell, number) => (number ? html`<td>${cell}</td>` : html`<th scope="row">${cell}</th>`))}</tr>`)}
      </tbody></table>`,
      )}
    </div>
  </dialog>`;
}

/** Units on a battlefield with where their figures stand. @param {Scene} scene @returns {[string, string][]} */
function figuresRead(scene) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { piece, near } of scene.figures ?? [])
    found.set(piece.title, [...(found.get(piece.title) ?? []), near ?? ""]);
  return [...found].map(([name, places]) => [name, places.join(say("ui-read-next"))]);
}

/** Pieces as words; the same ones are counted. @param {Piece[]} pieces */
function listed(pieces) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const piece of pieces) counts.set(piece.title, (counts.get(piece.title) ?? 0) + 1);
  return [...counts].map(([title, count]) => (count > 1 ? `${count} × ${title}` : title)).join(say("ui-read-next"));
}
