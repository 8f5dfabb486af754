// The promise of the dice: its hash was shown first, the secret comes at the end, and this page compares them.
import { get } from "../core/api.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useState } from "../core/ui.js";
import { Bar, Trouble } from "./frame.js";
import { openMatch } from "./replay.js";

/** @param {string} text @returns {Promise<string>} */
export async function sha256(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {{match: string}} props */
export function VerifyPage({ match }) {
  const [info, setInfo] = useState(/** @type {any} */ (null));
  const [found, setFound] = useState("");
  const [played, setPlayed] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    (async () => {
      const facts = await get(`/matches/${encodeURIComponent(match)}`);
      setInfo(facts);
      if (!facts.dice.secret) return;
      if (crypto.subtle) setFound(await sha256(facts.dice.secret));
      setPlayed(await openMatch(match));
    })().catch(setTrouble);
  }, [match]);
  const secret = info?.dice.secret;
  const kept = found && found === info.dice.commitment;
  return html`<${Bar} slug=${info?.game} />
    <main class="verify"><h1>${say("ui-verify")}</h1>
      <p>${say("ui-verify-how")}</p>
      ${trouble && html`<${Trouble} error=${trouble} />`}
      ${
        info &&
        html`<dl>
        <dt>${say("ui-commitment")}</dt><dd><code>${info.dice.commitment}</code></dd>
        <dt>${say("ui-secret")}</dt><dd>${secret ? html`<code>${secret}</code>` : say("ui-secret-later")}</dd>
        ${found && html`<dt>${say("ui-hash")}</dt><dd><code>${found}</code></dd>`}
      </dl>
      ${found && html`<p class=${classes("verdict", kept ? "is-kept" : "is-broken")} role="status" data-verdict=${kept ? "kept" : "broken"}>${say(kept ? "ui-promise-kept" : "ui-promise-broken")}</p>`}
      ${played && (played.difference ? html`<p class="verdict">${localized(played.difference)}</p>` : html`<p class="verdict is-kept">${say("ui-replayed", { count: played.steps })} ${localized(played.outcome)}</p>`)}
      <p><a class="button" href=${`#/play/${match}`}>${say("ui-to-table")}</a></p>`
      }
    </main>`;
}
