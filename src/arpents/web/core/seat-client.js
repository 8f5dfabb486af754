// One seat at a match, or a spectator's chair: what is seen from there, kept up to date.
import { get, post, Refused, Unreachable } from "./api.js";
import { batch, signal } from "./ui.js";

/**
 * @typedef {object} Choice
 * @property {string} words
 * @property {string} verb
 * @property {Record<string, any>} nouns
 * @property {string} label_fr
 * @property {string} label_en
 * @property {string} rule
 */
/**
 * @typedef {object} LogEvent
 * @property {number} number
 * @property {number} revision
 * @property {string} kind
 * @property {string} rule
 * @property {Record<string, any>} arguments
 * @property {string} text_fr
 * @property {string} text_en
 */
/**
 * A line of the log as it reads: one event, or several (docs/api.md).
 * @typedef {object} Line
 * @property {number} first  the number of its first event
 * @property {number} last
 * @property {"event" | "march" | "gathered" | "fight"} sort
 * @property {Text[]} [texts]  left out where its event says it
 * @property {string} [seat]
 * @property {string[]} [places]  text ids
 * @property {string[]} [path]
 * @property {string[]} [pieces]
 * @property {Record<string, any>[]} [rows]  the table of a fight
 * @property {Line[]} [lines]  what happened in a fight
 * @property {Record<string, number>} [score]
 * @property {boolean} [turn]
 */
/**
 * What a person reads, with its rule.
 * @typedef {object} Text
 * @property {string} id
 * @property {string} rule
 * @property {Record<string, any>} arguments
 * @property {string} text_fr
 * @property {string} text_en
 */
/**
 * A place within reach.
 * @typedef {object} Reached
 * @property {string} place  its text id
 * @property {number} [cost]
 * @property {string[]} [ways]  text ids
 */
/**
 * What a choice would bring, as its game tells it (docs/contract.md).
 * @typedef {object} Foresight
 * @property {{card: string, texts: Text[]}} [card]
 * @property {{title: Text, places?: Reached[], points?: [number, number][]}} [reach]
 * @property {{title: Text, results: (Text & {chance: number})[], columns?: (Text & {side: string})[], modifiers?: (Text & {side: string, by?: number})[], notes?: Text[], marks?: import("../table/chart-face.js").ChartMark[]}} [odds]
 * @property {Text & {supplied: boolean}} [supply]
 * @property {string[]} [path]  the places of a line
 * @property {{points: [number, number][], ruler?: {from: [number, number], to: [number, number], text: Text}}} [ghosts]  where pieces would stand, and how far that is
 * @property {Text[]} [notes]
 */
/**
 * What may be decided in one go, as its game tells it (docs/contract.md).
 * @typedef {object} Journey
 * @property {string[]} words
 * @property {Text} text
 * @property {number} at_once  how many of its words come before anybody else may be asked
 * @property {string} [target]  the text id of what is clicked for it
 * @property {string[]} [path]  the places it leads through
 * @property {number} [cost]
 * @property {string} [way]
 */
/**
 * @typedef {object} State
 * @property {string} type
 * @property {string} match
 * @property {string} game
 * @property {string | null} seat
 * @property {number} revision
 * @property {boolean} asked
 * @property {string[]} to_act
 * @property {Record<string, any>} view
 * @property {Record<string, any> | null} prompt
 * @property {Choice[]} actions
 * @property {Journey[]} [journeys]
 * @property {Record<string, any>} undo
 * @property {number} events_from
 * @property {LogEvent[]} events
 * @property {number} lines_from
 * @property {Line[]} lines
 * @property {{revision: number, line: number, summary: Text[]} | null} since
 * @property {Record<string, number> | null} score
 * @property {Record<string, any> | null} outcome
 * @property {{commitment: string, secret: string | null}} dice
 * @property {Record<string, any>} seats
 * @property {Record<string, any> | null} frozen
 * @property {boolean} [hints]
 * @property {{pace: any, now: number, seats: Record<string, any>, waits_for: string | null} | null} [clock]  docs/api.md
 * @property {boolean | null} [auto_pass]
 * @property {Record<string, any> | null} [lesson]  where somebody stands who learns
 * @property {Record<string, any> | null} [agreements]  between the people at the table, beside the rules
 * @property {string} [rules]  by which it is played
 * @property {Record<string, any> | null} [upgrade]  the rules have changed, and its people choose how it goes on
 * @property {Record<string, Record<string, any>>} [views]
 */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const FINAL_CODES = [4401, 4404, 4400];

/** Whose clocks run, and until when. @param {State["clock"]} clock */
function runningIn(clock) {
  return Object.entries(clock?.seats ?? {}).map(([seat, face]) => [seat, face.runs, face.until]);
}

/** Whether a state tells nothing new: the answer to a move comes by the line as well. @param {State} before @param {State} state */
function sameNews(before, state) {
  const gist = (
    /** @type {State} */ { revision, asked, outcome, seats, frozen, upgrade, agreements, clock, auto_pass },
  ) =>
    JSON.stringify([
      revision,
      asked,
      outcome,
      seats,
      frozen,
      upgrade,
      agreements,
      clock?.waits_for,
      auto_pass,
      runningIn(clock),
    ]);
  return before.revision === state.revision && gist(before) === gist(state);
}

/** A name that nobody else has. */
function nameOfClient() {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((number) => number.toString(36)).join("");
}

/** Whether the rules have changed between two states: then less may have been seen. @param {State} before @param {State} state */
function isRenewed(before, state) {
  return before.rules !== state.rules || Boolean(before.frozen) !== Boolean(state.frozen);
}

export class SeatClient {
  /** @param {string} match @param {string | null} seat */
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.path = seat === null ? `/matches/${match}` : `/matches/${match}/seats/${seat}`;
    this.state = signal(/** @type {State | null} */ (null));
    this.events = signal(/** @type {LogEvent[]} */ ([]));
    this.lines = signal(/** @type {Line[]} */ ([]));
    /** Lines that came with the last change, for the live region. */
    this.news = signal(/** @type {Line[]} */ ([]));
    /** The state before the last one. @type {State | null} */
    this.before = null;
    this.connection = signal(/** @type {"connecting" | "live" | "lost" | "refused"} */ ("connecting"));
    this.refusal = signal(/** @type {Record<string, any> | null} */ (null));
    this.busy = signal(false);
    /** What people have said here. */
    this.talk = signal(/** @type {{number: number, seat: string, person: any, text: string, made: number}[]} */ ([]));
    /** What was said in one line and not played, because others had to answer first. */
    this.left = signal(/** @type {string[]} */ ([]));
    this.asked = 0;
    /** By which the line is known: what is answered to a decision is not sent on it too. */
    this.client = nameOfClient();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.pause = FIRST_PAUSE;
    this.closed = false;
    this.timer = 0;
    this.ping = 0;
    this.heard = 0;
    this.wake = () => this.reconnectNow();
  }

  // -- what arrives

  /** @param {State} state */
  take(state) {
    const before = this.state.peek();
    const renewed = before !== null && isRenewed(before, state);
    if (before && !renewed && (state.revision < before.revision || sameNews(before, state))) return;
    const known = this.events.peek();
    if (state.events_from > (renewed ? 0 : known.length)) {
      this.refresh().catch(() => this.reconnectNow());
      return;
    }
    batch(() => {
      const events = known.slice(0, state.events_from).concat(state.events);
      const fresh = events.filter(
        (event, index) => known[index]?.number !== event.number || known[index]?.text_en !== event.text_en,
      );
      const lines = this.lines.peek().slice(0, state.lines_from).concat(state.lines);
      this.events.value = events;
      this.lines.value = lines;
      this.before = before;
      this.state.value = state;
      this.busy.value = false; // whatever was asked for has been answered, perhaps by the line first
      if (before && fresh.length) this.news.value = lines.filter((line) => line.last >= fresh[0].number);
    });
  }

  /** @param {{number: number, seat: string, person: any, text: string, made: number}[]} messages */
  hear(messages) {
    const known = new Map([...this.talk.peek(), ...messages].map((one) => [one.number, one]));
    this.talk.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** Somebody is not heard any more. @param {string} person */
  unhear(person) {
    this.talk.value = this.talk.peek().filter((one) => one.person?.id !== person);
  }

  async refresh() {
    const state = await get(`${this.path}/state`);
    this.take(state);
  }

  // -- what is sent

  /** @param {string} words */
  async play(words) {
    const state = this.state.peek();
    if (!state || this.busy.peek()) return;
    await this.send("action", { revision: state.revision, words, client: this.client });
  }

  /** @param {"line" | "all"} what @param {string} [words] one decision alone, instead */
  async undo(what, words = "") {
    const state = this.state.peek();
    if (!state || this.busy.peek()) return;
    await this.send("undo", { revision: state.revision, what, words, client: this.client });
  }

  /** Go to a step of the lesson. @param {number} step */
  async goToStep(step) {
    const state = this.state.peek();
    if (!state || this.busy.peek()) return;
    await this.send("lesson", { revision: state.revision, step });
  }

  /** @param {string} what @param {object} body */
  async send(what, body) {
    const asking = ++this.asked;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      const answer = await post(`${this.path}/${what}`, body);
      this.left.value = answer.left ?? [];
      this.take(answer);
    } catch (error) {
      if (error instanceof Refused) {
        this.refusal.value = error.body;
        if (error.status === 409) await this.refresh().catch(() => {});
      } else if (error instanceof Unreachable) await this.refresh().catch(() => this.reconnectNow());
      else throw error;
    } finally {
      if (asking === this.asked) this.busy.value = false;
    }
  }

  /** @param {string} words */
  explain(words) {
    return post(`${this.path}/explain`, { words });
  }

  /** @param {number} revision */
  hint(revision) {
    return get(`${this.path}/hint?revision=${revision}`);
  }

  /** What a choice would bring; nothing where that takes too long. @param {string} words @returns {Promise<Foresight>} */
  async foresee(words) {
    try {
      return (await post(`${this.path}/foresee`, { words })).foresight;
    } catch (error) {
      if (error instanceof Refused && [429, 503].includes(error.status)) return {};
      throw error;
    }
  }

  /** The boards since a revision, one for each line of the log. @param {number} revision @returns {Promise<{steps: {revision: number, line: number, view: Record<string, any>}[]}>} */
  stepsSince(revision) {
    return get(`${this.path}/steps?since=${revision}`);
  }

  /** What a thing is and does, now or at a moment of the past. @param {string} thing @param {number} [revision] @returns {Promise<import("../table/sheet-face.js").SheetData | null>} */
  async inspect(thing, revision) {
    const then = revision === undefined ? "" : `&revision=${revision}`;
    return (await get(`${this.path}/inspect?thing=${encodeURIComponent(thing)}${then}`)).sheet;
  }

  /** What counts on the charts now. @returns {Promise<import("../table/chart-face.js").ChartMark[]>} */
  async marks() {
    return (await get(`${this.path}/charts`)).marks;
  }

  /** What the game answers besides; nothing where that takes too long. @param {string} name @param {Record<string, string>} [args] @returns {Promise<Record<string, any>>} */
  async query(name, args = {}) {
    try {
      return (await get(`${this.path}/query/${name}?${new URLSearchParams(args)}`)).answer;
    } catch (error) {
      if (error instanceof Refused) return {};
      throw error;
    }
  }

  /** @param {number} revision @returns {Promise<State>} */
  at(revision) {
    return get(`${this.path}/at/${revision}`);
  }

  // -- the line

  connect() {
    if (this.closed) return;
    addEventListener("online", this.wake);
    const since = this.state.peek()?.revision;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const tail = since === undefined ? "" : `&since=${since}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api${this.path}/live?client=${this.client}${tail}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.heard = Date.now();
      const frame = JSON.parse(message.data);
      if (frame.type === "refused") this.refusal.value = frame;
      if (frame.type === "talk") this.hear(frame.messages);
      if (frame.type !== "state") return;
      this.pause = FIRST_PAUSE;
      this.connection.value = "live";
      this.take(frame);
    };
    socket.onclose = (event) => {
      clearInterval(this.ping);
      if (this.closed || this.socket !== socket) return;
      if (FINAL_CODES.includes(event.code)) {
        this.connection.value = "refused";
        return;
      }
      this.connection.value = "lost";
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
    this.ping = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (this.heard && Date.now() - this.heard > 2.5 * PING_EVERY) socket.close();
      else socket.send('{"type": "ping"}');
    }, PING_EVERY);
  }

  reconnectNow() {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    clearTimeout(this.timer);
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
