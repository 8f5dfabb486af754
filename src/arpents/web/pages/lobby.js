// The lobby: who invites, one's own matches, what is offered, and how to offer.
import { get, keep, post } from "../core/api.js";
import { go } from "../core/route.js";
import { language, localized } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { OfferForm } from "../lobby/offer-form.js";
import { OwnMatches } from "../lobby/own-matches.js";
import { nameOf, ready, sentenceOf, tell, useDoing } from "../lobby/texts.js";
import { Bar } from "./frame.js";

const AGAIN = 10_000; // milliseconds until it is looked at again

export function LobbyPage() {
  const [drawn, setDrawn] = useState(false);
  const [lobby, setLobby] = useState(/** @type {any} */ (null));
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [looked, setLooked] = useState(0);
  language.value;
  const look = () =>
    get("/lobby").then(
      (found) => {
        setLobby(found);
        setTrouble(null);
        setLooked(Date.now());
      },
      (error) => setTrouble(error),
    );
  useEffect(() => {
    let left = false;
    keep("/games").then((answer) => !left && setGames(answer.games), setTrouble);
    Promise.all([ready(), look()]).then(() => !left && setDrawn(true), setTrouble);
    const timer = setInterval(() => document.visibilityState === "visible" && look(), AGAIN);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (!drawn) return undefined;
    document.title = `${tell("lobby-title")} · Arpents`;
    return () => {
      document.title = "Arpents";
    };
  }, [drawn, language.value]);
  if (!drawn) return html`<${Bar} /><main class="waiting"></main>`;
  const out = lobby && !lobby.known;
  return html`<${Bar} /><main class="lobby">
    <header><h1>${tell("lobby-title")}</h1><p class="lobby-about">${tell("lobby-about")}</p>
      <nav class="lobby-buttons" aria-label=${tell("lobby-contests")}>${["tournaments", "ratings", "statistics"].map((place) => html`<a key=${place} class="button" href=${`#/${place}`}>${tell(`lobby-to-${place}`)}</a>`)}</nav></header>
    ${out && html`<section><p>${tell("lobby-sign-in")} <a class="button primary" href="#/sign-in">${tell("lobby-to-sign-in")}</a></p></section>`}
    ${trouble && html`<p class="trouble" role="alert">${sentenceOf(trouble)}</p>`}
    ${out && html`<${Offers} name="offers" offers=${lobby.offers} games=${games} look=${look} out=${true} />`}
    ${
      lobby?.known &&
      html`${lobby.invitations.length > 0 && html`<${Offers} name="invitations" offers=${lobby.invitations} games=${games} look=${look} />`}
      <${OwnMatches} looked=${looked} />
      <${Offers} name="offers" offers=${lobby.offers} games=${games} look=${look} />
      ${lobby.sent.length > 0 && html`<${Offers} name="sent" offers=${lobby.sent} games=${games} look=${look} />`}
      <${OfferForm} games=${games} look=${look} />
      <${Shunned} />`
    }
  </main>`;
}

/** @param {{name: "invitations" | "offers" | "sent", offers: any[], games: any[], look: () => Promise<void>, out?: boolean}} props */
function Offers({ name, offers, games, look, out = false }) {
  const { run, busy, said } = useDoing();
  const answer = (/** @type {any} */ offer, /** @type {string} */ how) =>
    run(async () => {
      const answered = await post(`/lobby/offers/${offer.id}/${how}`, {});
      if (how === "take") go(["play", answered.match]);
      else await look();
    });
  return html`<section aria-labelledby=${`lobby-${name}`} data-section=${name}><h2 id=${`lobby-${name}`}>${tell(`lobby-${name}`)}</h2>
    ${!offers.length && html`<p class="lobby-about">${tell(out ? "lobby-offers-none-yet" : "lobby-offers-none")}</p>`}
    ${
      offers.length > 0 &&
      html`<ul class="lobby-list">${offers.map(
        (offer) => html`<li key=${offer.id} data-offer=${offer.id}>
      <div><b>${titleOf(offer, games)}</b> <small>${termsOf(offer, games, name)}</small></div>
      ${
        !out &&
        html`<p class="lobby-buttons">${
          offer.own
            ? html`<button type="button" data-withdraw disabled=${busy} onClick=${() => answer(offer, "withdraw")}>${tell("lobby-withdraw")}</button>`
            : html`<button type="button" class="primary" data-take disabled=${busy} aria-label=${name === "invitations" ? undefined : tell("lobby-take-of", { person: offer.by.name })} onClick=${() => answer(offer, "take")}>${tell(name === "invitations" ? "lobby-accept" : "lobby-take")}</button>
        ${name === "invitations" && html`<button type="button" data-decline disabled=${busy} onClick=${() => answer(offer, "decline")}>${tell("lobby-decline")}</button>`}`
        }</p>`
      }</li>`,
      )}</ul>`
    }
    ${said}</section>`;
}

/** @param {any} offer @param {any[]} games */
function titleOf(offer, games) {
  const several = (games.find((game) => game.slug === offer.game)?.scenarios.length ?? 0) > 1;
  return several ? `${localized(offer, "title")} · ${localized(offer, "scenario")}` : localized(offer, "title");
}

/** @param {any} offer @param {any[]} games @param {string} name */
function termsOf(offer, games, name) {
  const game = games.find((one) => one.slug === offer.game);
  const side = game?.seats.find((/** @type {any} */ seat) => seat.id === offer.side);
  const who =
    name === "sent"
      ? tell("lobby-to", { person: nameOf(offer.invited) })
      : offer.own
        ? tell("lobby-yours")
        : offer.by && tell("lobby-by", { person: nameOf(offer.by) });
  const options = Object.entries(offer.options).flatMap(([id, value]) => {
    const option = game?.options.find((/** @type {any} */ one) => one.id === id);
    const chosen = option?.values.find((/** @type {any} */ one) => one.id === value);
    return option && chosen ? [`${localized(option, "title")} (${localized(chosen, "title")})`] : [];
  });
  return [
    who,
    side ? tell("lobby-wants", { seat: localized(side, "title") }) : tell("lobby-any-side"),
    paceOf(offer),
    offer.hints && tell("lobby-hints-on"),
    ...options,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {any} offer */
function paceOf({ pace, terms }) {
  if (pace === "live")
    return tell("lobby-live-told", {
      minutes: Math.round((terms.bank ?? 1800) / 60),
      seconds: Number(terms.increment ?? 30),
    });
  if (pace === "correspondence") {
    const bank = Number(terms.bank ?? 10);
    const turn = tell("lobby-correspondence-told", { days: Number(terms.days ?? 3) });
    return bank ? `${turn}, ${tell("lobby-reserve-told", { bank })}` : turn;
  }
  return tell("lobby-pace-none");
}

/** Whom one does not hear, and how to change that. */
function Shunned() {
  const { run, busy, said } = useDoing();
  const [people, setPeople] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get("/me/shunned").then(
      (found) => setPeople(found.shunned),
      () => {},
    );
  }, []);
  if (!people.length) return null;
  const hear = (/** @type {string} */ name) =>
    run(async () => setPeople((await post("/me/shunned", { name, kind: "" })).shunned));
  return html`<section aria-labelledby="lobby-shunned" data-section="shunned"><h2 id="lobby-shunned">${tell("lobby-shunned")}</h2>
    <ul class="lobby-list">${people.map(
      ({
        person,
        kind,
      }) => html`<li key=${person.id}><div><b>${person.name}</b> <small>${tell(kind === "block" ? "lobby-blocked" : "lobby-muted")}</small></div>
      <p><button type="button" disabled=${busy} aria-label=${tell("lobby-hear-again-of", { person: person.name })} onClick=${() => hear(person.name)}>${tell("lobby-hear-again")}</button></p></li>`,
    )}</ul>${said}</section>`;
}
