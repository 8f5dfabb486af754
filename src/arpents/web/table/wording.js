// Words of a record as a choice would say them: `retreat abraham` becomes « Se replier sur Abraham ».
import { keep } from "../core/api.js";
import { has, sentence } from "../core/speech.js";
import { useEffect, useState } from "../core/ui.js";

/** @typedef {{id: string, args: Record<string, string | number>}} Label */

/** @param {any[]} verbs @param {string} words @returns {Label | null} */
export function labelOf(verbs, words) {
  const [word, ...names] = words.split(" ");
  const verb = verbs.find((entry) => entry.word === word && entry.nouns.length === names.length);
  if (!verb) return null;
  /** @type {Record<string, string | number>} */
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

/** The same, for a page that has only words. @param {{slug: string, words: string}} props */
export function Worded({ slug, words }) {
  const [verbs, setVerbs] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    keep(`/games/${slug}/words`).then(
      (answer) => setVerbs(answer.verbs),
      () => {},
    );
  }, [slug]);
  return worded(labelOf(verbs, words), words, slug);
}
