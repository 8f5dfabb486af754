// What is kept about people at this table, and for how long.
import { get } from "../core/api.js";
import { language, say, textsOf } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Bar, Trouble } from "./frame.js";

/** @typedef {{id: string, tables: string[], goes: string, numbers: Record<string, number>}} Kept */

/** @param {string} id @param {Record<string, unknown>} [args] */
const tell = (id, args = {}) => say(id, args, "@kept");

let styled = /** @type {Promise<void> | null} */ (null);

function looks() {
  styled ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("../css/kept.css", import.meta.url).href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return styled;
}

export function KeptPage() {
  const [found, setFound] = useState(/** @type {{hall: boolean, hosted_by: string, kept: Kept[]} | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    Promise.all([get("/kept"), textsOf("@kept"), looks()]).then(([answer]) => setFound(answer), setTrouble);
  }, []);
  language.value;
  const title = found ? tell("kept-title") : "";
  useEffect(() => {
    document.title = title ? `${title} · Arpents` : "Arpents";
    return () => {
      document.title = "Arpents";
    };
  }, [title]);
  if (!found) return html`<${Bar} /><main class="waiting">${trouble && html`<${Trouble} error=${trouble} />`}</main>`;
  return html`<${Bar} />
    <main class="kept">
      <h1>${title}</h1>
      <p>${found.hosted_by ? tell("kept-by", { host: found.hosted_by }) : tell("kept-by-nobody")}</p>
      <p>${tell("kept-in-short")}</p>
      <dl>${found.kept.map((one) => html`<${One} key=${one.id} one=${one} />`)}
        <dt>${tell("kept-browser-title")}</dt><dd>${tell("kept-browser")}</dd>
        ${found.hall && html`<dt>${tell("kept-leave-title")}</dt><dd>${tell("kept-leave")} <a href="#/me">${tell("kept-account-link")}</a></dd>`}
      </dl>
      <p><a href="#/">${say("ui-home")}</a></p>
    </main>`;
}

/** @param {{one: Kept}} props */
function One({ one }) {
  const until =
    one.goes === "leave" || one.goes === "host"
      ? tell(`kept-goes-${one.goes}`)
      : tell(`kept-${one.id}-until`, one.numbers);
  return html`<dt>${tell(`kept-${one.id}-title`)}</dt>
    <dd>${tell(`kept-${one.id}`, one.numbers)} <em>${tell("kept-how-long")}${language.value === "fr" ? "\u00a0:" : ":"} ${until}.</em></dd>`;
}
