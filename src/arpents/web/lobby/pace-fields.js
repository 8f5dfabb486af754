// How fast a match goes: without a clock, live, or by correspondence; in the words of the lobby.
import { html, useState } from "../core/ui.js";
import { ready, tell } from "./texts.js";

export { ready };

/** The fields of a form. */
export function PaceFields() {
  const [pace, setPace] = useState("");
  return html`<label class="field">${tell("lobby-pace")}<select name="pace" onChange=${(/** @type {any} */ event) => setPace(event.target.value)}>
      ${["", "live", "correspondence"].map((one) => html`<option key=${one} value=${one} selected=${one === pace}>${tell(`lobby-pace-${one || "none"}`)}</option>`)}</select></label>
    ${
      pace === "live" &&
      html`<${Whole} name="minutes" label="lobby-bank-minutes" least=${1} most=${360} usual=${30} /><${Whole} name="increment" label="lobby-increment" least=${0} most=${600} usual=${30} />`
    }
    ${
      pace === "correspondence" &&
      html`<${Whole} name="days" label="lobby-days" least=${1} most=${30} usual=${3} /><${Whole} name="reserve" label="lobby-bank-days" least=${0} most=${90} usual=${10} />`
    }`;
}

/** What was chosen there: nothing, or a pace with its terms. @param {FormData} data @returns {{kind: string, terms: Record<string, number>} | null} */
export function paceIn(data) {
  const kind = String(data.get("pace") ?? "");
  const whole = (/** @type {string} */ name) => Number(data.get(name));
  if (kind === "live") return { kind, terms: { bank: whole("minutes") * 60, increment: whole("increment") } };
  if (kind === "correspondence") return { kind, terms: { days: whole("days"), bank: whole("reserve") } };
  return null;
}

/** @param {{name: string, label: string, least: number, most: number, usual: number}} props */
function Whole({ name, label, least, most, usual }) {
  return html`<label class="field">${tell(label)}<input type="number" name=${name} min=${least} max=${most} defaultValue=${usual} required /></label>`;
}
