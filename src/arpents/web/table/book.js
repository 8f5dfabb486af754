// The rules as a book: chapters, search, charts, glossary, and an entry for every thing; all of it linked.
import { keep } from "../core/api.js";
import { capital, language, localized, say, textsOf } from "../core/speech.js";
import { classes, html, useEffect, useMemo, useRef, useState } from "../core/ui.js";
import { ChartFace } from "./chart-face.js";
import { plain } from "./plain.js";
import { turnTo } from "./rules.js";
import { SheetFace } from "./sheet-face.js";
import { valueText } from "./values.js";

/** @typedef {Record<string, any>} BookData */
/** A text, and the passages of the book that parts of it lead to. @typedef {(text: string, but?: string) => any} Linker */

const SHORTEST = 4; // letters of a word that becomes a link

/** The book of a game, as soon as it and its words are here. @param {string} slug @returns {BookData | null} */
export function useBook(slug) {
  const [book, setBook] = useState(/** @type {{slug: string, data: BookData} | null} */ (null));
  useEffect(() => {
    if (!slug) return undefined;
    let left = false;
    Promise.all([keep(`/games/${slug}/book`), textsOf(slug)]).then(
      ([data]) => left || setBook({ slug, data }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [slug]);
  return book?.slug === slug ? book.data : null;
}

/**
 * @param {{slug: string, book: BookData, wanted: string, marks?: import("./chart-face.js").ChartMark[], whole?: boolean}} props
 */
export function Book({ slug, book, wanted, marks = [], whole = false }) {
  const [typed, setTyped] = useState("");
  const body = useRef(/** @type {any} */ (null));
  const lang = language.value;
  const sorts = book.entries.map((/** @type {any} */ one) => one.sort);
  const go = (/** @type {string} */ entry) => {
    setTyped("");
    turnTo(slug, entry);
  };
  const links = useMemo(() => linkerOf(book, slug, go), [book, slug, lang]);
  const sought = useMemo(() => passageOf(book, wanted), [book, wanted]);
  useEffect(() => {
    if (typed || !sought) return;
    const place = body.current?.querySelector(".is-sought");
    place?.scrollIntoView({ block: "center" });
    if (place && whole) place.focus?.({ preventScroll: true });
  }, [sought, typed, lang]);
  const words = plain(typed.trim());
  const fits = (/** @type {string} */ text) => !words || plain(text).includes(words);
  const here = (/** @type {string} */ entry, name = "") => ({
    "data-entry": entry,
    class: classes(name, entry === sought && "is-sought"),
    tabindex: entry === sought ? -1 : undefined,
  });
  const rulings = (/** @type {string} */ number) =>
    book.rulings.filter((/** @type {any} */ ruling) => ruling.rule === number);
  const parts = partsOf(book, slug, fits, rulings);
  const count = parts.count;
  return html`<div class=${classes("book", whole && "is-whole")}>
    <search class="book-search"><input type="search" value=${typed} placeholder=${say("ui-book-search")} aria-label=${say("ui-book-search")}
      onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} />
      <span role="status">${words ? say("ui-book-found", { count }) : ""}</span></search>
    ${!words && html`<${Contents} book=${book} slug=${slug} onGo=${go} />`}
    <div class="book-body" ref=${body}>
      ${parts.chapters.map(
        (chapter) => html`<section key=${chapter.number} ...${here(`chapter-${chapter.number}`, "chapter")}>
        <h3>${say("book-chapter", { number: chapter.number, title: localized(chapter, "title") })}</h3>
        <dl>${chapter.rules.map(
          (/** @type {any} */ rule) => html`<div key=${rule.number} ...${here(rule.number)}>
          <dt>${rule.number}</dt><dd>${links(localized(rule), rule.number)}</dd>
          ${rulings(rule.number).map((/** @type {any} */ ruling) => html`<dd key=${ruling.id} ...${here(ruling.id)}><span class="ruling"><b>${ruling.id}</b> ${links(localized(ruling), ruling.id)}</span></dd>`)}
        </div>`,
        )}</dl></section>`,
      )}
      ${parts.charts.length > 0 && html`<section ...${here("charts", "charts")}><h3>${say("book-charts")}</h3>${parts.charts.map((/** @type {any} */ chart) => html`<div key=${chart.chart} ...${here(chart.chart)}><${ChartFace} chart=${chart} marks=${marks} slug=${slug} sorts=${sorts} onThing=${go} /></div>`)}</section>`}
      ${
        parts.terms.length > 0 &&
        html`<section ...${here("glossary", "glossary")}><h3>${say("book-glossary")}</h3><dl>${parts.terms.map(
          (/** @type {any} */ term) => html`<div key=${term.id} ...${here(`term-${term.id}`)}>
        <dt>${capital(localized(term, "title"))}</dt><dd>${links(localized(term), `term-${term.id}`)} <button type="button" class="rule" onClick=${() => go(term.rule)}>[${term.rule}]</button></dd></div>`,
        )}</dl></section>`
      }
      ${parts.entries.map(
        (part) => html`<section key=${part.sort} ...${here(`sort-${part.sort}`, "entries")}>
        <h3>${say(`book-sort-${part.sort}`)}</h3>${part.sheets.map((/** @type {any} */ sheet) => html`<div key=${sheet.thing} ...${here(sheet.thing)}><h4>${capital(valueText(sheet.title, slug))}</h4><${SheetFace} sheet=${sheet} slug=${slug} sorts=${sorts} onThing=${go} /></div>`)}</section>`,
      )}
    </div>
  </div>`;
}

/** @param {{book: BookData, slug: string, onGo: (entry: string) => void}} props */
function Contents({ book, onGo }) {
  const line = (/** @type {string} */ entry, /** @type {string} */ text) =>
    html`<li key=${entry}><button type="button" class="quiet" data-goes=${entry} onClick=${() => onGo(entry)}>${text}</button></li>`;
  return html`<nav class="book-contents" aria-label=${say("ui-book-contents")}>
    <ol>${book.chapters.map((/** @type {any} */ chapter) => line(`chapter-${chapter.number}`, say("book-chapter", { number: chapter.number, title: localized(chapter, "title") })))}
      ${book.charts.length > 0 && line("charts", say("book-charts"))}
      ${book.terms.length > 0 && line("glossary", say("book-glossary"))}
      ${book.entries.map((/** @type {any} */ part) => line(`sort-${part.sort}`, say(`book-sort-${part.sort}`)))}</ol></nav>`;
}

/** The passages that fit what is sought, and how many. @param {BookData} book @param {string} slug @param {(text: string) => boolean} fits @param {(number: string) => any[]} rulings */
function partsOf(book, slug, fits, rulings) {
  const chapters = book.chapters
    .map((/** @type {any} */ chapter) => ({
      ...chapter,
      rules: book.rules.filter(
        (/** @type {any} */ rule) =>
          rule.chapter === chapter.number &&
          (fits(localized(chapter, "title")) ||
            fits(`${rule.number} ${localized(rule)}`) ||
            rulings(rule.number).some((ruling) => fits(`${ruling.id} ${localized(ruling)}`))),
      ),
    }))
    .filter((/** @type {any} */ chapter) => chapter.rules.length);
  const charts = book.charts.filter((/** @type {any} */ chart) => fits(valueText(chart.chart, slug)));
  const title = (/** @type {any} */ term) => plain(localized(term, "title"));
  const terms = book.terms
    .filter((/** @type {any} */ term) => fits(`${localized(term, "title")} ${localized(term)}`))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => title(a).localeCompare(title(b)));
  const entries = book.entries
    .map((/** @type {any} */ part) => ({
      ...part,
      sheets: part.sheets.filter((/** @type {any} */ sheet) => fits(valueText(sheet.title, slug))),
    }))
    .filter((/** @type {any} */ part) => part.sheets.length);
  const count =
    [...chapters.map((/** @type {any} */ one) => one.rules), ...entries.map((/** @type {any} */ one) => one.sheets)]
      .map((list) => list.length)
      .reduce((sum, more) => sum + more, 0) +
    charts.length +
    terms.length;
  return { chapters, charts, terms, entries, count };
}

/** The passage that is wanted: itself, or the rule that begins like it. @param {BookData} book @param {string} wanted */
function passageOf(book, wanted) {
  if (!wanted) return "";
  const numbers = book.rules.map((/** @type {any} */ rule) => rule.number);
  if (numbers.includes(wanted) || /^(chart|term|chapter|sort)-|^charts$|^glossary$/.test(wanted)) return wanted;
  if (book.rulings.some((/** @type {any} */ ruling) => ruling.id === wanted)) return wanted;
  if (book.entries.some((/** @type {any} */ part) => wanted.startsWith(`${part.sort}-`))) return wanted;
  for (let start = wanted; start; start = start.slice(0, -1)) {
    const found = numbers.find((/** @type {string} */ number) => number.startsWith(start));
    if (found) return found;
  }
  return "";
}

/** Names of things, words of the glossary and rule numbers become links, each once in a text. @param {BookData} book @param {string} slug @param {(entry: string) => void} go @returns {Linker} */
function linkerOf(book, slug, go) {
  /** @type {Map<string, string>} */
  const goals = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ entry) => {
    if (name.length < SHORTEST) return;
    for (const form of [name, capital(name)]) if (!goals.has(form)) goals.set(form, entry);
  };
  for (const term of book.terms) {
    const [name] = localized(term, "title").split(/ \(|, /);
    add(name, `term-${term.id}`);
  }
  for (const part of book.entries)
    for (const sheet of part.sheets) add(valueText(sheet.title, slug).replace(/ \(.*$/, ""), sheet.thing);
  const numbers = new Set(book.rules.map((/** @type {any} */ rule) => rule.number));
  for (const ruling of book.rulings) numbers.add(ruling.id);
  const names = [...goals.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${names.join("|") || "$^"})[sx]?(?![\\p{L}\\p{N}])|([A-Z]{0,2}-?\\d+(?:\\.\\d+)*[a-d]?)(?![\\p{L}\\p{N}.]*\\p{N}))`,
    "gu",
  );
  return (text, but = "") => {
    const found = [];
    const used = new Set([but]);
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const entry = match[1] ? goals.get(match[1]) : numbers.has(match[2]) ? match[2] : undefined;
      if (!entry || used.has(entry)) continue;
      used.add(entry);
      found.push(text.slice(at, match.index));
      found.push(
        html`<button type="button" class="thing" data-goes=${entry} onClick=${() => go(entry)}>${match[0]}</button>`,
      );
      at = match.index + match[0].length;
    }
    return [...found, text.slice(at)];
  };
}

/** @param {string} name */
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
