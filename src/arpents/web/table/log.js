// What happened, as it reads: one line a march, fights with their tables. A line leads back to its moment.
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";
import { FightTable } from "./fight.js";
import { RuleLink } from "./rules.js";

/** @typedef {import("../core/seat-client.js").LogEvent} LogEvent */
/** @typedef {import("../core/seat-client.js").Line} Line */
/** @typedef {import("../core/seat-client.js").State} State */

const FIRST_SHOWN = 150;
/** @type {LogEvent[]} */
const NONE = [];

/**
 * @param {{lines: Line[], events: LogEvent[], slug: string, since?: State["since"], seats?: any[], at?: number, shown?: string, href: (revision: number) => string}} props
 */
export function Log({ lines, events, slug, since, seats = [], at, shown, href }) {
  const box = useRef(/** @type {any} */ (null));
  const [most, setMost] = useState(FIRST_SHOWN);
  const first = Math.max(0, lines.length - most);
  useEffect(() => {
    if (!box.current) return;
    const mark = box.current.querySelector(".since-mark");
    box.current.scrollTop = mark ? mark.offsetTop - box.current.offsetTop : box.current.scrollHeight;
  }, [lines.length, at, shown, since?.line]);
  const mark = (/** @type {number} */ number) => since?.line === number && html`<${SinceMark} since=${since} />`;
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${say("ui-log")}>
    ${first > 0 && html`<button type="button" class="quiet" onClick=${() => setMost(most * 4)}>${say("ui-log-earlier", { count: first })}</button>`}
    <ol start=${first + 1}>
      ${lines.slice(first).flatMap((line, place) => [
        mark(first + place),
        html`<${LogLine} key=${line.first} line=${line} told=${events[line.first]} events=${line.lines ? events : NONE} slug=${slug} seats=${seats} isNew=${Boolean(since && first + place >= since.line)}
        here=${revisionOf(line, events) === at} href=${href(revisionOf(line, events))} />`,
      ])}
    </ol>
  </div>`;
}

/** Where one stopped reading, and what has happened since in a few sentences. @param {{since: NonNullable<State["since"]>}} props */
function SinceMark({ since }) {
  return html`<li class="since-mark" key="since" data-since=${since.revision}>
    <b>${say(since.revision ? "log-since" : "log-since-beginning")}</b>
    ${since.summary.length > 0 && html`<p class="summary">${since.summary.map((text) => localized(text)).join(" ")}</p>`}
  </li>`;
}

/** Drawn anew only when it is told otherwise: it knows all events only where it has lines of its own. @param {{line: Line, told: LogEvent, events: LogEvent[], slug: string, seats: any[], isNew: boolean, here: boolean, href: string}} props */
function LogLine({ line, told, events, slug, seats, isNew, here, href }) {
  const fight = line.sort === "fight" && (line.rows?.length || line.lines?.length);
  const said = html`<a class="line" title=${say("ui-log-look")} href=${href}>${saidBy(line, told)}</a>${" "}
    ${[...new Set(rulesBy(line, told))].map((rule) => html`<${RuleLink} key=${rule} rule=${rule} slug=${slug} />`)}
    ${line.score && html`<${ScoreLine} score=${line.score} seats=${seats} />`}`;
  return html`<li class=${classes(`by-${line.seat ?? "nobody"}`, `is-${line.sort}`, line.turn && "is-turn", isNew && "is-new", here && "is-here")} data-number=${line.first} data-last=${line.last}>
    ${line.seat && line.sort === "march" && html`<span class="unseen">${seatName(line.seat, seats)} </span>`}
    ${said}
    ${
      fight &&
      html`<details class="fight" onToggle=${(/** @type {any} */ event) => event.target.open && event.target.scrollIntoView({ block: "nearest" })}><summary>${say("ui-fight-details")}</summary>
      ${line.rows && html`<${FightTable} rows=${line.rows} slug=${slug} />`}
      ${line.lines && html`<ul>${line.lines.map((inner) => html`<li key=${inner.first} class=${`by-${inner.seat ?? "nobody"}`}>${textOf(inner, events)} ${rulesBy(inner, events[inner.first]).map((rule) => html`<${RuleLink} rule=${rule} slug=${slug} />`)}</li>`)}</ul>`}
    </details>`
    }
  </li>`;
}

/** Who has how much; on one track for both, only whoever is ahead. @param {Record<string, number>} score @returns {[string, number][]} */
export function toldOf(score) {
  const points = Object.values(score);
  const shared = points.some((of) => of < 0) && points.reduce((sum, of) => sum + of, 0) === 0;
  return Object.entries(score).filter(([, of]) => of > 0 || !shared);
}

/** The score as it stands, beside the line that told it. @param {{score: Record<string, number>, seats: any[]}} props */
function ScoreLine({ score, seats }) {
  const sides = toldOf(score).map(([seat, of]) =>
    say("log-score-of", { seat: seatName(seat, seats), score: figure(of) }),
  );
  return html`<small class="score">${say("log-score", { text: sides.join(" · ") })}</small>`;
}

/** @param {string} seat @param {any[]} seats */
function seatName(seat, seats) {
  return (
    localized(
      seats.find((one) => one.id === seat),
      "title",
    ) || seat
  );
}

/** @param {number} points */
export function figure(points) {
  return points < 0 ? `−${-points}` : String(points);
}

/** What a line says. @param {Line} line @param {LogEvent[]} events */
export function textOf(line, events) {
  return saidBy(line, events[line.first]);
}

/** @param {Line} line @param {LogEvent} told  its first event */
function saidBy(line, told) {
  return line.texts ? line.texts.map((text) => localized(text)).join(" ") : localized(told);
}

/** @param {Line} line @param {LogEvent} told @returns {string[]} */
function rulesBy(line, told) {
  return (line.texts ? line.texts.map((text) => text.rule) : [told?.rule]).filter(Boolean);
}

/** When a line was complete. @param {Line} line @param {LogEvent[]} events */
export function revisionOf(line, events) {
  return events[line.last]?.revision ?? 0;
}

/** Reads news aloud. @param {{news: Line[], events: LogEvent[]}} props */
export function LiveRegion({ news, events }) {
  return html`<div class="unseen" role="log" aria-live="polite" aria-atomic="false">
    ${news.slice(-8).map((line) => html`<p key=${line.first}>${textOf(line, events)}</p>`)}
  </div>`;
}
