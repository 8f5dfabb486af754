// The book of a game as a page of its own: to read, to search, to print, to send a link to.
import { keep } from "../core/api.js";
import { localized, say } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Book, useBook } from "../table/book.js";
import { Bar, Trouble } from "./frame.js";

/** @param {{slug: string, entry: string}} props */
export function RulesPage({ slug, entry }) {
  const [game, setGame] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const book = useBook(slug);
  useEffect(() => {
    setTrouble(null);
    keep(`/games/${slug}`).then(setGame, setTrouble);
  }, [slug]);
  const title = localized(game, "title");
  useEffect(() => {
    document.title = [title, say("ui-rules"), "Arpents"].filter(Boolean).join(" · ");
    return () => {
      document.title = "Arpents";
    };
  }, [title]);
  if (trouble) return html`<${Bar} /><main class="waiting"><${Trouble} error=${trouble} /></main>`;
  return html`<${Bar} title=${title} />
    <main class="rules-page">
      <header><h1>${title} <small>${say("ui-rules")}</small></h1>
        <button type="button" class="print" onClick=${() => print()}>${say("ui-book-print")}</button></header>
      ${book ? html`<${Book} slug=${slug} book=${book} wanted=${entry} whole=${true} />` : html`<p>${say("ui-book-loading")}</p>`}
    </main>`;
}
