// The choices as buttons, in order, with keys; long lists are grouped by what they do.
import { again } from "../core/clicks.js";
import { capital, language, localized, outline, say } from "../core/speech.js";
import { classes, html, useEffect, useState } from "../core/ui.js";
import { Wholes } from "./journeys.js";
import { plain } from "./plain.js";
import { RuleLink } from "./rules.js";
import { worded } from "./wording.js";

/** @typedef {import("../core/seat-client.js").Choice} Choice */
/** @typedef {import("./session.js").Session} Session */

const LONG = 12; // choices that need no groups
const NOT_ASKED = "reason-not-asked"; // then it is said what is
const MOST = 40; // choices of a group at first

/** The choices that what was typed leaves. @param {Session} session @returns {Choice[]} */
export function offered(session) {
  const typed = plain(session.filter.value.trim());
  const all = session.choices.value;
  if (!typed) return all;
  const found = all.filter(
    (choice) => plain(localized(choice, "label")).includes(typed) || choice.words.includes(typed),
  );
  return found.length ? found : all;
}

/** @param {{session: Session}} props */
export function Choices({ session }) {
  const all = offered(session);
  const groups = grouped(session, all);
  const revision = session.now.value?.revision;
  useEffect(() => {
    if (!session.byKeyboard || !all.length || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(".choices .choice"))?.focus();
    session.byKeyboard = false;
  }, [revision, all.length > 0]);
  const asked = session.now.value?.prompt?.id;
  useEffect(() => {
    // another question is read from its beginning; the same one, asked again, stays where it is
    for (const box of document.querySelectorAll(".question, .ask, .deciding > .choices")) box.scrollTop = 0;
  }, [asked]);
  if (!all.length) return null;
  let number = 0;
  return html`<div class="choices">
    <${Wholes} session=${session} />
    ${groups.map((group) => {
      const first = number;
      number += group.choices.length;
      const list = html`<${ChoiceList} key=${group.choices[0].words} session=${session} choices=${group.choices} first=${first} />`;
      return group.title
        ? html`<${Group} key=${group.title} title=${group.title} count=${group.choices.length} open=${!group.apart && (groups.length < 4 || group.choices.length < 7)}>${list}<//>`
        : list;
    })}
  </div>`;
}

/** @param {{session: Session, choices: Choice[], first: number}} props */
function ChoiceList({ session, choices, first }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? choices : choices.slice(0, MOST);
  return html`<ol>${shown.map((choice, index) => html`<${ChoiceButton} key=${choice.words} session=${session} choice=${choice} number=${first + index + 1} />`)}</ol>
    ${shown.length < choices.length && html`<button type="button" class="quiet" data-more onClick=${() => setWhole(true)}>${say("ui-all-choices", { count: choices.length })}</button>`}`;
}

/** @param {{title: string, count: number, open: boolean, children?: any}} props */
function Group({ title, count, open, children }) {
  const [shown, show] = useState(open);
  return html`<section class="choice-group">
    <h2><button type="button" aria-expanded=${shown} onClick=${() => show(!shown)}>
      <span class="turner" aria-hidden="true">${shown ? "▾" : "▸"}</span> ${title} <span class="count">${count}</span>
    </button></h2>
    ${shown && children}
  </section>`;
}

/** @param {{session: Session, choice: Choice, number: number}} props */
function ChoiceButton({ session, choice, number }) {
  const busy = session.busy.value;
  const more = session.describe(choice);
  return html`<li><button type="button" class="choice" data-words=${choice.words} aria-disabled=${busy}
    aria-keyshortcuts=${number < 10 ? String(number) : undefined}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (again(event)) return;
      session.byKeyboard = event.detail === 0;
      session.play(choice.words);
    }}
    onMouseEnter=${() => session.point(choice)} onMouseLeave=${() => session.point(null)}
    onFocus=${() => session.point(choice)} onBlur=${() => session.point(null)}>
    <span>${localized(choice, "label")}</span>${more && html`<small>${more}</small>`}
    ${number < 10 && html`<kbd aria-hidden="true">${number}</kbd>`}
  </button></li>`;
}

/** @typedef {{title: string, choices: Choice[], apart?: boolean}} Grouped */

/** What people want most first, as the game's adapter says. @param {Session} session @param {Choice[]} choices */
export function inOrder(session, choices) {
  const { first = [], last = [] } = session.room.adapter.order ?? {};
  const rank = (/** @type {Choice} */ choice) =>
    first.includes(choice.verb) ? first.indexOf(choice.verb) - first.length : last.indexOf(choice.verb) + 1;
  return choices
    .map((choice, place) => ({ choice, place }))
    .sort((a, b) => rank(a.choice) - rank(b.choice) || a.place - b.place)
    .map(({ choice }) => choice);
}

/** In order, where there are many by what they do; what is seldom meant lies in a menu of its own. @param {Session} session @param {Choice[]} choices @returns {Grouped[]} */
function grouped(session, choices) {
  const { apart: seldomMeant = [], meant = [] } = session.room.adapter.order ?? {};
  const apart = meant.includes(session.now.value?.prompt?.id ?? "") ? [] : seldomMeant;
  const usual = choices.filter((choice) => !apart.includes(choice.verb));
  const seldom = usual.length ? choices.filter((choice) => apart.includes(choice.verb)) : [];
  const ordered = inOrder(session, usual.length ? usual : choices);
  const groups = ordered.length <= LONG ? [{ title: "", choices: ordered }] : byVerb(session, ordered);
  return seldom.length ? [...groups, { title: localized(seldom[0], "label"), choices: seldom, apart: true }] : groups;
}

/** @param {Session} session @param {Choice[]} choices @returns {Grouped[]} */
function byVerb(session, choices) {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of choices) {
    const [first] = Object.values(choice.nouns);
    const key = Object.keys(choice.nouns).length > 1 ? `${choice.verb} ${first}` : choice.verb;
    const others = found.get(key);
    if (others) others.push(choice);
    else found.set(key, [choice]);
  }
  const single = [...found.values()].filter((group) => group.length === 1).flat();
  const many = [...found.values()].filter((group) => group.length > 1);
  const groups = many.map((group) => ({ title: titleOf(session, group), choices: group }));
  return single.length ? [{ title: "", choices: single }, ...groups] : groups;
}

/** The whole sentence of a group, with a gap for what tells its choices apart. @param {Session} session @param {Choice[]} group */
function titleOf(session, group) {
  const [choice] = group;
  const open = Object.keys(choice.nouns).filter((name) =>
    group.some((other) => other.nouns[name] !== choice.nouns[name]),
  );
  const title = capital(outline(`action-${choice.verb}`, choice.nouns, open, session.room.slug));
  const whole = title.replace(/…(?:,? …)+$/, "…");
  if (whole && whole !== "…") return whole;
  return begun(group.map((one) => localized(one, "label"))) || say("ui-choices");
}

/** How all of them begin, in whole words, and a gap for the rest. @param {string[]} labels */
function begun(labels) {
  const parts = labels.map((label) => label.split(" "));
  const [first, ...others] = parts;
  const end = first.findIndex((word, at) => at === first.length - 1 || others.some((other) => other[at] !== word));
  return end > 1 ? `${first.slice(0, end).join(" ")} …` : "";
}

/** Why a thing is closed, or that it is not. @param {{session: Session}} props */
export function Closed({ session }) {
  const closed = session.reasons.closed.value;
  language.value;
  if (!closed) return null;
  return html`<div class="closed" role="status">
    <p class="closed-words"><span class="ghost">${worded(closed.label, closed.words, session.room.slug)}</span></p>
    ${closed.far && html`<p class="how-far">${closed.far}</p>`}
    <p class=${classes("reason", closed.allowed && "is-allowed")}>${localized(closed)} <${RuleLink} rule=${closed.rule} slug=${session.room.slug} /></p>
    ${closed.reason === NOT_ASKED && html`<p class="asked-now">${localized(session.now.value?.prompt)}</p>`}
    ${(closed.events ?? []).map((/** @type {any} */ event) => html`<p>${localized(event)}</p>`)}
  </div>`;
}
