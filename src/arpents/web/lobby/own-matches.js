// One's own matches: whose turn it is, and for how long.
import { get } from "../core/api.js";
import { hashOf } from "../core/route.js";
import { language, localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { nameOf, tell, useDoing } from "./texts.js";

/** @param {{looked: number}} props  when the lobby was looked at last */
export function OwnMatches({ looked }) {
  const { run, busy, said } = useDoing();
  const [over, setOver] = useState(false);
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [more, setMore] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    let left = false;
    get(`/me/matches?over=${over}`).then(
      (answer) => !left && setFound(answer),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [over, looked]);
  useEffect(() => setMore([]), [over]);
  if (!found) return null;
  const matches = [...found.matches, ...more].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  const showMore = () =>
    run(async () => {
      const answer = await get(`/me/matches?over=${over}&after=${found.matches.length + more.length}`);
      setMore([...more, ...answer.matches]);
      setFound({ ...found, more: answer.more });
    });
  return html`<section aria-labelledby="lobby-own" data-section="own"><h2 id="lobby-own">${tell("lobby-own")}</h2>
    ${!matches.length && html`<p class="lobby-about">${tell(over ? "lobby-own-over-none" : "lobby-own-none")}</p>`}
    ${
      matches.length > 0 &&
      html`<ul class="lobby-list">${matches.map(
        (match) => html`<li key=${match.match} data-own-match=${match.match}>
      <div><a href=${hashOf(["play", match.match])}>${localized(match, "title")} · ${localized(match, "scenario")}</a>
        <small>${[sidesOf(match), match.fork && tell("lobby-fork"), tell("lobby-begun", { day: dayOf(match.begun) })].filter(Boolean).join(" · ")}</small>
        ${match.tournament && html`<small><a href=${hashOf(["tournament", match.tournament.id])}>${match.tournament.name}</a> · ${tell("lobby-round", { round: match.tournament.round })}</small>`}</div>
      <p class="lobby-turn"><${Turn} match=${match} now=${found.now} /></p></li>`,
      )}</ul>`
    }
    <p class="lobby-buttons"><button type="button" class="quiet" data-over aria-pressed=${over} onClick=${() => setOver(!over)}>${tell(over ? "lobby-own-over-not" : "lobby-own-over")}</button>
      ${found.more && html`<button type="button" disabled=${busy} onClick=${showMore}>${tell("lobby-more")}</button>`}</p>
    ${said}</section>`;
}

/** Whether it is one's own turn. @param {any} match */
function isAsked(match) {
  return !match.over && match.asked.some((/** @type {string} */ seat) => match.seats[seat]?.own);
}

/** @param {{match: any, now: number}} props */
function Turn({ match, now }) {
  if (match.over) return tell("lobby-over");
  const asked = match.asked.map((/** @type {string} */ seat) => match.seats[seat]).filter(Boolean);
  const since = asked.length ? lasting(now - match.asked_since) : "";
  const own = asked.some((/** @type {any} */ seat) => seat.own);
  const other = asked.find((/** @type {any} */ seat) => !seat.own);
  if (own && other) return html`<b class="is-yours">${tell("lobby-both-asked")}</b> ${since}`;
  if (own) return html`<b class="is-yours">${tell("lobby-your-turn")}</b> ${since}`;
  if (other?.kind === "open" && !other.person && !other.left) return tell("lobby-awaited");
  return other ? html`${tell("lobby-their-turn", { person: called(other) })} ${since}` : "";
}

/** @param {any} seat */
function called(seat) {
  if (seat.kind === "bot") return tell("lobby-computer");
  if (seat.person) return nameOf(seat.person);
  return tell(seat.left ? "lobby-gone" : seat.kind === "open" ? "lobby-nobody-yet" : "lobby-somebody");
}

/** @param {any} match */
function sidesOf(match) {
  const seats = /** @type {any[]} */ (Object.values(match.seats));
  const own = seats.find((seat) => seat.own);
  const other = seats.find((seat) => !seat.own);
  return other ? tell("lobby-against", { seat: localized(own, "title"), person: called(other) }) : tell("lobby-alone");
}

/** @param {number} seconds */
function lasting(seconds) {
  if (seconds < 60) return tell("lobby-since-now");
  if (seconds < 3600) return tell("lobby-since-minutes", { count: Math.floor(seconds / 60) });
  if (seconds < 48 * 3600) return tell("lobby-since-hours", { count: Math.floor(seconds / 3600) });
  return tell("lobby-since-days", { count: Math.floor(seconds / 86_400) });
}

/** @param {string} day */
function dayOf(day) {
  const style = /** @type {Intl.DateTimeFormatOptions} */ ({ dateStyle: "medium" });
  return new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", style).format(new Date(`${day}T12:00`));
}
