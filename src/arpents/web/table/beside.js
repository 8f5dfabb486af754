// What stands beside the rules at a table: resigning, draws, going back, talk, notes. Fetched when there is a use for it.
import { say } from "../core/speech.js";
import { html, signal, useEffect, useState } from "../core/ui.js";

/** @typedef {import("./session.js").Session} Session */

/** What was fetched. */
const parts = signal(/** @type {typeof import("../lobby/at-table.js") | null} */ (null));

async function load() {
  if (parts.peek()) return;
  const found = await import("../lobby/at-table.js");
  await found.ready();
  parts.value = found;
}

/** Whether something stands there already: a proposal, somebody to talk to. @param {Session} session */
function isAlive(session) {
  const now = session.now.value;
  const agreements = now?.agreements;
  if (!agreements) return Boolean(session.talked.value);
  if (now.upgrade) return true;
  return Boolean(agreements.notes || agreements.fork || agreements.rematch || agreements.proposals.length);
}

/** @param {{session: Session}} props */
export function Beside({ session }) {
  const [wanted, want] = useState(false);
  const alive = isAlive(session);
  useEffect(() => {
    if (alive || wanted) load().catch(() => {});
  }, [alive, wanted]);
  const found = parts.value;
  const seated = Boolean(session.now.value?.agreements);
  if (!seated && !found) return null;
  return html`<div class="besides" onKeyDown=${close}>${
    seated &&
    html`<details name="beside" data-beside onToggle=${() => want(true)}>
      <summary>${say("ui-beside")}</summary>${found && html`<div class="beside-body"><${found.Agreements} session=${session} /></div>`}</details>`
  }
  ${found && html`<${found.Talk} session=${session} /><${found.Notes} session=${session} />`}</div>`;
}

/** @param {KeyboardEvent} event */
function close(event) {
  const open = /** @type {HTMLElement} */ (event.currentTarget).querySelector("details[open][name]");
  if (event.key !== "Escape" || !open) return;
  event.stopPropagation();
  open.removeAttribute("open");
  /** @type {HTMLElement | null} */ (open.querySelector("summary"))?.focus();
}

/** The computer plays on for a seat of one's own: the way back. @param {{session: Session}} props */
export function TakeBack({ session }) {
  useEffect(() => {
    load().catch(() => {});
  }, []);
  return parts.value && html`<${parts.value.TakeBack} session=${session} />`;
}

/** What the other side has proposed, where everybody looks. @param {{session: Session}} props */
export function Proposals({ session }) {
  const found = parts.value;
  return found && session.now.value?.agreements ? html`<${found.Proposals} session=${session} />` : null;
}

/** The choice that changed rules ask for. @param {{session: Session}} props */
export function RulesChanged({ session }) {
  const found = parts.value;
  return found && session.now.value?.upgrade ? html`<${found.RulesChanged} session=${session} />` : null;
}
