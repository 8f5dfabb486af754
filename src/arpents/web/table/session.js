// A match as this page sits at it: one place, or two on one screen, or a spectator's chair.
import { get, keep, Refused } from "../core/api.js";
import { Place } from "../core/place.js";
import { noteMatch } from "../core/recent.js";
import { textsOf } from "../core/speech.js";
import { computed, effect, signal } from "../core/ui.js";
import { roomOf } from "../games/index.js";
import { labelOf } from "./wording.js";

/** @typedef {import("../core/place.js").State} State */
/** @typedef {import("../core/place.js").Choice} Choice */
/** @typedef {import("../board/scene.js").Preview} Preview */
/** @typedef {import("../board/scene.js").Scene} Scene */

export class Session {
  /** @param {Record<string, any>} info @param {import("../games/index.js").Room} room @param {boolean} watching */
  constructor(info, room, watching) {
    this.match = info.match;
    this.info = info;
    this.room = room;
    const held = watching ? [] : info.held;
    this.places = /** @type {Place[]} */ (held.length ? held.map((/** @type {string} */ seat) => new Place(info.match, seat)) : [new Place(info.match, null)]);
    this.hotSeat = held.length > 1;
    /** The place whose board is on the screen. */
    this.number = signal(0);
    /** The seat the screen is to be handed to: the board is covered until it says so. */
    this.curtain = signal(/** @type {string | null} */ (null));
    /** A moment of the past, instead of now. */
    this.moment = signal(/** @type {State | null} */ (null));
    /** Nouns of the choice under the pointer or in focus. */
    this.pointed = signal(/** @type {Set<string>} */ (new Set()));
    this.preview = signal(/** @type {{words: string, events: any[], uncertain: boolean, more: Preview | null} | null} */ (null));
    /** Why something is closed. */
    this.closed = signal(/** @type {Record<string, any> | null} */ (null));
    this.menu = signal(/** @type {{nouns: string[], x: number, y: number} | null} */ (null));
    this.filter = signal("");
    this.place = computed(() => this.places[this.number.value]);
    this.now = computed(() => this.place.value.state.value);
    this.state = computed(() => this.moment.value ?? this.now.value);
    this.choices = computed(() => (this.moment.value || this.curtain.value ? [] : (this.now.value?.actions ?? [])));
    /** @type {Map<string, {text: string, thing: any}>} */
    this.drawn = new Map();
    this.scene = computed(() => {
      const state = this.state.value;
      return state && this.settled(this.room.scene(state.view, state.seat));
    });
    /** Every noun that choices name, with those choices. */
    this.glowing = computed(() => {
      /** @type {Map<string, Choice[]>} */
      const found = new Map();
      for (const choice of this.choices.value) {
        for (const noun of this.nounsOf(choice)) {
          const others = found.get(noun);
          if (others) others.push(choice);
          else found.set(noun, [choice]);
        }
      }
      return found;
    });
    /** What the question is about: its unit, its place. */
    this.subjects = computed(() => {
      const state = this.state.value;
      if (!state?.asked || !state.prompt) return new Set(/** @type {string[]} */ ([]));
      return new Set(this.room.adapter.subjects?.(state.prompt) ?? Object.values(state.prompt.arguments ?? {}).flat().filter((noun) => typeof noun === "string"));
    });
    /** Points of the board that choices name. */
    this.dots = computed(() => {
      const { point } = this.room.adapter;
      const view = this.now.value?.view;
      if (!point || !view) return [];
      return [...this.glowing.value.keys()].flatMap((noun) => {
        const at = point(noun, view);
        return at ? [{ noun, ...at }] : [];
      });
    });
    /** Whether the last choice was made by a key on its button: then the next list gets the focus. */
    this.byKeyboard = false;
    this.pointsOnBoard = false;
    this.asking = 0;
    this.stops = [effect(() => this.handOver()), effect(() => this.forgetHelp()), effect(() => this.noteEnd())];
    this.opened = false;
  }

  /** The scene with everything that looks as it did before being the same, so that only what changed is drawn again. @param {Scene} scene */
  settled(scene) {
    const same = (/** @type {string} */ key, /** @type {any} */ thing) => {
      const text = JSON.stringify(thing);
      const before = this.drawn.get(key);
      if (before?.text === text) return before.thing;
      this.drawn.set(key, { text, thing });
      return thing;
    };
    for (const [id, spot] of Object.entries(scene.spots)) scene.spots[id] = same(`spot ${id}`, spot);
    scene.ground = scene.ground?.map((ground, number) => same(`ground ${number}`, ground));
    scene.figures = scene.figures?.map((figure, number) => same(`figure ${number}`, figure));
    return scene;
  }

  /** What a choice names on the board. @param {Choice} choice @returns {string[]} */
  nounsOf(choice) {
    return this.room.adapter.nouns?.(choice) ?? nounsOf(choice);
  }

  /** The card among these nouns, in the hand or elsewhere. @param {Set<string>} nouns */
  cardUnder(nouns) {
    const held = this.scene.value?.hand?.find((card) => nouns.has(card.noun));
    const other = [...nouns].find((noun) => noun.startsWith("card-"));
    return held ?? (other ? this.room.adapter.card?.(other, this.room.tools(this.place.value.seat)) : null);
  }

  /** A few words about what a choice names only by number. @param {Choice} choice */
  describe(choice) {
    const place = this.place.value;
    return this.room.adapter.describe?.(choice, place.state.value?.view ?? {}, this.room.tools(place.seat)) ?? "";
  }

  connect() {
    for (const place of this.places) place.connect();
  }

  close() {
    for (const stop of this.stops) stop();
    for (const place of this.places) place.close();
  }

  noteEnd() {
    if (this.now.value?.outcome) noteMatch({ match: this.match, over: true });
  }

  // -- one screen, two seats

  handOver() {
    const states = this.places.map((place) => place.state.value);
    if (!this.hotSeat || states.some((state) => state === null)) return;
    const shown = this.number.peek();
    if (states[shown]?.outcome) {
      this.curtain.value = null;
      return;
    }
    if (!this.opened) {
      const first = states.findIndex((state) => state?.asked);
      this.number.value = Math.max(first, 0);
      this.curtain.value = this.places[this.number.peek()].seat;
      this.opened = true;
      return;
    }
    if (this.curtain.peek() || states[shown]?.asked) return;
    const next = states.findIndex((state) => state?.asked);
    if (next >= 0) this.curtain.value = this.places[next].seat;
  }

  liftCurtain() {
    const next = this.places.findIndex((place) => place.seat === this.curtain.peek());
    this.moment.value = null;
    if (next >= 0) this.number.value = next;
    this.curtain.value = null;
  }

  // -- help

  /** What was explained belongs to the position it was asked in. */
  forgetHelp() {
    this.now.value?.position;
    this.number.value;
    this.closed.value = null;
    this.preview.value = null;
    this.menu.value = null;
    this.pointed.value = new Set();
    this.filter.value = "";
    this.asking += 1;
  }

  /** @param {Choice | null} choice @param {boolean} [onBoard] pointed at there, so that the board must lie still */
  point(choice, onBoard = false) {
    this.pointsOnBoard = onBoard;
    this.pointed.value = new Set(choice ? this.nounsOf(choice) : []);
    const asking = ++this.asking;
    if (!choice) {
      this.preview.value = null;
      return;
    }
    setTimeout(async () => {
      if (asking !== this.asking) return;
      const place = this.place.peek();
      const view = place.state.peek()?.view ?? {};
      const tools = this.room.tools(place.seat);
      try {
        const [explained, more] = await Promise.all([
          place.explain(choice.words),
          Object.keys(this.room.told.queries ?? {}).length && this.room.adapter.preview
            ? this.room.adapter.preview(choice, view, (name, args) => place.query(name, args), tools).catch(() => null)
            : null,
        ]);
        if (asking !== this.asking) return;
        this.preview.value = { words: choice.words, events: explained.events ?? [], uncertain: explained.uncertain, more };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }, 180);
  }

  /** What lies under the pointer: its only choice is foreseen, as on its button. @param {string[]} nouns @param {boolean} [onBoard] */
  hover(nouns, onBoard = false) {
    if (this.menu.peek()) return;
    const choices = this.glowing.peek().get(nouns.find((noun) => this.glowing.peek().has(noun)) ?? "-") ?? [];
    const card = this.scene.peek()?.hand?.find((one) => nouns.includes(one.noun));
    if (choices.length === 1) this.point(choices[0], onBoard);
    else if (card) this.pointed.value = new Set([card.noun]);
    else if (this.preview.peek() || this.pointed.peek().size) this.point(null);
  }

  /** Why these words are closed now. @param {string} words */
  async why(words) {
    this.closed.value = null;
    const { verbs } = await keep(`/games/${this.room.slug}/words`);
    const label = labelOf(verbs, words);
    try {
      const answer = await this.place.peek().explain(words);
      this.closed.value = { ...answer, words, label };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.closed.value = { ...error.body, words, label };
    }
  }

  /** Things on the board that no choice names, the nearest first: ask with the verbs of the question at hand. @param {string[]} nouns */
  async whyNot(nouns) {
    if (!this.now.peek()?.asked || this.moment.peek()) return;
    const { verbs } = await keep(`/games/${this.room.slug}/words`);
    const asked = new Set(this.choices.peek().map((choice) => choice.verb));
    const fitting = nouns.flatMap((noun) => verbs.filter((/** @type {any} */ verb) => verb.nouns.length === 1 && nameIn(verb.nouns[0], noun) !== null).map((/** @type {any} */ verb) => ({ verb, noun })));
    const found = fitting.find(({ verb }) => asked.has(verb.word)) ?? fitting[0];
    if (!found) return;
    await this.why(`${found.verb.word} ${nameIn(found.verb.nouns[0], found.noun)}`);
  }

  // -- the past

  /** @param {number} position */
  async lookBack(position) {
    const place = this.place.peek();
    if (position === place.state.peek()?.position) this.moment.value = null;
    else this.moment.value = await place.at(position);
  }
}

/** @param {{prefix: string, names: string[]}} nouns @param {string} noun */
function nameIn(nouns, noun) {
  const name = noun.startsWith(`${nouns.prefix}-`) ? noun.slice(nouns.prefix.length + 1) : null;
  return name !== null && nouns.names.includes(name) ? name : null;
}

/** @param {Choice} choice @returns {string[]} */
export function nounsOf(choice) {
  return Object.values(choice.nouns).flat().filter((noun) => typeof noun === "string");
}

/** @param {string} match @param {boolean} watching */
export async function openSession(match, watching) {
  const info = await get(`/matches/${match}`);
  const [room] = await Promise.all([roomOf(info.game), textsOf(info.game)]);
  noteMatch({ match, game: info.game, held: info.held, over: info.over });
  const session = new Session(info, room, watching);
  session.connect();
  return session;
}
