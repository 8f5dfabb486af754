// What the hall adds to other pages: who one is, in the bar; whose the seats are, at the table.
import { post, Refused } from "../core/api.js";
import { route } from "../core/route.js";
import { language, localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
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

/** “Sign in”, or one's name. */
export function Whoami() {
  const found = useHall();
  rememberPlace(route.value);
  if (!found) return null;
  if (!found.me) return html`<a class="whoami" href="#/sign-in">${tell("hall-sign-in")}</a>`;
  return html`<a class="whoami" href="#/me" aria-label=${tell("hall-whoami", { person: found.me.name })}>${found.me.name}</a>`;
}

/** What somebody is called at a seat. @param {any} seat */
export function sitterName(seat) {
  if (seat.left) return tell("hall-someone-left");
  if (!seat.person) return "";
  return seat.person.is_bot ? tell("hall-bot-name", { person: seat.person.name }) : seat.person.name;
}

/** Who sits where, and the way to take one's own seat into one's account. @param {{session: any}} props */
export function Seats({ session }) {
  const found = useHall();
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const state = session.now.value;
  if (!found || !state?.seats || state.lesson) return null;
  const seats = Object.entries(/** @type {Record<string, any>} */ (state.seats));
  const own = state.seat && state.seats[state.seat];
  const claim = async () => {
    try {
      await post(`/matches/${session.match}/seats/${state.seat}/claim`, {});
      location.reload(); // the line to the table was opened by the seat's secret
    } catch (error) {
      setTrouble(error);
    }
  };
  return html`<ul class="sitters">${seats
    .filter(([, seat]) => seat.person || seat.left)
    .map(
      ([id, seat]) => html`<li key=${id} data-sitter=${id}><b>${localized(seat, "title")}</b> ${sitterName(seat)}</li>`,
    )}</ul>
    ${own && !own.person && found.me && html`<p><button type="button" data-claim onClick=${claim}>${tell("hall-claim")}</button></p>`}
    ${own && !own.person && !found.me && html`<p class="note"><a href="#/sign-in">${tell("hall-claim-later")}</a></p>`}
    ${trouble instanceof Refused && html`<p class="trouble" role="alert">${localized(trouble.body)}</p>`}`;
}
