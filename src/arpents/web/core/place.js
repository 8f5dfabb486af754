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
 * @typedef {object} Told
 * @property {number} number
 * @property {number} position
 * @property {string} kind
 * @property {string} rule
 * @property {Record<string, any>} arguments
 * @property {string} text_fr
 * @property {string} text_en
 */
/**
 * @typedef {object} State
 * @property {string} type
 * @property {string} match
 * @property {string} game
 * @property {string | null} seat
 * @property {number} position
 * @property {boolean} asked
 * @property {string[]} to_act
 * @property {Record<string, any>} view
 * @property {Record<string, any> | null} prompt
 * @property {Choice[]} actions
 * @property {Record<string, any>} undo
 * @property {number} events_from
 * @property {Told[]} events
 * @property {Record<string, any> | null} outcome
 * @property {{commitment: string, secret: string | null}} dice
 * @property {Record<string, any>} seats
 * @property {Record<string, any> | null} frozen
 * @property {Record<string, Record<string, any>>} [views]
 */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const FINAL_CODES = [4401, 4404, 4400];

/** Whether a state tells nothing new: the answer to a move comes by the line as well. @param {State} before @param {State} state */
function sameNews(before, state) {
  const told = (/** @type {State} */ { position, asked, outcome, seats, frozen }) => JSON.stringify([position, asked, outcome, seats, frozen]);
  return before.position === state.position && told(before) === told(state);
}

export class Place {
  /** @param {string} match @param {string | null} seat */
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.path = seat === null ? `/matches/${match}` : `/matches/${match}/seats/${seat}`;
    this.state = signal(/** @type {State | null} */ (null));
    this.events = signal(/** @type {Told[]} */ ([]));
    /** Events that came with the last change, for the live region. */
    this.news = signal(/** @type {Told[]} */ ([]));
    this.connection = signal(/** @type {"connecting" | "live" | "lost" | "refused"} */ ("connecting"));
    this.refusal = signal(/** @type {Record<string, any> | null} */ (null));
    this.busy = signal(false);
    this.asked = 0;
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
    if (before && (state.position < before.position || sameNews(before, state))) return;
    const known = this.events.peek();
    if (state.events_from > known.length) {
      this.refresh().catch(() => this.reconnectNow());
      return;
    }
    batch(() => {
      const events = known.slice(0, state.events_from).concat(state.events);
      const fresh = events.filter((event, index) => known[index]?.number !== event.number || known[index]?.text_en !== event.text_en);
      this.events.value = events;
      this.state.value = state;
      this.busy.value = false; // whatever was asked for has been answered, perhaps by the line first
      if (before && fresh.length) this.news.value = fresh;
    });
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
    await this.send("action", { position: state.position, words });
  }

  async undo() {
    const state = this.state.peek();
    if (!state || this.busy.peek()) return;
    await this.send("undo", { position: state.position });
  }

  /** @param {string} what @param {object} body */
  async send(what, body) {
    const asking = ++this.asked;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      this.take(await post(`${this.path}/${what}`, body));
    } catch (error) {
      if (error instanceof Refused) {
        this.refusal.value = error.body;
        if (error.status === 409) await this.refresh().catch(() => {});
      } else if (error instanceof Unreachable) this.reconnectNow();
      else throw error;
    } finally {
      if (asking === this.asked) this.busy.value = false;
    }
  }

  /** @param {string} words */
  explain(words) {
    return post(`${this.path}/explain`, { words });
  }

  /** Fails quietly where there is no answer: the position may have changed meanwhile. @param {string} name @param {Record<string, string | number>} args */
  async query(name, args) {
    const list = new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]));
    const { answer } = await get(`${this.path}/query/${name}?${list}`, { Prefer: "handling=lenient" });
    if (answer === null) throw new Error(`${name} has no answer here`);
    return answer;
  }

  /** @param {number} position @returns {Promise<State>} */
  at(position) {
    return get(`${this.path}/at/${position}`);
  }

  // -- the line

  connect() {
    if (this.closed) return;
    addEventListener("online", this.wake);
    const since = this.state.peek()?.position;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const tail = since === undefined ? "" : `?since=${since}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api${this.path}/live${tail}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.heard = Date.now();
      const frame = JSON.parse(message.data);
      if (frame.type === "refused") this.refusal.value = frame;
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
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
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
