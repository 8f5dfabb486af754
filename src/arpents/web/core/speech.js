// From ids to sentences: the same Fluent texts and the same grammar as arpents.speech.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { lasting } from "./api.js";
import { wanted } from "./settings.js";
import { effect, signal } from "./ui.js";

/** @typedef {import("./settings.js").Language} Language */

/** The language on the page. It changes when the texts are here. */
export const language = signal(wanted.peek());

/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Map<string, Record<string, string>>>} */
const knownForms = new Map();
/** Counts what was loaded, so that texts are said again. */
const loaded = signal(0);
/** A number below zero, unless it is quoted: it has a minus, not a hyphen. */
const NEGATIVE = /(?<![^\s(/])(?<!«\s)-(?=\d)/g;
const wantedGames = new Set(/** @type {string[]} */ ([]));

/** @param {string} path @returns {Promise<FluentResource>} */
function file(path) {
  let found = files.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return new FluentResource(await answer.text());
    });
    found.catch(() => files.delete(path));
    files.set(path, found);
  }
  return found;
}

/** @param {Language} lang @param {string} game */
async function load(lang, game) {
  const key = `${lang}/${game}`;
  if (bundles.has(key)) return;
  const own = (/** @type {string} */ name) => new URL(`../text/${name}.${lang}.ftl`, import.meta.url).href;
  const paths = [own("table"), lasting(`/api/texts/${lang}/common.ftl`)];
  if (game.startsWith("@")) paths.push(own(game.slice(1)));
  else if (game) paths.push(lasting(`/api/texts/${lang}/${game}.ftl`));
  const resources = await Promise.all(paths.map(file));
  const bundle = new FluentBundle(lang === "fr" ? "fr-CA" : "en-CA", { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  bundles.set(key, bundle);
  loaded.value += 1;
}

/** The texts of a game (or of the table alone; `@hall`: of pages that are fetched later) in the language wanted. @param {string} game */
export async function textsOf(game) {
  wantedGames.add(game);
  await Promise.all([...wantedGames].map((slug) => load(wanted.peek(), slug)));
}

effect(() => {
  const lang = wanted.value;
  Promise.all([...wantedGames].map((slug) => load(lang, slug)))
    .then(() => {
      if (lang !== wanted.peek()) return;
      language.value = lang;
      document.documentElement.lang = lang;
    })
    .catch(() => {});
});

/** @param {string} game */
function bundleOf(game) {
  loaded.value; // texts that arrive are said
  return bundles.get(`${language.value}/${game}`) ?? bundles.get(`${language.value}/`);
}

/** @param {string} id @param {string} [game] */
export function has(id, game = "") {
  const [name, form] = id.split(".");
  const message = bundleOf(game)?.getMessage(name);
  return Boolean(message && (form ? form in message.attributes : message.value !== null));
}

/**
 * A text with its arguments; `id.form` gives a form of a name.
 * @param {string} id
 * @param {Record<string, unknown>} [args]
 * @param {string} [game]
 */
export function say(id, args = {}, game = "") {
  const [name, form] = id.split(".");
  const bundle = bundleOf(game);
  const message = bundle?.getMessage(name);
  const pattern = message && (form ? message.attributes[form] : message.value);
  if (!bundle || !pattern) return bundle ? `‹${id}›` : "";
  return bundle.formatPattern(pattern, resolve(args, game), []).replaceAll(NEGATIVE, "−");
}

/** A text with a gap where one of its arguments would stand: `Activate … alone`; brackets around nothing else are left out. @param {string} id @param {Record<string, unknown>} args @param {string[]} open @param {string} game */
export function outline(id, args, open, game) {
  const bundle = bundleOf(game);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return "";
  const given = resolve(args, game);
  for (const [, name] of JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g))
    if (open.some((gap) => name === gap || name.startsWith(`${gap}_`))) given[name] = "…";
  return bundle.formatPattern(pattern, given, []).replaceAll(/\s*\(…\)/g, "");
}

/** @param {string} id @param {Record<string, unknown>} [args] @param {string} [game] */
export function sentence(id, args, game) {
  return capital(say(id, args, game));
}

/** @param {string} text */
export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A chance as a language writes it. @param {number} chance */
export function percent(chance) {
  return say("ui-percent", { percent: Math.round(100 * chance) });
}

/** @typedef {{id: string, arguments: Record<string, unknown>}} Text  a text with arguments of its own */

/** @param {unknown} value @returns {value is Text} */
function isText(value) {
  return typeof value === "object" && value !== null && "id" in value && "arguments" in value;
}

/** What a thing is called: a text id, or a text; `form` asks for a form of it. @param {unknown} name @param {string} [game] @param {string} [form] */
export function called(name, game = "", form = "") {
  const dot = form ? `.${form}` : "";
  if (isText(name)) return say(name.id + dot, name.arguments, game);
  return say(String(name) + dot, {}, game);
}

/** Arguments that are text ids become texts and bring their forms along: `$zone`, `$zone_de`; but people may call themselves as they like: `$person`. */
function resolve(/** @type {Record<string, unknown>} */ args, /** @type {string} */ game) {
  /** @type {Record<string, string | number>} */
  const found = {};
  const { names, ...plain } = args;
  for (const [name, value] of Object.entries({ ...plain, .../** @type {object | undefined} */ (names) })) {
    if (Array.isArray(value)) resolveList(name, value, game, found);
    else if (isText(value)) {
      found[name] = say(value.id, value.arguments, game);
      const message = bundleOf(game)?.getMessage(value.id);
      for (const form of Object.keys(message?.attributes ?? {})) {
        found[`${name}_${form}`] = say(`${value.id}.${form}`, value.arguments, game);
      }
    } else if (typeof value === "number") found[name] = value;
    else if (name === "person") found[name] = String(value);
    else if (typeof value === "string" && has(value, game)) {
      found[name] = say(value, {}, game);
      for (const [form, text] of Object.entries(formsOf(value, game))) found[`${name}_${form}`] = text;
    } else found[name] = String(value);
  }
  return found;
}

function resolveList(
  /** @type {string} */ name,
  /** @type {unknown[]} */ values,
  /** @type {string} */ game,
  /** @type {Record<string, string | number>} */ found,
) {
  const members = values.map((value) => resolve({ [name]: value }, game));
  found[name] = enumeration(members.map((member) => String(member[name])));
  for (const form of Object.keys(members[0] ?? {})) {
    if (members.every((member) => form in member)) {
      found[form] = enumeration(members.map((member) => String(member[form])));
    }
  }
}

/** @param {string} id @param {string} game @returns {Record<string, string>} */
function formsOf(id, game) {
  const key = `${language.value}/${game}`;
  if (!knownForms.has(key)) knownForms.set(key, new Map());
  const known = /** @type {Map<string, Record<string, string>>} */ (knownForms.get(key));
  let forms = known.get(id);
  if (!forms) {
    forms = {};
    const message = bundleOf(game)?.getMessage(id);
    for (const form of Object.keys(message?.attributes ?? {})) forms[form] = say(`${id}.${form}`, {}, game);
    known.set(id, forms);
  }
  return forms;
}

/** `a, b et c`, `a, b and c`. @param {string[]} items */
export function enumeration(items) {
  if (items.length < 2) return items.join("");
  return say("enumeration", { items: items.slice(0, -1).join(", "), last: items[items.length - 1] });
}

/**
 * What the server said in both languages, in ours.
 * @param {Record<string, any> | null | undefined} thing
 * @param {string} [field]
 * @returns {string}
 */
export function localized(thing, field = "text") {
  return thing?.[`${field}_${language.value}`] ?? "";
}
