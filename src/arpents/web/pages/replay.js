// A record played again: step, jump, play; from one seat, or from above.
import { Board } from "../board/board.js";
import { get, post, Refused, Unreachable } from "../core/api.js";
import { go, hashOf } from "../core/route.js";
import { calm } from "../core/settings.js";
import { localized, say, textsOf } from "../core/speech.js";
import { html, signal, useEffect, useMemo, useRef, useState } from "../core/ui.js";
import { roomOf } from "../games/index.js";
import { BattleLines } from "../table/battle.js";
import { Course } from "../table/course.js";
import { Curve } from "../table/curve.js";
import { InspectCard } from "../table/inspect-card.js";
import { Inspector } from "../table/inspector.js";
import { Log } from "../table/log.js";
import { BoardMenu } from "../table/menu.js";
import { ReadBoard } from "../table/read.js";
import { RuleLink } from "../table/rules.js";
import { Tray } from "../table/tray.js";
import { Bar, Trouble } from "./frame.js";

/** The replay that was opened last, by its id or by that of its match. @type {{id: string, replay: any} | null} */
let opened = null;
const NOTHING = new Map();
const NOWHERE = new Set(/** @type {string[]} */ ([]));

/** @param {string} record */
export async function openRecord(record) {
  const replay = await post("/replays", { record });
  opened = { id: replay.replay, replay: { ...replay, again: () => openRecord(record) } };
  try {
    sessionStorage.setItem(`arpents.record.${replay.replay}`, record);
  } catch {
    // The address then works only while the server remembers.
  }
  return replay;
}

/** @param {string} match */
export async function openMatch(match) {
  const replay = await post("/replays", { match });
  opened = { id: match, replay: { ...replay, again: () => openMatch(match) } };
  return replay;
}

/** A replay by its id or by that of its match. @param {string} id */
async function replayOf(id) {
  if (opened?.id === id) return opened.replay;
  const record = sessionStorage.getItem(`arpents.record.${id}`);
  if (record) await openRecord(record);
  else await openMatch(id);
  return opened?.replay;
}

/** @param {any} replay @param {number} step @param {string} from */
async function momentOf(replay, step, from) {
  const path = () => `/replays/${replay.replay}/${step}?from=${encodeURIComponent(from)}`;
  try {
    return await get(path());
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    await replay.again();
    return get(path());
  }
}

/** @param {{id: string, step: number, from: string}} props */
export function ReplayPage({ id, step, from }) {
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  const [room, setRoom] = useState(/** @type {import("../games/index.js").Room | null} */ (null));
  const [moment, setMoment] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [running, setRunning] = useState(false);
  const [reading, setReading] = useState(false);
  const [copied, setCopied] = useState("");
  const onlooker = useMemo(looksOn, []);
  const asked = useRef(0);

  useEffect(() => {
    (async () => {
      const found = await replayOf(id);
      const [entered] = await Promise.all([roomOf(found.game), textsOf(found.game)]);
      setRoom(entered);
      setReplay(found);
    })().catch(setTrouble);
  }, [id]);
  useEffect(() => {
    if (!replay) return;
    const number = ++asked.current;
    momentOf(replay, step, from).then((found) => number === asked.current && setMoment(found), setTrouble);
  }, [replay, step, from]);
  useEffect(() => {
    if (!running || !replay || !moment || moment.revision !== step) return undefined;
    if (step >= replay.steps) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => go(["replay", id, step + 1, from], true), calm.matches ? 1600 : 800);
    return () => clearTimeout(timer);
  }, [running, moment, step]);

  const to = (/** @type {number} */ next) => {
    setRunning(false);
    go(["replay", id, Math.max(0, Math.min(replay.steps, next)), from], true);
  };
  useEffect(() => {
    if (!replay) return undefined;
    const keys = (/** @type {KeyboardEvent} */ event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || ownArrows(document.activeElement))
        return;
      event.preventDefault();
      event.stopPropagation();
      to(step + way);
    };
    addEventListener("keydown", keys, true);
    return () => removeEventListener("keydown", keys, true);
  }, [replay, step, from]);
  const over = Boolean(moment?.outcome);
  useEffect(() => {
    if (over) document.querySelector(".replay .ending")?.scrollIntoView({ block: "nearest" }); // below, on a phone
  }, [over]);
  const view = moment && (from === "above" && moment.views ? mergedView(moment) : moment.view);
  const scene = useMemo(
    () => (room && view ? room.scene(view, from) : null),
    [room, moment, from, localized({ text_fr: "fr", text_en: "en" })],
  );
  if (trouble) return html`<${Bar} /><main class="waiting"><${Trouble} error=${trouble} /></main>`;
  if (!replay || !room || !moment || !scene)
    return html`<${Bar} /><main class="waiting"><p>${say("ui-opening")}</p></main>`;
  onlooker.scene.value = scene;
  onlooker.inspector.slug = room.slug;
  onlooker.inspector.sorts = room.info.things ?? [];
  onlooker.inspector.ask = async (/** @type {string} */ thing) =>
    (await get(`/replays/${replay.replay}/${step}/inspect?thing=${encodeURIComponent(thing)}&from=${from}`)).sheet;
  const look = (/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y) =>
    onlooker.inspector.open(nouns, x, y, { pinned: true });
  const hover = (/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y) =>
    onlooker.menu.peek() || onlooker.inspector.hover(nouns, x, y);
  const address = hashOf(["replay", id, step, from]);
  const fan = (/** @type {string[]} */ nouns, /** @type {number} */ x, /** @type {number} */ y) =>
    (onlooker.menu.value = nouns.length ? { nouns, x, y } : null);
  const title = (/** @type {string} */ seat) =>
    localized(
      room.info.seats.find((/** @type {any} */ one) => one.id === seat),
      "title",
    ) || seat;
  const chapters = marks(moment.events, replay.steps);
  const toldWhen = moment.events.some((/** @type {any} */ event) => event.revision !== step);
  return html`<${Bar} slug=${room.slug} title=${localized(room.info, "title")} tracks=${scene.tracks} onRead=${() => setReading(true)} />
    <main class="table replay tab-log" data-step=${step} data-shown=${moment.revision}>
      <div class="board-side">
        <${Board} scene=${scene} layout=${room.layout(scene, view)} size=${room.adapter.size ?? 34} wide=${Boolean(room.adapter.wide)} whole=${Boolean(room.adapter.whole)} glowing=${NOTHING} pointed=${NOWHERE} reach=${NOWHERE} label=${say("ui-board")} onHover=${hover} onInspect=${look} onPick=${fan}>
          ${scene.battle && html`<${BattleLines} battle=${scene.battle} glowing=${NOTHING} onPick=${() => {}} />`}
        <//>
        <${Tray} scene=${scene} kind=${room.adapter.tray} glowing=${NOTHING} onHover=${hover} onInspect=${look} onPick=${() => {}} />
        <${Curve} replay=${replay} step=${step} seats=${room.info.seats} onStep=${to} />
        <${BoardMenu} session=${onlooker} />
        <${InspectCard} inspector=${onlooker.inspector} />
      </div>
      <aside class="column" aria-label=${say("ui-replay")}>
        <div class="ask"><h1 class="prompt">${say("ui-replay")}</h1>
          <p>${
            moment.move
              ? html`<b>${localized(
                  room.info.seats.find((/** @type {any} */ seat) => seat.id === moment.move.seat),
                  "title",
                )}</b> ${localized(moment.move, "label")}`
              : say("ui-replay-start")
          }</p>
          ${replay.difference && html`<p class="refusal" role="note" data-parting>${localized(replay.difference)} ${replay.difference.because && localized(replay.difference.because)} <${RuleLink} rule=${replay.difference.rule} slug=${room.slug} /></p>`}</div>
        <div class="steps">
          <div class="step-buttons">
            <button type="button" onClick=${() => to(0)} aria-label=${say("ui-first")}>«</button>
            <button type="button" data-step-back onClick=${() => to(step - 1)} aria-label=${say("ui-back")}>‹</button>
            <button type="button" class="primary" data-run onClick=${() => setRunning(!running)} aria-label=${say(running ? "ui-pause" : "ui-run")}>${running ? "❚❚" : "▶"}</button>
            <button type="button" data-step-on onClick=${() => to(step + 1)} aria-label=${say("ui-forward")}>›</button>
            <button type="button" onClick=${() => to(replay.steps)} aria-label=${say("ui-last")}>»</button>
          </div>
          <label class="jump">${say("ui-step", { step, steps: replay.steps })}
            <input type="range" min="0" max=${replay.steps} value=${step} onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} list="chapters" /></label>
          <datalist id="chapters">${chapters.map((mark) => html`<option value=${mark}></option>`)}</datalist>
          <label>${say("ui-from")} <select onChange=${(/** @type {any} */ event) => go(["replay", id, step, event.target.value], true)}>
            ${[...room.info.seats.map((/** @type {any} */ seat) => [seat.id, localized(seat, "title")]), ["spectator", say("ui-spectator")], ["above", say("ui-above")]].map(([value, text]) => html`<option value=${value} selected=${value === from}>${text}</option>`)}</select></label>
          <button type="button" class="quiet" onClick=${() => copyAddress(address).then(() => setCopied(address))}>${say(copied === address ? "ui-copied" : "ui-copy-moment")}</button>
        </div>
        ${moment.outcome && html`<div class="ending"><p><b>${moment.outcome.winner ? say("ui-winner", { seat: title(moment.outcome.winner) }) : say("ui-draw")}</b> ${localized(moment.outcome)}</p><${Course} lines=${moment.lines} scores=${moment.outcome.scores} seats=${room.info.seats} /></div>`}
        <h2 class="log-title">${say("ui-log")}</h2>
        <${Log} lines=${moment.lines} events=${moment.events} seats=${room.info.seats} slug=${room.slug} at=${toldWhen ? step : undefined} href=${(/** @type {number} */ revision) => hashOf(["replay", id, revision, from])} />
      </aside>
    </main>
    <${ReadBoard} scene=${scene} open=${reading} inspector=${onlooker.inspector} onClose=${() => setReading(false)} seats=${{}} title=${title} />`;
}

/** Whether arrows mean something else there; on the board they do with Shift. @param {Element | null} focused */
function ownArrows(focused) {
  return Boolean(focused?.closest("input, select, textarea, dialog[open], .tray"));
}

/** What the menu of the board needs of a session, for those who only look: what stands there, and no choices. @returns {any} */
function looksOn() {
  return {
    menu: signal(null),
    inspector: new Inspector("", [], () => Promise.reject(new Unreachable("nothing is shown yet"))),
    scene: signal(null),
    glowing: signal(NOTHING),
    choices: signal([]),
    closed: signal(null),
    nounsOf: () => [],
    point: () => {},
  };
}

/** @param {string} hash */
async function copyAddress(hash) {
  const url = new URL(hash, location.href).href;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    prompt(say("ui-copy-by-hand"), url);
  }
}

/** From above one sees what each side sees of its own. @param {any} moment */
function mergedView(moment) {
  const views = Object.values(moment.views);
  return views.reduce((merged, view) => richer(merged, view), moment.view);
}

/** The one of two tellings that tells more, field by field. @param {any} one @param {any} other @returns {any} */
function richer(one, other) {
  if (one === null || one === undefined) return other;
  if (other === null || other === undefined) return one;
  if (Array.isArray(one) && Array.isArray(other)) return other.length > one.length ? other : one;
  if (typeof one === "object" && typeof other === "object") {
    return Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, richer(one[key], other[key])]),
    );
  }
  return one;
}

/** Steps at which something begins, for the slider. @param {any[]} events @param {number} steps */
function marks(events, steps) {
  return [
    ...new Set(events.filter((event) => /begins|turn|year|season/.test(event.kind)).map((event) => event.revision)),
  ].filter((mark) => mark <= steps);
}
