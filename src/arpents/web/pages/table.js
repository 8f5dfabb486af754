// The table of a running match.
import { Board } from "../board/board.js";
import { seatClass } from "../board/pieces.js";
import { Refused } from "../core/api.js";
import { again } from "../core/clicks.js";
import { lessonAt } from "../core/lessons.js";
import { recentMatch } from "../core/recent.js";
import { go, hashOf } from "../core/route.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useMemo, useState } from "../core/ui.js";
import { BattleLines } from "../table/battle.js";
import { Beside, Proposals, RulesChanged, TakeBack } from "../table/beside.js";
import { openCard } from "../table/card.js";
import { Choices, Closed } from "../table/choices.js";
import { Command } from "../table/command.js";
import { Course } from "../table/course.js";
import { ForesightFace } from "../table/foresight.js";
import { Hints, HintsTold, planMarks } from "../table/hints.js";
import { InspectCard } from "../table/inspect-card.js";
import { JourneyTold } from "../table/journeys.js";
import { GuidePanel, LessonPanel, lessonMarks } from "../table/lesson.js";
import { LiveRegion, Log } from "../table/log.js";
import { BoardMenu, offeredAt } from "../table/menu.js";
import { ReadBoard } from "../table/read.js";
import { openSession } from "../table/opening.js";
import { openRule, RuleLink, tellMarks } from "../table/rules.js";
import { Caption, Movement } from "../table/reenacting.js";
import { newsOf } from "../table/since.js";
import { Tray } from "../table/tray.js";
import { Undo } from "../table/undo.js";
import { Bar, hallParts, Trouble } from "./frame.js";

/** @typedef {import("../table/session.js").Session} Session */

const NOTHING = new Map();
const FINGER = 24; // pixels between two touches of one point
const NOWHERE = new Set(/** @type {string[]} */ ([]));

/** @param {{match: string, watching: boolean, revision?: string}} props */
export function TablePage({ match, watching, revision }) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let left = false;
    /** @type {Session | null} */
    let opened = null;
    const open = () =>
      openSession(match, watching).then(
        (made) => {
          opened = made;
          if (left) made.close();
          else setSession(made);
        },
        (error) => {
          if (left) return;
          const lesson = error instanceof Refused && error.status === 404 ? lessonAt(match) : null;
          if (lesson) return go(["learn", lesson.slug, lesson.lesson], true); // forgotten by the table, not by us
          setTrouble(error);
          if (!(error instanceof Refused)) setTimeout(open, 2000);
        },
      );
    open();
    return () => {
      left = true;
      opened?.close();
    };
  }, [match, watching]);
  const sitting = session?.sitting.value;
  useEffect(() => {
    if (!session) return;
    if (!sitting)
      go(baseOf(session, watching), true); // each seat counts its own revisions
    else session.lookBack(revision === undefined ? undefined : Number(revision)).catch(() => {});
  }, [session, sitting, revision]);
  if (!session)
    return html`<${Bar} /><main class="waiting">${trouble ? html`<${Trouble} error=${trouble} />` : html`<p>${say("ui-opening")}</p>`}</main>`;
  return html`<${Table} session=${session} watching=${watching} />`;
}

/** @param {{session: Session, watching: boolean}} props */
function Table({ session, watching }) {
  const [reading, setReading] = useState(false);
  const [tab, setTab] = useState("choices");
  const state = session.state.value;
  const scene = session.scene.value;
  const sitting = session.sitting.value;
  const shown = session.shown.value;
  const base = useMemo(() => baseOf(session, watching), [session, watching]); // the column is drawn anew for another one
  useEffect(() => tableKeys(session, () => setReading(true)), [session]);
  useEffect(() => tellMarks(session.room.slug, async () => (await session.sitting.peek()?.marks()) ?? []), [session]);
  useEffect(() => {
    if (sitting) return;
    setReading(false);
    openRule.value = null;
    openCard.value = null;
  }, [sitting]);
  const title = localized(session.room.info, "title");
  const turn = state?.asked ? say("ui-your-turn") : "";
  useEffect(() => {
    document.title = [turn, title, "Arpents"].filter(Boolean).join(" · ");
    return () => {
      document.title = "Arpents";
    };
  }, [turn, title]);
  if (session.curtain.value) {
    return html`<${Bar} slug=${session.room.slug} title=${title} />
      <main class="table"><${Curtain} session=${session} seat=${session.curtain.value} /></main>`;
  }
  if (!state || !scene) {
    return html`<${Bar} slug=${session.room.slug} title=${title} />
      <main class="waiting">${session.connection.value === "refused" ? html`<${Trouble} error=${session.refusal.value} />${session.refusal.value?.reason === "seat-of-computer" && html`<${TakeBack} session=${session} />`}` : html`<p>${say("ui-opening")}</p>`}</main>`;
  }
  /** @type {import("../board/scene.js").Pick} */
  const pickCard = (nouns, x, y, again, touch, at) => pickOnBoard(session, nouns, x, y, again, touch, at);
  /** @type {import("../board/scene.js").Pick} */
  const pick = (nouns, x, y, again, touch, at) => {
    if (shown) leaveReenacting(session);
    else pickCard(nouns, x, y, again, touch, at);
  };
  const hover = (/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y, onBoard = false) => {
    session.hover(nouns, onBoard);
    if (!session.menu.peek()) session.inspector.hover(nouns, x, y);
  };
  const inspect = (/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y) =>
    session.inspector.open(nouns, x, y, { pinned: true });
  const reach = new Set(session.within.value.map((one) => one.place));
  if (!session.foreseen.value) for (const noun of session.targets.value.keys()) reach.add(noun);
  const route = (session.journey.value?.path ?? []).map((noun) => noun.slice(session.room.adapter.prefix.length + 1));
  const layout = session.room.layout(scene, state.view);
  const hint = session.moment.value ? null : session.advice.given.value;
  const plan = hint?.answer?.plans[hint.shown];
  return html`
    <${Bar} slug=${session.room.slug} title=${title} card=${cardOf(session)} tracks=${scene.tracks} onRead=${() => setReading(true)} />
    <main class=${classes("table", `tab-${tab}`, session.moment.value && "in-the-past")} data-revision=${session.now.value?.revision} data-asked=${String(Boolean(session.now.value?.asked))}
      data-seat=${session.seat.value ?? ""} data-ended=${state.outcome ? "true" : "false"}>
      <div class="board-side">
        <${Board} scene=${scene} layout=${layout} plan=${plan ? planMarks(session, plan, scene, layout, state.view) : session.moment.value ? [] : lessonMarks(session, scene, layout, state.view)} taught=${taughtNow(session)} told=${shown ? shown.number : 0} size=${session.room.adapter.size ?? 34} wide=${Boolean(session.room.adapter.wide)} whole=${Boolean(session.room.adapter.whole)} glowing=${shown ? NOTHING : session.glowing.value} own=${state.seat} news=${newsOf(session, scene, layout)}
          pointed=${session.pointed.value} still=${session.pointsOnBoard} reach=${reach} subjects=${shown ? NOWHERE : session.subjects.value} dots=${shown || session.moment.value ? [] : session.dots.value} points=${session.points.value} line=${session.path.value} route=${route} ghosts=${session.ghosts.value}
          label=${say("ui-board")} onHover=${(/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y) => hover(nouns, x, y, true)} onInspect=${inspect} onPick=${pick}>
          ${scene.battle && html`<${BattleLines} battle=${scene.battle} glowing=${session.glowing.value} onPick=${pick} />`}
          ${shown && html`<${Caption} session=${session} shown=${shown} />`}
        <//>
        <${Movement} shown=${shown} scene=${scene} />
        <${Tray} scene=${scene} kind=${session.room.adapter.tray} uses=${session.uses.value} glowing=${session.glowing.value} onHover=${hover} onInspect=${inspect} onPick=${pickCard} />
      </div>
      <${Column} session=${session} tab=${tab} onTab=${setTab} base=${base} />
      <${BoardMenu} session=${session} />
      <${InspectCard} inspector=${session.inspector} />
    </main>
    <${LiveRegion} news=${session.news.value} events=${session.events.value} />
    <${ReadBoard} scene=${scene} open=${reading} inspector=${session.inspector} onClose=${() => setReading(false)} seats=${state.seats ?? {}} title=${(/** @type {string} */ seat) => seatTitle(session, seat)} />`;
}

/** The card of this match: of the scenario that was drawn, where one was. @param {Session} session */
function cardOf(session) {
  const drawn = session.state.peek()?.view.scenario;
  const known = session.room.info.scenarios.some((/** @type {any} */ scenario) => scenario.id === drawn);
  return {
    slug: session.room.slug,
    scenario: known ? drawn : session.info.scenario,
    seat: session.seat.peek() ?? null,
  };
}

/** The address of the table now. @param {Session} session @param {boolean} watching */
function baseOf(session, watching) {
  return [watching ? "watch" : "play", session.match];
}

/** @param {Session} session @param {string} seat */
function seatTitle(session, seat) {
  return localized(session.info.seats[seat], "title") || seat;
}

/** @param {{session: Session, tab: string, onTab: (tab: string) => void, base: string[]}} props */
function Column({ session, tab, onTab, base }) {
  const now = session.now.value;
  const state = session.state.value;
  const refusal = session.refusal.value;
  const moment = session.moment.value;
  const href = useMemo(() => (/** @type {number} */ revision) => hashOf([...base, "at", revision]), [base]);
  if (!now || !state) return null;
  const fresh = now.since && !moment ? session.lines.value.length - now.since.line : 0;
  return html`<aside class="column" aria-label=${say("ui-column")}>
    <nav class="tabs" aria-label=${say("ui-tabs")}>
      ${["choices", "log", "tray"].map((name) => html`<button type="button" aria-pressed=${tab === name} onClick=${() => onTab(name)}>${say(`ui-tab-${name}`)}${name === "log" && fresh > 0 ? html` <span class="count" aria-label=${say("log-since")}>${fresh}</span>` : null}</button>`)}
    </nav>
    ${session.connection.value === "lost" && html`<p class="lost" role="status">${say("ui-lost")}</p>`}
    <div class=${classes("question", !now.seat && "is-watched", now.outcome && "is-over", now.lesson && "is-taught")}>
      ${!moment && html`<${LessonPanel} session=${session} /><${GuidePanel} session=${session} />`}
      <div class="ask">
        <${WhoseTurn} session=${session} onLinks=${() => onTab("log")} />
        <${Time} session=${session} part="TimePanel" wanted=${Boolean(now.clock) || Object.values(now.seats).some((one) => one.left)} />
        ${now.outcome && html`<${Proposals} session=${session} /><${Ending} session=${session} />`}
        ${!now.outcome && html`${!session.looking.value && html`<${Question} session=${session} />`}<${Proposals} session=${session} />`}
      </div>
      ${
        now.seat &&
        !moment &&
        !now.outcome &&
        !session.looking.value &&
        html`<div class="deciding">
        <${RulesChanged} session=${session} />
        <${Choices} session=${session} />
        ${refusal && !now.lesson && html`<p class="refusal" role="alert">${localized(refusal)} <${RuleLink} rule=${refusal.rule} slug=${session.room.slug} /></p>`}
        ${!session.menu.value && html`<${Closed} session=${session} />`}
        <${ForesightFace} session=${session} />
        <${JourneyTold} session=${session} />
      </div>`
      }
    </div>
    ${
      moment
        ? html`<div class="controls past" role="status"><p>${say("ui-past", { revision: moment.revision })}</p>
      <button type="button" class="primary" onClick=${() => go(base)}>${say("ui-back-to-now")}</button></div>`
        : now.seat && !now.outcome && !now.frozen && !session.looking.value && html`<${Controls} session=${session} />`
    }
    <h2 class="log-title">${say("ui-log")}</h2>
    <${Log} lines=${session.lines.value} events=${session.events.value} since=${moment ? null : now.since} seats=${session.room.info.seats} slug=${session.room.slug} at=${moment?.revision} href=${href} shown=${tab} />
    ${!session.info.lesson && html`<${Beside} session=${session} /><${Invitations} session=${session} />`}
  </aside>`;
}

/** The step of a lesson, and whether its move is shown: what it speaks of is brought into sight once. @param {Session} session */
function taughtNow(session) {
  const lesson = session.now.value?.lesson;
  return lesson ? `${lesson.lesson} ${lesson.step} ${session.shownStep.value?.words ?? ""}` : "";
}

/** A part of `clock.js`, fetched once it is wanted. @param {{session: Session, part: "TimePanel" | "PassPanel", wanted: boolean}} props */
function Time({ session, part, wanted }) {
  const [parts, setParts] = useState(/** @type {typeof import("../table/clock.js") | null} */ (null));
  useEffect(() => {
    if (wanted) import("../table/clock.js").then(setParts, () => {});
  }, [wanted]);
  return wanted && parts && html`<${parts[part]} session=${session} />`;
}

/** What is always at hand, always in the same place. @param {{session: Session}} props */
function Controls({ session }) {
  return html`<div class="controls">
    <${Undo} session=${session}><${Hints} session=${session} /><//>
    <${Command} session=${session} />
  </div>`;
}

/** @param {{session: Session, onLinks: () => void}} props  on a phone the links lie behind a tab */
function WhoseTurn({ session, onLinks }) {
  const state = session.now.value;
  if (!state) return null;
  const seats = state.outcome ? [] : state.to_act;
  return html`<p class="turn">${Object.keys(session.info.seats).map(
    (
      seat,
    ) => html`<span key=${seat} class=${classes("seat-chip", seatClass(seat), seats.includes(seat) && "is-acting")}>
    ${seatTitle(session, seat)}${seat === state.seat ? html` <small>${say("ui-you")}</small>` : state.seats?.[seat]?.kind === "bot" ? html` <small>${state.lesson ? say("ui-lesson-plays") : say("ui-computer-level", { level: say(`ui-level-${state.seats[seat].bot}`) })}</small>` : hallParts.value && state.seats?.[seat] ? html`<${hallParts.value.Sitter} id=${seat} seat=${state.seats[seat]} />` : null}
    ${seats.includes(seat) ? html`<span class="unseen">${say("ui-to-act")}</span>` : null}</span>`,
  )}
    ${Object.keys(recentMatch(session.match)?.links ?? {}).map((seat) => isAwaited(state, seat) && html`<button type="button" key=${`invite ${seat}`} class="quiet to-links" data-to-links=${seat} onClick=${onLinks}>${say("ui-invite-whom", { seat: seatTitle(session, seat) })}</button>`)}
    ${!state.seat && html`<span class="seat-chip">${say("ui-watching")}</span>`}
    <${HintsTold} on=${state.hints} /></p>`;
}

/** A seat for somebody who has not come yet. @param {import("../core/seat-client.js").State} state @param {string} seat */
function isAwaited(state, seat) {
  const one = state.seats?.[seat];
  return one?.kind === "open" && !one.taken;
}

/** @param {{session: Session}} props */
function Question({ session }) {
  const state = session.state.value;
  if (!state) return null;
  if (state.frozen)
    return html`<p class=${state.upgrade ? "" : "refusal"} id="prompt" aria-live="polite">${localized(state.frozen)}</p>`;
  const prompt = state.prompt;
  const awaited = state.asked ? undefined : state.to_act.find((seat) => isAwaited(state, seat));
  if (awaited && !state.outcome) {
    return html`<h1 class="prompt is-waiting" id="prompt" aria-live="polite" data-awaited=${awaited}>${say("ui-awaited", { seat: seatTitle(session, awaited) })}</h1>`;
  }
  const waiting = !prompt ? say("ui-watching-text") : localized(prompt);
  return html`<h1 class=${classes("prompt", !state.asked && "is-waiting")} id="prompt" aria-live="polite">${waiting} <${RuleLink} rule=${prompt?.rule} slug=${session.room.slug} /></h1>`;
}

/** @param {{session: Session}} props */
function Ending({ session }) {
  const state = session.now.value;
  const outcome = state?.outcome;
  if (!outcome) return null;
  const winner = outcome.winner ? say("ui-winner", { seat: seatTitle(session, outcome.winner) }) : say("ui-draw");
  return html`<div class="ending" role="status">
    <h1 class="prompt">${winner}</h1>
    <p>${localized(outcome)} <${RuleLink} rule=${outcome.rule} slug=${session.room.slug} /></p>
    <${Course} lines=${session.lines.value} scores=${outcome.scores} seats=${session.room.info.seats} />
    ${
      !state.lesson &&
      html`<p class="ending-links">
      <a class="button primary" href=${`#/replay/${session.match}/0`}>${say("ui-replay")}</a>
      <a class="button" href=${`/api/matches/${session.match}/record`} download=${`${session.room.slug}-${session.match}.arp`}>${say("ui-download")}</a>
      <a class="button" href=${`#/verify/${session.match}`}>${say("ui-verify")}</a>
    </p>`
    }
  </div>`;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]; // addresses that name the computer itself

/** Links for the other side and for spectators; the promise of the dice. @param {{session: Session}} props */
function Invitations({ session }) {
  const [copied, setCopied] = useState("");
  const [opened, setOpened] = useState(false);
  const known = recentMatch(session.match);
  const state = session.now.value;
  const links = Object.entries(known?.links ?? {}).filter(([seat]) => state?.seats?.[seat] && !state.seats[seat].taken);
  const copy = async (/** @type {string} */ name, /** @type {string} */ path) => {
    const url = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      prompt(say("ui-copy-by-hand"), url);
    }
    setCopied(name);
  };
  const own = Object.entries(known?.own ?? {}).filter(([seat]) => seat === state?.seat);
  return html`<details class="invitations" open=${links.length > 0} onToggle=${(/** @type {any} */ event) => setOpened(event.target.open)}>
    <summary>${say("ui-links")}</summary>
    ${links.length > 0 && LOOPBACK.includes(location.hostname) && html`<p class="only-here">${say("ui-only-here")}</p>`}
    ${links.map(
      ([
        seat,
        path,
      ]) => html`<p key=${seat}><button type="button" class="primary" data-invite=${seat} data-link=${path} onClick=${() => copy(seat, path)}>
      ${say(copied === seat ? "ui-copied" : "ui-invite", { seat: seatTitle(session, seat) })}</button></p>`,
    )}
    <p><button type="button" onClick=${() => copy("watch", `/#/watch/${session.match}`)}>${say(copied === "watch" ? "ui-copied" : "ui-invite-watch")}</button></p>
    ${own.map(
      ([seat, path]) => html`<p key=${seat}><button type="button" onClick=${() => copy(`own-${seat}`, path)}>
      ${say(copied === `own-${seat}` ? "ui-copied" : "ui-own-link", { seat: seatTitle(session, seat) })}</button></p>`,
    )}
    ${hallParts.value && html`<${hallParts.value.Claim} session=${session} />`}
    <${Time} session=${session} part="PassPanel" wanted=${opened} />
    <p class="dice-promise">${say("ui-dice-promise")} <a href=${`#/verify/${session.match}`}><code>${state?.dice?.commitment?.slice(0, 16)}…</code></a></p>
  </details>`;
}

/** @param {{session: Session, seat: string}} props */
function Curtain({ session, seat }) {
  return html`<div class=${classes("curtain", seatClass(seat))}>
    <h1>${say("ui-curtain", { seat: seatTitle(session, seat) })}</h1>
    <p>${say("ui-curtain-why")}</p>
    ${session.connection.value === "lost" && html`<p class="lost" role="status">${say("ui-lost")}</p>`}
    <button type="button" class="primary" data-curtain ref=${(/** @type {any} */ button) => button?.focus()} onClick=${(/** @type {MouseEvent} */ event) => again(event) || session.liftCurtain()}>${say("ui-curtain-lift", { seat: seatTitle(session, seat) })}</button>
  </div>`;
}

// -- clicks and keys

/** The second click of a double click may open a menu again, but decides nothing, and is for nothing that came after the first. @param {Session} session @param {string[]} nouns @param {number} x @param {number} y @param {boolean} second @param {boolean} [touch] @param {{x: number, y: number}} [at] */
function pickOnBoard(session, nouns, x, y, second, touch = false, at = undefined) {
  session.menu.value = null;
  session.inspector.close();
  const revision = session.now.peek()?.revision;
  if (second && (session.busy.peek() || revision !== session.pickedAt)) return;
  session.pickedAt = revision;
  const chain = session.ahead.peek().get(nouns[0] ?? "-");
  if (chain) {
    if (touch) touchChoice(session, [chain.words], nouns, x, y, chain);
    else if (!second) session.play(chain.words);
    return;
  }
  if (!nouns.length) {
    if (touch && isTouchedAgain(session, x, y)) playTouched(session);
    else if (at) session.reasons.tooFar(at).catch(() => {});
    return;
  }
  const glowing = session.glowing.peek();
  const named = nouns.find((noun) => glowing.has(noun));
  const choices = named ? (glowing.get(named) ?? []) : [];
  const journeys = nouns.flatMap((noun) => session.targets.peek().get(noun) ?? []);
  const only = onlyOne(choices, journeys);
  if (only) {
    if (touch) touchChoice(session, only, nouns, x, y);
    else if (!second) session.playAll(only);
    return;
  }
  session.menu.value = { nouns: named ? [named, ...nouns] : nouns, x, y };
  const scene = session.scene.peek();
  const offered = scene && offeredAt(session, scene, nouns);
  if (!offered?.choices.length && !offered?.journeys.length && !offered?.ways.length)
    session.reasons.whyNot(nouns).catch(() => {});
}

/** The words of what a click can only mean: one choice, one journey, or a choice and the one way to carry it through. @param {import("../core/seat-client.js").Choice[]} choices @param {import("../core/seat-client.js").Journey[]} journeys */
function onlyOne(choices, journeys) {
  if (choices.length + journeys.length === 1) return journeys[0]?.words ?? [choices[0].words];
  const [choice] = choices;
  const [journey] = journeys;
  return choices.length === 1 && journeys.length === 1 && journey.words[0] === choice.words ? journey.words : null;
}

/** A click on what is only shown again is for no choice of now, nor is the second one of a double click. @param {Session} session */
function leaveReenacting(session) {
  session.reenacting.leave();
  session.pickedAt = undefined;
}

/** The first touch shows what is there and what it would do, the second plays it. @param {Session} session @param {string[]} words @param {string[]} nouns @param {number} x @param {number} y @param {import("../core/seat-client.js").Choice} [chain] */
function touchChoice(session, words, nouns, x, y, chain) {
  const revision = session.now.peek()?.revision;
  const line = words.join(", ");
  const before = session.touched.peek();
  const same = before?.revision === revision && before?.words === line;
  if (same || (session.isPoint(nouns[0]) && isTouchedAgain(session, x, y))) return playTouched(session);
  session.touched.value = { revision, words: line, x, y };
  const choice = chain ?? session.choices.peek().find((one) => one.words === words[0]);
  const journey = session.journeys.peek().find((one) => one.words.join() === words.join());
  if (choice) session.point(choice, true);
  const label = journey ? localized(journey.text) : localized(choice, "label");
  session.inspector.open(nouns, x, y, { again: label && say("ui-inspect-tap", { label }) });
}

/** Whether a finger is where it was: points lie closer than fingers are thin, and beside them is nothing. @param {Session} session @param {number} x @param {number} y */
function isTouchedAgain(session, x, y) {
  const before = session.touched.peek();
  if (!before || before.revision !== session.now.peek()?.revision) return false;
  return Math.hypot(x - before.x, y - before.y) < FINGER;
}

/** @param {Session} session */
function playTouched(session) {
  const line = session.touched.peek()?.words;
  session.touched.value = null;
  if (line) session.play(line);
}

/** The rule of the question; of a choice in sight whose odds are read in a chart, that chart. @param {Session} session */
function openBook(session) {
  const marks = session.foreseen.peek()?.foresight.odds?.marks ?? [];
  const { slug } = session.room;
  openRule.value = marks.length
    ? { slug, rule: marks[0].chart, marks }
    : { slug, rule: session.now.peek()?.prompt?.rule ?? "" };
}

/** What is in focus, under the pointer, or asked about. @param {Session} session */
function inspectHere(session) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const noun = /** @type {HTMLElement | null} */ (focused?.closest("[data-noun]"))?.dataset.noun;
  const words = focused?.dataset.words;
  const choice = session.choices.peek().find((one) => one.words === words);
  const { under } = session.inspector;
  const nouns = noun ? [noun] : choice ? session.nounsOf(choice) : under.length ? under : [...session.subjects.peek()];
  const box = (noun || choice) && focused?.getBoundingClientRect();
  const [x, y] = box ? [box.left, box.top] : under.length ? session.inspector.at : [innerWidth / 3, innerHeight / 4];
  session.inspector.open(nouns, x, y, { pinned: true });
}

/** @param {Session} session @param {() => void} read */
function tableKeys(session, read) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog[open]"))
      return;
    if (event.repeat && /^([1-9uh]|Enter)$/.test(event.key)) {
      event.preventDefault(); // a key held down is one press
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      const choice = numbered(session)[Number(event.key) - 1];
      if (choice) session.play(choice);
    } else if (event.key === "u") session.undo();
    else if (event.key === "h") session.advice.ask();
    else if (event.key === "/") /** @type {HTMLElement | null} */ (document.querySelector(".command input"))?.focus();
    else if (event.key === "i" && session.scene.peek()) inspectHere(session);
    else if (event.key === "b" && session.scene.peek()) read();
    else if (event.key === "r") openBook(session);
    else if (event.key === "c" && session.scene.peek()) openCard.value = cardOf(session);
    else if (event.key === "Escape" && session.shown.peek()) session.reenacting.leave();
    else if (event.key === "Escape" && session.advice.given.peek()) session.advice.putAway();
    else if (event.key === "Escape" && session.moment.peek())
      go([session.seat.peek() ? "play" : "watch", session.match]);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** The words of the buttons as they are numbered on the page. @param {Session} session */
function numbered(session) {
  if (!session.choices.peek().length) return [];
  const buttons = [...document.querySelectorAll(".choices .choice[aria-keyshortcuts]")];
  /** @type {string[]} */
  const words = [];
  for (const button of buttons)
    words[Number(button.getAttribute("aria-keyshortcuts")) - 1] =
      /** @type {HTMLElement} */ (button).dataset.words ?? "";
  return words;
}
