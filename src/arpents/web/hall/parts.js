// What the hall adds to other pages: who one is, in the bar; whose the seats are, at the table.
import { post, Refused } from "../core/api.js";
import { route } from "../core/route.js";
import { language, localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { listen, unseen } from "./notice-count.js";
import { ask, hall, ready, rememberPlace, tell } from "./account.js";

function useHall() {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    Promise.all([ready(), hall.value ?? ask()]).then(
      () => setKnown(true),
      () => {},
    );
  }, []);
  language.value;
  return known ? hall.value : null;
}

/** “Sign in”, or one's name; on a phone a sign for it. */
export function Whoami() {
  const found = useHall();
  rememberPlace(route.value);
  if (!found) return null;
  const { me } = found;
  const label = me ? tell("hall-whoami", { person: me.name }) : tell("hall-sign-in");
  return html`${me && html`<${Notices} />`}<a class="whoami" href=${me ? "#/me" : "#/sign-in"} aria-label=${label}>
    <svg viewBox="0 0 16 16" aria-hidden="true" class=${me ? "is-in" : ""}><circle cx="8" cy="4.5" r="3" /><path d="M2 15c0-4 3-6 6-6s6 2 6 6z" /></svg><span>${me ? me.name : tell("hall-sign-in")}</span></a>`;
}

/** The way to one's notices, and how many are new. */
function Notices() {
  useEffect(() => {
    listen(() => Boolean(hall.value?.me));
  }, []);
  const count = unseen.value;
  return html`<a class="notice-count" href="#/notices" aria-label=${tell("hall-notices", { count })}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a4 4 0 0 0-4 4c0 4-2 5-2 7h12c0-2-2-3-2-7a4 4 0 0 0-4-4zM6 13a2 2 0 0 0 4 0z" /></svg>${count > 0 && html`<b aria-hidden="true">${count}</b>`}</a>`;
}

/** Who has a seat, for everybody else: a name, a bot's with a mark, or somebody who left. @param {{id: string, seat: any}} props */
export function Sitter({ id, seat }) {
  const found = useHall();
  if (!found || (!seat.person && !seat.left)) return null;
  const name = seat.left
    ? tell("hall-someone-left")
    : seat.person.is_bot
      ? tell("hall-bot-name", { person: seat.person.name })
      : seat.person.name;
  return html` <small data-sitter=${id}>${name}</small>`;
}

/** The way to take one's own seat into one's account. @param {{session: any}} props */
export function Claim({ session }) {
  const found = useHall();
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const state = session.now.value;
  const own = state?.seat && state.seats[state.seat];
  if (!found || !own || state.lesson) return null;
  const claim = async () => {
    try {
      await post(`/matches/${session.match}/seats/${state.seat}/claim`, {});
      location.reload(); // the line to the table was opened by the seat's secret
    } catch (error) {
      setTrouble(error);
    }
  };
  if (own.person) return html`<p class="note" data-own>${tell("hall-own-seat")}</p>`;
  if (!found.me) return html`<p class="note"><a href="#/sign-in">${tell("hall-claim-later")}</a></p>`;
  return html`<p><button type="button" data-claim onClick=${claim}>${tell("hall-claim")}</button></p>
    ${trouble instanceof Refused && html`<p class="trouble" role="alert">${localized(trouble.body)}</p>`}`;
}
