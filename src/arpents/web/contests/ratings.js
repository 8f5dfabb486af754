// Who is rated how at a game, for each side of it.
import { get, keep } from "../core/api.js";
import { go } from "../core/route.js";
import { remember, remembered } from "../core/settings.js";
import { localized } from "../core/speech.js";
import { html } from "../core/ui.js";
import { tell as tellLobby } from "../lobby/texts.js";
import { Frame, Named, ratingOf, Sheet, tell, useAnswer } from "./texts.js";

/** The game that was chosen last. @param {string} slug */
export function chosen(slug) {
  return slug || remembered("game", "quebec-1759");
}

/** @param {{games: any[], slug: string, place: string}} props */
export function GameChoice({ games, slug, place }) {
  const choose = (/** @type {any} */ event) => {
    remember("game", event.target.value);
    go([place, event.target.value], true);
  };
  return html`<label class="field">${tellLobby("lobby-game")}<select name="game" onChange=${choose}>
    ${games.map((one) => html`<option key=${one.slug} value=${one.slug} selected=${one.slug === slug}>${localized(one, "title")}</option>`)}</select></label>`;
}

/** @param {{slug: string}} props */
export function RatingsPage({ slug }) {
  const game = chosen(slug);
  const { answer, trouble } = useAnswer(async () => {
    const [rated, known] = await Promise.all([get(`/ratings/${encodeURIComponent(game)}`), keep("/games")]);
    return { ...rated, games: known.games };
  }, [game]);
  return html`<${Frame} title=${tell("contest-ratings")} here="ratings" known=${answer} trouble=${trouble}>
    <section><p class="lobby-about">${tell("contest-ratings-about")}</p>
      <div class="lobby-grid"><${GameChoice} games=${answer?.games ?? []} slug=${game} place="ratings" /></div></section>
    ${(answer?.seats ?? []).map((/** @type {any} */ seat) => html`<${Side} key=${seat.id} seat=${seat} ratings=${answer.ratings.filter((/** @type {any} */ one) => one.seat === seat.id)} />`)}
  <//>`;
}

/** @param {{seat: any, ratings: any[]}} props */
function Side({ seat, ratings }) {
  const title = localized(seat, "title");
  return html`<section data-side=${seat.id}>
    ${!ratings.length && html`<h2>${title}</h2><p class="lobby-about">${tell("contest-ratings-none")}</p>`}
    ${
      ratings.length > 0 &&
      html`<${Sheet} label=${title} head=${["contest-place", "contest-player", "contest-rating", "contest-won", "contest-drawn", "contest-lost"].map((id) => tell(id))}>
      ${ratings.map(
        (
          one,
          number,
        ) => html`<tr key=${one.person.id}><td>${number + 1}</td><th scope="row"><${Named} person=${one.person} /></th>
        <td><b>${ratingOf(one)}</b></td><td>${one.won}</td><td>${one.drawn}</td><td>${one.lost}</td></tr>`,
      )}<//>`
    }</section>`;
}
