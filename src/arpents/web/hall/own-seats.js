// The seats that this browser holds by their secrets, taken into the account in one go.
import { get, post, Refused } from "../core/api.js";
import { recent } from "../core/recent.js";
import { html, useState } from "../core/ui.js";
import { tell } from "./account.js";
import { useDoing } from "./forms.js";

/** Claim what can be claimed in one match; how many seats that were. @param {string} match */
async function claimIn(match) {
  let facts;
  try {
    facts = await get(`/matches/${encodeURIComponent(match)}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return 0; // it is not here any more
    throw error;
  }
  const free = facts.lesson ? [] : facts.held.filter((/** @type {string} */ seat) => !facts.seats[seat].person);
  for (const seat of free) await post(`/matches/${encodeURIComponent(match)}/seats/${seat}/claim`, {});
  return free.length;
}

export function OwnSeats() {
  const { run, busy, said } = useDoing();
  const [count, setCount] = useState(/** @type {number | null} */ (null));
  const matches = recent.value.filter((one) => one.held.length > 0 && !one.claimed);
  if (!matches.length) return null;
  const claim = () =>
    run(async () => {
      let taken = 0;
      for (const one of matches) taken += await claimIn(one.match);
      setCount(taken);
    });
  return html`<section aria-labelledby="me-seats" data-own-seats><h2 id="me-seats">${tell("hall-own-seats")}</h2>
    <p class="hall-about">${tell("hall-own-seats-what")}</p>
    <p><button type="button" disabled=${busy} onClick=${claim}>${tell("hall-claim-all")}</button></p>
    <p class="hall-news" role="status">${count === null ? "" : tell("hall-claimed", { count })}</p>${said}</section>`;
}
