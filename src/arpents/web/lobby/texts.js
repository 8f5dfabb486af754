// Texts and looks of the lobby and of what people agree on: fetched where they are needed.
import { Refused, Unreachable } from "../core/api.js";
import { localized, say, textsOf } from "../core/speech.js";
import { html, useState } from "../core/ui.js";

/** A text of the lobby. @param {string} id @param {Record<string, unknown>} [args] */
export function tell(id, args = {}) {
  return say(id, args, "@lobby");
}

let styled = /** @type {Promise<void> | null} */ (null);

export async function ready() {
  styled ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("../css/lobby.css", import.meta.url).href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  await Promise.all([textsOf("@lobby"), styled]);
}

/** @param {any} error */
export function sentenceOf(error) {
  if (error instanceof Refused) return localized(error.body);
  return say(error instanceof Unreachable ? "ui-lost" : "ui-trouble");
}

/**
 * Do one thing at a time, and say what came of it.
 * @returns {{run: (work: () => Promise<any>, done?: string) => Promise<boolean>, busy: boolean, said: any}}
 */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState(/** @type {{error?: any, done?: string} | null} */ (null));
  const run = async (/** @type {() => Promise<any>} */ work, done = "") => {
    if (busy) return false;
    setBusy(true);
    setNews(null);
    try {
      await work();
      setNews(done ? { done } : null);
      return true;
    } catch (error) {
      setNews({ error });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const said = html`<p class="lobby-news" role="status">${news?.done ?? ""}</p>
    ${news?.error && html`<p class="trouble" role="alert">${sentenceOf(news.error)}</p>`}`;
  return { run, busy, said };
}

/** How somebody is called. @param {any} person */
export function nameOf(person) {
  return person.is_bot ? tell("lobby-bot", { person: person.name }) : person.name;
}
