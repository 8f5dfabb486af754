// Lines of battle, column against column, over the board.
import { PieceIcon, seatClass } from "../board/pieces.js";
import { again } from "../core/clicks.js";
import { say } from "../core/speech.js";
import { classes, html, useState } from "../core/ui.js";

/** @param {{battle: import("../board/scene.js").Battle, glowing: Map<string, any[]>, onPick: import("../board/scene.js").Pick}} props */
export function BattleLines({ battle, glowing, onPick }) {
  const [open, setOpen] = useState(true);
  return html`<section class="battle" data-over aria-label=${battle.title}>
    <header><h2>${battle.title}</h2>
      <button type="button" class="quiet" aria-expanded=${open} onClick=${() => setOpen(!open)}>${say(open ? "ui-fold" : "ui-unfold")}</button></header>
    ${
      open &&
      html`<div class="battle-columns">${battle.columns.map(
        (column) => html`<div class="battle-column" key=${column.title}>
      <h3>${column.title}</h3>
      ${column.rows.map(
        (row) => html`<ul key=${row.seat} class=${classes("battle-row", seatClass(row.seat))}>
        ${row.pieces.map((piece, number) => {
          const glow = piece.noun && glowing.has(piece.noun);
          return html`<li key=${piece.noun ?? number} title=${piece.title} class=${classes(glow && "glows")}
            onClick=${glow ? (/** @type {MouseEvent} */ event) => onPick([piece.noun ?? ""], event.clientX, event.clientY, again(event)) : undefined}>
            <${PieceIcon} piece=${piece} size=${44} glow=${Boolean(glow)} /><span class="unseen">${piece.title}</span></li>`;
        })}
      </ul>`,
      )}
    </div>`,
      )}</div>`
    }
  </section>`;
}
