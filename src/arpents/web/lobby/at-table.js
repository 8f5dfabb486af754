// What people agree on at a table: how it ends, going back, another match, who watches, a trial of one's own.
import { post } from "../core/api.js";
import { go, hashOf } from "../core/route.js";
import { localized } from "../core/speech.js";
import { html, useRef, useState } from "../core/ui.js";
import { MatchNotices } from "./match-notices.js";
import { ready, tell, useDoing } from "./texts.js";

export { ready };
export { Notes } from "./notes.js";
export { RulesChanged } from "./rules-changed.js";
export { Talk } from "./talk.js";

/** @typedef {import("../table/session.js").Session} Session */

/** @param {Session} session @param {string} page @param {object} [body] */
async function send(session, page, body = {}) {
  const sitting = session.sitting.peek();
  if (!sitting) return;
  sitting.take(await post(`${sitting.path}/${page}`, body));
}

/** @param {Session} session @param {string} seat */
function titleOf(session, seat) {
  return localized(session.info.seats[seat], "title") || seat;
}

/** Whether somebody else has to agree. @param {Session} session */
function hasOpponent(session) {
  const now = session.now.value;
  return Object.entries(now?.seats ?? {}).some(
    ([seat, one]) => !session.info.held.includes(seat) && one.kind !== "bot" && seat !== now?.seat,
  );
}

/** @param {{session: Session}} props */
export function Proposals({ session }) {
  const { run, busy, said } = useDoing();
  const now = session.now.value;
  const { proposals, rematch, fork } = now?.agreements ?? { proposals: [], rematch: null, fork: null };
  if (!now || (!proposals.length && !rematch && !fork)) return null;
  const answer = (/** @type {string} */ kind, /** @type {string} */ how) =>
    run(() => send(session, `proposals/${kind}/${how}`));
  const agree = (/** @type {any} */ one) =>
    run(() => send(session, `proposals/${one.kind}/accept`, { revision: one.revision }));
  return html`<div class="proposals" data-proposals>
    ${proposals.map(
      (/** @type {any} */ one) => html`<div class="proposal" key=${one.kind} data-proposal=${one.kind}>
      <p role="status">${one.own ? tell(`beside-own-${one.kind}`) : tell(`beside-asks-${one.kind}`, { seat: titleOf(session, one.seat) })}
        ${one.kind === "rewind" && html` <a href=${hashOf(["play", session.match, "at", one.revision])}>${tell("beside-look")}</a>`}</p>
      <p class="lobby-buttons">${
        one.own
          ? html`<button type="button" data-answer="withdraw" disabled=${busy} onClick=${() => answer(one.kind, "withdraw")}>${tell("beside-withdraw")}</button>`
          : html`<button type="button" class="primary" data-answer="accept" disabled=${busy} onClick=${() => agree(one)}>${tell("beside-agree")}</button>
        <button type="button" data-answer="decline" disabled=${busy} onClick=${() => answer(one.kind, "decline")}>${tell("beside-decline")}</button>`
      }</p></div>`,
    )}
    ${fork && html`<p class="proposal" data-fork>${tell("beside-is-fork")} <a href=${hashOf(["play", fork])}>${tell("beside-to-match")}</a></p>`}
    ${rematch && html`<p><a class="button primary" data-rematch href=${hashOf(["play", rematch])}>${tell("beside-to-rematch")}</a></p>`}
    ${said}</div>`;
}

/** @param {{session: Session}} props */
export function Agreements({ session }) {
  const doing = useDoing();
  const { busy, said } = doing;
  const box = useRef(/** @type {any} */ (null));
  const [sure, setSure] = useState(false);
  const now = session.now.value;
  const agreements = now?.agreements;
  if (!now || !agreements || now.frozen) return null;
  const alone = !hasOpponent(session);
  const against = Object.values(now.seats).some((one) => one.kind === "bot");
  const moment = session.moment.value;
  const before = (now.since?.revision ?? now.revision) - 1;
  /** What was done is told elsewhere: the panel makes room. @param {() => Promise<any>} work */
  const run = async (work) => {
    if (await doing.run(work)) box.current?.closest("details")?.removeAttribute("open");
  };
  const propose = (/** @type {object} */ what) => run(() => send(session, "proposals", what));
  const back = async (/** @type {number} */ revision) => {
    await propose({ kind: "rewind", revision });
    if (session.moment.peek()) go(["play", session.match]);
  };
  const fork = () =>
    run(async () => {
      const made = await post(`/matches/${session.match}/seats/${now.seat}/fork`, {});
      go(["play", made.match]);
    });
  const proposed = (/** @type {string} */ kind) =>
    agreements.proposals.some((/** @type {any} */ one) => one.kind === kind);
  return html`<div class="agreements" ref=${box}>
    ${
      now.outcome
        ? !agreements.fork &&
          !agreements.rematch &&
          !proposed("rematch") &&
          html`<p class="lobby-buttons"><button type="button" data-ask="rematch" disabled=${busy} onClick=${() => propose({ kind: "rematch" })}>${tell("beside-rematch")}</button></p>`
        : html`<p class="lobby-buttons">
        ${
          sure
            ? html`<span class="lobby-sure" role="alert">${tell("beside-resign-ask")}
          <button type="button" data-resign-yes disabled=${busy} onClick=${() => run(() => send(session, "resign"))}>${tell("beside-yes")}</button>
          <button type="button" ref=${(/** @type {any} */ button) => button?.focus()} onClick=${() => setSure(false)}>${tell("beside-no")}</button></span>`
            : html`<button type="button" data-ask="resign" disabled=${busy} onClick=${() => setSure(true)}>${tell("beside-resign")}</button>`
        }
        ${!against && !alone && !proposed("draw") && html`<button type="button" data-ask="draw" disabled=${busy} onClick=${() => propose({ kind: "draw" })}>${tell("beside-draw")}</button>`}
        ${
          moment
            ? html`<button type="button" data-ask="back-here" disabled=${busy} onClick=${() => back(moment.revision)}>${tell(alone ? "beside-back-here-alone" : "beside-back-here")}</button>`
            : before >= 0 &&
              html`<button type="button" data-ask="back" disabled=${busy} onClick=${() => back(before)}>${tell(alone ? "beside-back-alone" : "beside-back")}</button>`
        }
        <button type="button" data-ask="fork" disabled=${busy} onClick=${fork}>${tell("beside-fork")}</button></p>
        <p class="lobby-hint">${tell("beside-back-how")}</p><p class="lobby-hint">${tell("beside-fork-how")}</p>`
    }
    ${agreements.notes && !agreements.fork && html`<${Watching} session=${session} agreements=${agreements} run=${doing.run} busy=${busy} /><${MatchNotices} session=${session} />`}
    ${said}</div>`;
}

/** @param {{session: Session, agreements: any, run: any, busy: boolean}} props */
function Watching({ session, agreements, run, busy }) {
  const seat = session.seat.value ?? "";
  const own = agreements.watching[seat] ?? "";
  const allow = (/** @type {any} */ event) => {
    const how = event.target.value;
    if (how) run(() => send(session, "watching", { allow: how, decisions: how === "delay" ? 10 : 0 }));
  };
  const others = Object.entries(agreements.watching).filter(([name]) => name !== seat);
  return html`<label class="field">${tell("beside-watching")}
      <select name="watching" disabled=${busy} onChange=${allow}>
        ${["", "none", "live", "turn", "delay"].map((how) => html`<option key=${how} value=${how} selected=${how === kindOf(own)} disabled=${how === "" && own !== ""}>${watchingText(how)}</option>`)}</select></label>
    <p class="lobby-hint">${tell("beside-watching-how")} ${others.map(([name, how]) => html`<span key=${name}>${tell("beside-watching-other", { text: watchingText(kindOf(String(how))) })}</span>`)}</p>`;
}

/** @param {string} how */
function watchingText(how) {
  return tell(`beside-watching-${how || "unsaid"}`);
}

/** @param {string} how */
function kindOf(how) {
  return how.split(" ")[0];
}

/** Sit down again where the computer plays on. @param {{session: Session}} props */
export function TakeBack({ session }) {
  const { run, busy, said } = useDoing();
  const seat = session.sitting.value?.seat;
  if (!seat) return null;
  const back = () =>
    run(async () => {
      await post(`/matches/${session.match}/seats/${seat}/take-back`, {});
      location.reload();
    });
  return html`<div class="take-back"><p>${tell("beside-stood-in")}</p>
    <p><button type="button" class="primary" data-take-back disabled=${busy} onClick=${back}>${tell("beside-take-back")}</button>
      <a href=${hashOf(["watch", session.match])}>${tell("beside-only-watch")}</a></p>${said}</div>`;
}
