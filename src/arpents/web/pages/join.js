// Somebody opened a link: take the seat, forget the secret in the address, sit down.
import { post } from "../core/api.js";
import { noteMatch } from "../core/recent.js";
import { go } from "../core/route.js";
import { remember, remembered } from "../core/settings.js";
import { say } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Bar, Trouble } from "./frame.js";

/** This browser's own word: when the answer is lost, asking again with it gives the same seat. */
function ownToken() {
  const known = remembered("token", "");
  if (known) return known;
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  const token = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("token", token);
  return token;
}

/** @param {{match: string, seat: string, secret: string}} props */
export function JoinPage({ match, seat, secret }) {
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    post(`/matches/${match}/seats/${seat}/join`, { secret, token: ownToken() }).then((answer) => {
      noteMatch({ match, own: answer.link ? { [seat]: answer.link } : {} });
      go(["play", match], true);
    }, setTrouble);
  }, [match, seat, secret]);
  return html`<${Bar} /><main class="waiting">${trouble ? html`<${Trouble} error=${trouble} />` : html`<p>${say("ui-opening")}</p>`}</main>`;
}
