// What happened, in sentences. A line leads back to its moment.
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";
import { RuleLink } from "./rules.js";

/** @typedef {import("../core/seat-client.js").LogEvent} LogEvent */

const FIRST_SHOWN = 150;

/**
 * @param {{events: LogEvent[], slug: string, at?: number, shown?: string, href: (revision: number) => string}} props
 */
export function Log({ events, slug, at, shown, href }) {
  const box = useRef(/** @type {any} */ (null));
  const [most, setMost] = useState(FIRST_SHOWN);
  const first = Math.max(0, events.length - most);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [events.length, at, shown]);
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${say("ui-log")}>
    ${first > 0 && html`<button type="button" class="quiet" onClick=${() => setMost(most * 4)}>${say("ui-log-earlier", { count: first })}</button>`}
    <ol start=${first + 1}>
      ${events.slice(first).map((event) => html`<${Line} key=${event.number} event=${event} slug=${slug} here=${event.revision === at} href=${href(event.revision)} />`)}
    </ol>
  </div>`;
}

/** @param {{event: LogEvent, slug: string, here: boolean, href: string}} props */
function Line({ event, slug, here, href }) {
  return html`<li class=${classes(`by-${seatOf(event)}`, here && "is-here")} data-number=${event.number}>
    <a class="line" title=${say("ui-log-look")} href=${href}>${localized(event)}</a>${" "}
    <${RuleLink} rule=${event.rule} slug=${slug} />
  </li>`;
}

/** @param {LogEvent} event */
function seatOf(event) {
  const seat = event.arguments?.seat;
  return typeof seat === "string" ? seat.replace(/^seat-/, "") : "nobody";
}

/** Reads news aloud. @param {{news: LogEvent[]}} props */
export function LiveRegion({ news }) {
  return html`<div class="unseen" role="log" aria-live="polite" aria-atomic="false">
    ${news.slice(-8).map((event) => html`<p key=${event.number}>${localized(event)}</p>`)}
  </div>`;
}
