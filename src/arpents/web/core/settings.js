// What a person likes: language, light, colours. Kept in this browser only.
import { effect, signal } from "./ui.js";

/**
 * @template T
 * @param {string} key
 * @param {T} usual
 * @returns {T}
 */
export function remembered(key, usual) {
  try {
    const text = localStorage.getItem(`arpents.${key}`);
    return text === null ? usual : JSON.parse(text);
  } catch {
    return usual;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`arpents.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function browserLanguage() {
  for (const language of navigator.languages ?? [navigator.language]) {
    if (/^fr\b/i.test(language)) return "fr";
    if (/^en\b/i.test(language)) return "en";
  }
  return "fr";
}

/** @typedef {"fr" | "en"} Language */

/** What was asked for; `language` in speech.js is what can be spoken, once its texts are here. */
export const wanted = signal(/** @type {Language} */ (remembered("language", browserLanguage())));
export const theme = signal(/** @type {"auto" | "light" | "dark" | "contrast"} */ (remembered("theme", "auto")));
export const palette = signal(/** @type {"period" | "clear"} */ (remembered("palette", "period")));

/** How fast the other side's turn is shown on the board. */
export const pace = signal(/** @type {"off" | "slow" | "usual" | "fast"} */ (remembered("pace", "usual")));

const darkness = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const systemTheme = signal("light");

function readSystem() {
  systemTheme.value = contrast.matches ? "contrast" : darkness.matches ? "dark" : "light";
}
readSystem();
darkness.addEventListener("change", readSystem);
contrast.addEventListener("change", readSystem);

effect(() => {
  remember("language", wanted.value);
  remember("theme", theme.value);
  remember("palette", palette.value);
  remember("pace", pace.value);
  const root = document.documentElement;
  const shown = theme.value === "auto" ? systemTheme.value : theme.value;
  root.dataset.theme = shown === "contrast" ? "light" : shown;
  root.dataset.palette = shown === "contrast" ? "contrast" : palette.value;
});

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
