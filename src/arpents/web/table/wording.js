// Words of a record as a choice would say them: `retreat abraham` becomes « Se replier sur Abraham ».
import { has, sentence } from "../core/speech.js";

/** @typedef {{id: string, args: Record<string, unknown>}} Label */

/** @param {any[]} verbs @param {string} words @returns {Label | null} */
export function labelOf(verbs, words) {
  const [word, ...names] = words.split(" ");
  const verb = verbs.find((entry) => entry.word === word && entry.nouns.length === names.length);
  if (!verb) return null;
  /** @type {Record<string, unknown>} */
  const args = {};
  for (const [number, noun] of verb.nouns.entries()) {
    const name = names[number];
    if (noun.names.includes(name)) args[noun.name] = `${noun.prefix}-${name}`;
    else if (/^\d+$/.test(name)) args[noun.name] = Number(name);
    else args[noun.name] = name;
  }
  return { id: `action-${word}`, args };
}

/** @param {Label | null | undefined} label @param {string} words @param {string} slug */
export function worded(label, words, slug) {
  return label && has(label.id, slug) ? sentence(label.id, label.args, slug) : words;
}
