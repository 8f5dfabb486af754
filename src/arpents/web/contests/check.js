// The dice of a whole tournament: played again at the table, and the promise of each match compared in this browser.
import { get } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { sha256 } from "../pages/verify.js";
import { personOf } from "./rounds.js";
import { Frame, Sheet, tell, useAnswer } from "./texts.js";

/** @param {{id: string}} props */
export function CheckPage({ id }) {
  const path = `/tournaments/${encodeURIComponent(id)}`;
  const { answer, trouble } = useAnswer(async () => {
    const [told, found] = await Promise.all([get(path), get(`${path}/check`)]);
    return { told, found };
  }, [id]);
  return html`<${Frame} title=${tell("contest-check")} here="" known=${answer} trouble=${trouble}>
    ${answer && html`<${Checked} ...${answer} />`}<//>`;
}

/** @param {{told: any, found: any}} props */
function Checked({ told, found }) {
  const [kept, setKept] = useState(/** @type {Record<string, boolean> | null} */ (null));
  useEffect(() => {
    if (!crypto.subtle) return;
    Promise.all(
      found.matches
        .filter((/** @type {any} */ one) => one.secret)
        .map(async (/** @type {any} */ one) => [one.match, (await sha256(one.secret)) === one.commitment]),
    ).then((pairs) => setKept(Object.fromEntries(pairs)));
  }, [found]);
  const promises = Object.values(kept ?? {});
  const sound = found.sound && promises.every(Boolean);
  const count = found.counts.sound ?? 0;
  return html`<section><p class="lobby-about">${tell("contest-check-how")}</p>
      <p class=${sound ? "verdict is-kept" : "verdict is-broken"} role="status" data-verdict=${sound ? "sound" : "broken"}>${tell(sound ? "contest-check-sound" : "contest-check-broken", { count })}</p>
      ${kept && html`<p>${tell("contest-check-here", { count: promises.filter(Boolean).length })}</p>`}
      <p class="lobby-buttons"><a class="button" href=${hashOf(["tournament", told.id])}>${tell("contest-to-tournament")}</a>
        <a class="button" data-records href=${`/api/tournaments/${told.id}/records`} download=${`${told.id}.json`}>${tell("contest-records")}</a></p>
      <p class="lobby-hint">${tell("contest-records-how")} <code>arpents tournament ${told.id}.json</code></p></section>
    <section><${Sheet} label=${tell("contest-check-matches")} head=${["contest-round-head", "contest-match", "contest-verdict", "contest-decisions", "contest-promise"].map((one) => tell(one))}>
    ${found.matches.map(
      (
        /** @type {any} */ one,
      ) => html`<tr key=${`${one.round} ${one.board} ${one.leg}`} data-verdict=${one.verdict}><td>${one.round}</td>
      <th scope="row">${one.match ? html`<a href=${hashOf(["verify", one.match])}>${between(told, one)}</a>` : between(told, one)}</th>
      <td class=${one.verdict === "broken" || kept?.[one.match] === false ? "is-broken" : ""}>${tell(`contest-verdict-${one.verdict}`)}${one.verdict !== "sound" && localized(one, "fault") && html`<br /><small>${localized(one, "fault")}</small>`}</td>
      <td>${one.decisions || ""}</td><td><code class="contests-promise">${one.commitment}</code></td></tr>`,
    )}<//></section>`;
}

/** @param {any} told @param {any} one */
function between(told, one) {
  const pairing = told.pairings.find(
    (/** @type {any} */ known) => known.round === one.round && known.board === one.board && known.leg === one.leg,
  );
  if (!pairing) return String(one.board);
  if (!pairing.second) return `${personOf(told, pairing.first)} · ${tell("contest-bye")}`;
  return `${personOf(told, pairing.first)} – ${personOf(told, pairing.second)}`;
}
