// What the forms of the hall share: one thing done at a time, and what came of it.
import { Refused, Unreachable } from "../core/api.js";
import { language, localized, say } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { hall, tell } from "./account.js";
import { Declined } from "./passkeys.js";

/** @param {any} error */
export function sentenceOf(error) {
  if (error instanceof Refused) return localized(error.body);
  if (error instanceof Unreachable) return say("ui-lost");
  if (error instanceof Declined) return tell(error.known ? "hall-passkey-here" : "hall-passkey-declined");
  return say("ui-trouble");
}

/**
 * Do something, and say how it went: `run(work, done)`, where `done` is what is said then.
 * @returns {{run: (work: () => Promise<any>, done?: string) => Promise<void>, busy: boolean, said: any}}
 */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState(/** @type {{error?: any, done?: string} | null} */ (null));
  const run = async (/** @type {() => Promise<any>} */ work, done = "") => {
    setBusy(true);
    setNews(null);
    try {
      await work();
      setNews(done ? { done } : null);
    } catch (error) {
      setNews({ error });
    }
    setBusy(false);
  };
  const said = html`<p class="hall-news" role="status">${news?.done ? tell(news.done) : ""}</p>
    ${news?.error && html`<p class="trouble" role="alert">${sentenceOf(news.error)}</p>`}`;
  return { run, busy, said };
}

/** What the browser calls the page while it is open. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Arpents` : "Arpents";
    return () => {
      document.title = "Arpents";
    };
  }, [title]);
}

/** What is written in a form, by name. @param {Event} event @returns {Record<string, any>} */
export function written(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  return Object.fromEntries(new FormData(form));
}

/** @param {{name: string, label: string, value?: string, type?: string, autocomplete?: string, hint?: string}} props */
export function Field({ name, label, value = "", type = "text", autocomplete = "off", hint = "" }) {
  return html`<label class="hall-field"><span>${label}</span>${hint && html`<small>${hint}</small>`}
    <input name=${name} type=${type} defaultValue=${value} required autocomplete=${autocomplete} spellcheck=${false} /></label>`;
}

/** A day and an hour, as this person writes them. @param {string | null} moment */
export function day(moment) {
  if (!moment) return tell("hall-never");
  const shown = new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: hall.value?.me?.time_zone,
  });
  return shown.format(new Date(moment));
}
