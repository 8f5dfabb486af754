// The rules have changed under a match: where they part from it, and what its people choose.
import { post } from "../core/api.js";
import { localized } from "../core/speech.js";
import { html } from "../core/ui.js";
import { RuleLink } from "../table/rules.js";
import { tell, useDoing } from "./texts.js";

/** @typedef {import("../table/session.js").Session} Session */

/** @param {{session: Session}} props */
export function RulesChanged({ session }) {
  const { run, busy, said } = useDoing();
  const now = session.now.value;
  const upgrade = now?.upgrade;
  if (!now || !upgrade || session.moment.value) return null;
  const { engine, rules, chosen, choices, difference } = upgrade;
  const own = choices[now.seat ?? ""];
  const title = (/** @type {string} */ seat) => localized(session.info.seats[seat], "title") || seat;
  const choose = (/** @type {string} */ choice) =>
    run(async () => {
      const sitting = session.sitting.peek();
      if (sitting) sitting.take(await post(`${sitting.path}/upgrade`, { choice }));
    });
  const others = Object.entries(choices).filter(([seat, choice]) => seat !== now.seat && (choice || !chosen));
  return html`<section class="out-of-time" aria-labelledby="rules-changed" data-upgrade=${chosen ?? "asked"}>
    <h2 id="rules-changed">${tell(chosen ? "rules-kept" : "rules-changed", { engine })}</h2>
    <${Difference} session=${session} difference=${difference} title=${title} />
    ${
      chosen
        ? html`<p>${tell("rules-kept-how", { engine, rules })}</p>
      <p><a class="button primary" data-record href=${`/api/matches/${session.match}/record`} download=${`${session.room.slug}-${session.match}.arp`}>${tell("rules-download")}</a></p>`
        : html`<p>${tell("rules-same-until")}</p>`
    }
    <div role="status" data-said>${own && html`<p>${tell(`rules-own-${own}`)}</p>`}${others.map(
      ([seat, choice]) =>
        html`<p key=${seat}>${tell(choice ? `rules-other-${choice}` : "rules-other-silent", { seat: title(seat) })}</p>`,
    )}</div>
    ${
      !chosen &&
      own !== "new" &&
      html`<p><button type="button" class="primary" data-choice="new" aria-describedby="rules-new-how" disabled=${busy} onClick=${() => choose("new")}>${tell("rules-go-on")}</button>
      <small id="rules-new-how">${tell(upgrade.taken_back ? "rules-go-on-how" : "rules-go-on-nothing")}</small></p>`
    }
    ${
      !chosen &&
      own !== "old" &&
      html`<p><button type="button" data-choice="old" aria-describedby="rules-old-how" disabled=${busy} onClick=${() => choose("old")}>${tell("rules-keep", { engine })}</button>
      <small id="rules-old-how">${tell("rules-keep-how", { engine })}</small></p>`
    }
    ${!chosen && own && html`<p><button type="button" class="quiet" data-choice="none" disabled=${busy} onClick=${() => choose("none")}>${tell("rules-unsay")}</button></p>`}
    ${said}</section>`;
}

/** What was said before, and what the new rules say. @param {{session: Session, difference: any, title: (seat: string) => string}} props */
function Difference({ session, difference, title }) {
  const { what, start, seat, move, before, now, refusal, prompt, rule } = difference;
  const { slug } = session.room;
  const whose = seat && seat !== "table" ? title(seat) : "";
  const lines = (/** @type {any[]} */ events) =>
    html`<ul>${events.map((event) => html`<li>${localized(event)} <${RuleLink} rule=${event.rule} slug=${slug} /></li>`)}</ul>`;
  return html`<div data-difference=${what}>
    <p>${tell(start ? "rules-start" : `rules-${what}`)} ${!refusal && what !== "told" && html`<${RuleLink} rule=${rule} slug=${slug} />`}</p>
    <dl>
      ${whose && html`<dt>${tell("rules-decided")}</dt><dd>${move ? `${whose} · ${localized(move, "label")}` : whose}</dd>`}
      ${before && before.length > 0 && html`<dt>${tell("rules-before")}</dt><dd>${lines(before)}</dd>`}
      ${what === "told" && (!before || !before.length) && html`<dt>${tell("rules-before")}</dt><dd>${tell(before ? "rules-told-nothing" : "rules-told-unknown")}</dd>`}
      ${
        (refusal || prompt || what === "told") &&
        html`<dt>${tell("rules-now")}</dt><dd>
        ${prompt && html`<p>${localized(prompt)} <${RuleLink} rule=${prompt.rule} slug=${slug} /></p>`}
        ${refusal && html`<p>${localized(refusal)} <${RuleLink} rule=${refusal.rule} slug=${slug} /></p>`}
        ${what === "told" && (now.length ? lines(now) : tell("rules-told-nothing"))}</dd>`
      }
    </dl></div>`;
}
