// How one wants to be told of one match: at once, together, or not at all; and further days off in it.
import { get, post } from "../core/api.js";
import { html, useEffect, useState } from "../core/ui.js";
import { hall } from "../hall/account.js";
import { tell, useDoing } from "./texts.js";

const MODES = ["", "at-once", "away", "digest", "never"];

/** @param {{session: import("../table/session.js").Session}} props */
export function MatchNotices({ session }) {
  const { run, busy, said } = useDoing();
  const [open, setOpen] = useState(false);
  const [known, setKnown] = useState(/** @type {{mode: string | null, dates: string[]} | null} */ (null));
  const me = hall.value?.me;
  const now = session.now.value;
  const own = now?.seat && now.seats[now.seat]?.person?.id === me?.id;
  const path = `/notices/matches/${session.match}`;
  useEffect(() => {
    if (open && own && !known) run(async () => setKnown(await get(path)));
  }, [open]);
  if (!me || !own || now.outcome) return null;
  const save = (/** @type {any} */ event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const dates = String(data.get("dates") ?? "")
      .split(/[\s,;]+/)
      .filter(Boolean);
    run(async () => setKnown(await post(path, { mode: data.get("mode") || null, dates })), tell("beside-told-saved"));
  };
  return html`<details data-match-notices onToggle=${(/** @type {any} */ event) => {
    setOpen(event.target.open);
    if (event.target.open) event.target.scrollIntoView({ block: "start" });
  }}>
    <summary>${tell("beside-told")}</summary><div>
    ${
      known &&
      html`<form class="lobby-grid" onSubmit=${save}>
      <label class="field">${tell("beside-told-how")}<select name="mode">
        ${MODES.map((mode) => html`<option key=${mode} value=${mode} selected=${(known.mode ?? "") === mode}>${tell(`beside-told-${mode || "usual"}`)}</option>`)}</select></label>
      <label class="field">${tell("beside-told-dates")}<input name="dates" defaultValue=${known.dates.join(" ")} spellcheck=${false} aria-describedby="told-dates-how" />
        <small id="told-dates-how">${tell("beside-told-dates-how")}</small></label>
      <p class="lobby-buttons"><button class="primary" disabled=${busy}>${tell("beside-told-save")}</button> <a href="#/notices">${tell("beside-told-all")}</a></p></form>`
    }${said}</div></details>`;
}
