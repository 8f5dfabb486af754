// A match as this page sits at it: one seat, or two on one screen, or a spectator's chair.
import { Refused, Unreachable } from "../core/api.js";
import { noteMatch } from "../core/recent.js";
import { batch, computed, effect, signal } from "../core/ui.js";
import { Advice } from "./advice.js";
import { Inspector } from "./inspector.js";
import { Reasons } from "./reasons.js";
import { Reenacting } from "./reenacting.js";

/** @typedef {import("../core/seat-client.js").SeatClient} SeatClient */
/** @typedef {import("../core/seat-client.js").State} State */
/** @typedef {import("../core/seat-client.js").Choice} Choice */
/** @typedef {import("../core/seat-client.js").Foresight} Foresight */
/** @typedef {import("../core/seat-client.js").Journey} Journey */
/** @typedef {import("../board/scene.js").Scene} Scene */

export class Session {
  /** @param {Record<string, any>} info @param {import("../games/index.js").Room} room @param {SeatClient[]} clients */
  constructor(info, room, clients) {
    this.match = info.match;
    this.info = info;
    this.room = room;
    this.clients = clients;
    this.hotSeat = clients.length > 1;
    /** The seat of whoever sits before the screen. Where two share it, nobody does while the curtain is down: all that is shown and sent goes through here, so behind the curtain there is nothing. */
    this.sitting = signal(this.hotSeat ? null : this.clients[0]);
    /** The seat that is to lift the curtain. */
    this.curtain = signal(/** @type {string | null} */ (null));
    /** A moment of the past, and who looks back at it. */
    this.past = signal(/** @type {{client: SeatClient, state: State} | null} */ (null));
    /** Nouns of the choice under the pointer or in focus. */
    this.pointed = signal(/** @type {Set<string>} */ (new Set()));
    /** What the choice under the pointer or in focus would do for certain, and what it would bring. */
    this.foreseen = signal(
      /** @type {{words: string, events: any[], uncertain: boolean, foresight: Foresight} | null} */ (null),
    );
    this.within = computed(() => this.foreseen.value?.foresight.reach?.places ?? []);
    this.points = computed(() => this.pointsOf(this.foreseen.value?.foresight.reach?.points ?? []));
    this.path = computed(() =>
      (this.foreseen.value?.foresight.path ?? []).map((noun) => noun.slice(room.adapter.prefix.length + 1)),
    );
    this.reasons = new Reasons(this);
    this.inspector = new Inspector(room.slug, room.info.things ?? [], (thing) => this.inspect(thing));
    /** What a finger has touched once, where, and in which revision: touched again, it is played. */
    this.touched = signal(
      /** @type {{revision: number | undefined, words: string, x: number, y: number} | null} */ (null),
    );
    this.menu = signal(/** @type {{nouns: string[], x: number, y: number} | null} */ (null));
    this.filter = signal("");
    /** What may be decided in one go, and which of it is under the pointer. */
    this.journeys = computed(() =>
      this.moment.value || this.looking.value ? [] : /** @type {Journey[]} */ (this.now.value?.journeys ?? []),
    );
    this.journey = signal(/** @type {Journey | null} */ (null));
    this.targets = computed(() => byTarget(this.journeys.value));
    this.advice = new Advice(this);
    /** What a game is asked at every decision, and the state it was asked in. */
    this.answer = signal(/** @type {{state: State, answer: any} | null} */ (null));
    /** What cards of the hand can do now, by noun. */
    this.uses = computed(() => {
      const known = this.answer.value;
      if (!known || known.state !== this.state.value || !this.room.adapter.uses) return null;
      return this.room.adapter.uses(known.answer, known.state.view, this.room.tools(this.seat.value));
    });
    /** What a lesson shows of its next step, on asking. */
    this.shownStep = signal(/** @type {Choice | null} */ (null));
    /** What was last asked of whom: help belongs to it. @type {{sitting: SeatClient | null, asked: string} | null} */
    this.helped = null;
    this.seat = computed(() => this.sitting.value?.seat ?? null);
    this.now = computed(() => this.sitting.value?.state.value ?? null);
    this.moment = computed(() =>
      this.past.value?.client === this.sitting.value ? (this.past.value?.state ?? null) : null,
    );
    this.state = computed(() => this.moment.value ?? this.now.value);
    this.events = computed(() => this.moment.value?.events ?? this.sitting.value?.events.value ?? []);
    this.lines = computed(() => this.moment.value?.lines ?? this.sitting.value?.lines.value ?? []);
    this.news = computed(() => this.sitting.value?.news.value ?? []);
    /** Whether spectators may talk here: whoever has an account, where players have. */
    this.talked = computed(
      () =>
        "hall" in document.documentElement.dataset &&
        Object.values(this.now.value?.seats ?? {}).some((one) => one.person),
    );
    this.reenacting = new Reenacting(this);
    /** What of the other side's turn the board shows. */
    this.shown = computed(() => (this.moment.value ? null : this.reenacting.shown.value));
    this.refusal = computed(() => this.sitting.value?.refusal.value ?? null);
    this.busy = computed(() => this.sitting.value?.busy.value ?? false);
    this.connection = computed(
      () =>
        (this.sitting.value ?? this.clients.find((client) => client.connection.value !== "live") ?? this.clients[0])
          .connection.value,
    );
    /** Whether a lesson wants only a look now. */
    this.looking = computed(() => Boolean(this.now.value?.lesson && !this.now.value.lesson.asks));
    this.choices = computed(() => (this.moment.value || this.looking.value ? [] : (this.now.value?.actions ?? [])));
    /** @type {Map<string, {text: string, thing: any}>} */
    this.drawn = new Map();
    this.scene = computed(() => {
      const state = this.state.value;
      return state && this.unchanged(this.room.scene(this.shown.value?.view ?? state.view, state.seat));
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
      return new Set(
        this.room.adapter.subjects?.(state.prompt) ??
          Object.values(state.prompt.arguments ?? {})
            .flat()
            .filter((noun) => typeof noun === "string"),
      );
    });
    /** Chains of decisions that lead to a point of the board, by its noun. */
    this.ahead = signal(/** @type {Map<string, Choice>} */ (new Map()));
    /** Where pieces would stand, and the ruler laid to there. */
    this.ghosts = computed(() => this.ghostsOf(this.foreseen.value?.foresight.ghosts));
    /** Points of the board that choices name. */
    this.dots = computed(() => {
      const { point } = this.room.adapter;
      const view = this.now.value?.view;
      if (!point || !view) return [];
      return [...this.glowing.value.keys(), ...this.ahead.value.keys()].flatMap((noun) => {
        const at = point(noun, view);
        return at ? [{ noun, ...at }] : [];
      });
    });
    /** Whether the last choice was made by a key on its button: then the next list gets the focus. */
    this.byKeyboard = false;
    this.pointsOnBoard = false;
    /** The revision in which the board was last clicked. @type {number | undefined} */
    this.pickedAt = undefined;
    this.noted = "";
    this.asking = 0;
    this.lookingBack = 0;
    this.stops = [
      effect(() => this.handOver()),
      effect(() => this.forgetHelp()),
      effect(() => this.askAhead()),
      effect(() => this.noteEnd()),
      effect(() => this.reenacting.look()),
      effect(() => this.askBeside()),
    ];
  }

  /** The scene with everything that looks as it did before being the same, so that only what changed is drawn again. @param {Scene} scene */
  unchanged(scene) {
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

  /** Whether a noun is a point of the board, not a thing. @param {string} noun */
  isPoint(noun) {
    return Boolean(this.room.adapter.point?.(noun, this.now.peek()?.view ?? {}));
  }

  /** What a choice names on the board. @param {Choice} choice @returns {string[]} */
  nounsOf(choice) {
    return this.room.adapter.nouns?.(choice) ?? nounsOf(choice);
  }

  /** Points of the view as points of the board. @param {[number, number][]} points */
  pointsOf(points) {
    const { at } = this.room.adapter;
    const view = this.now.value?.view;
    return at && view ? points.map((point) => at(point, view)) : [];
  }

  /** @param {Foresight["ghosts"]} ghosts */
  ghostsOf(ghosts) {
    if (!ghosts) return null;
    const [from, to] = ghosts.ruler ? this.pointsOf([ghosts.ruler.from, ghosts.ruler.to]) : [];
    return { points: this.pointsOf(ghosts.points), ruler: from && to ? { from, to, text: ghosts.ruler?.text } : null };
  }

  /** Points that a chain of decisions leads to, asked of the game as soon as the question is there. */
  askAhead() {
    const client = this.sitting.value;
    const state = this.now.value;
    this.ahead.value = new Map();
    const wanted = state?.asked && !this.moment.value && this.room.adapter.ahead?.(state);
    if (!client || !wanted || !state) return;
    const { revision } = state;
    client.query(wanted.query, wanted.arguments).then(
      (answer) => {
        if (this.sitting.peek() !== client || client.state.peek()?.revision !== revision) return;
        this.ahead.value = new Map(wanted.chains(answer).map((choice) => [wanted.noun(choice), choice]));
      },
      () => {},
    );
  }

  /** A few words about what a choice names only by number. @param {Choice} choice */
  describe(choice) {
    return this.room.adapter.describe?.(choice, this.now.value?.view ?? {}, this.room.tools(this.seat.value)) ?? "";
  }

  close() {
    for (const stop of this.stops) stop();
    this.reenacting.skip();
    for (const client of this.clients) client.close();
  }

  /** How far the match has come, for the list of matches; behind the curtain nobody sees it. */
  noteEnd() {
    if (this.info.lesson) return;
    const over = Boolean(this.now.value?.outcome);
    const track = this.moment.value ? null : this.scene.value?.tracks?.[0];
    const turn = track ? `${track.title} ${track.value}` : "";
    if ((!turn || turn === this.noted) && !over) return;
    this.noted = turn;
    noteMatch({ match: this.match, ...(over && { over }), ...(turn && { turn }) });
  }

  /** What a game tells beside its view, at every decision. */
  askBeside() {
    const client = this.sitting.value;
    const state = client?.state.value;
    const { asks } = this.room.adapter;
    if (!asks || !client || !state?.asked) return;
    client.query(asks).then(
      (answer) => {
        if (this.sitting.peek() === client && client.state.peek() === state) this.answer.value = { state, answer };
      },
      (error) => {
        if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      },
    );
  }

  // -- one screen, two seats

  handOver() {
    const states = this.clients.map((client) => client.state.value);
    const sitting = this.sitting.value;
    if (!this.hotSeat || states.includes(null)) return;
    if (states.some((state) => state?.outcome)) {
      this.sitting.value =
        sitting ?? this.clients.find((client) => client.seat === this.curtain.peek()) ?? this.clients[0];
      this.curtain.value = null;
      return;
    }
    const asked = this.clients.find((client) => client.state.value?.asked);
    if (sitting ? sitting.state.value?.asked || !asked : this.curtain.peek()) return;
    batch(() => {
      this.curtain.value = (asked ?? this.clients[0]).seat;
      this.sitting.value = null;
      this.past.value = null;
    });
  }

  liftCurtain() {
    const next = this.clients.find((client) => client.seat === this.curtain.peek());
    if (!next) return;
    batch(() => {
      this.curtain.value = null;
      this.sitting.value = next;
    });
  }

  // -- what is decided

  /** @param {string} words */
  play(words) {
    this.reenacting.skip(); // nobody who wants to play waits
    if (!this.moment.peek()) this.sitting.peek()?.play(words);
  }

  /** All that the last click decided, or everything; or one decision by its words. @param {"line" | "all"} [what] @param {string} [words] */
  undo(what = "line", words = "") {
    this.reenacting.skip();
    if (this.now.peek()?.undo.possible && !this.moment.peek()) this.sitting.peek()?.undo(what, words);
  }

  /** A chain of decisions, as one line. @param {string[]} words */
  playAll(words) {
    this.play(words.join(", "));
  }

  /** What the last line left unplayed, as long as it can be taken up again. */
  unfinished() {
    const left = this.sitting.value?.left.value ?? [];
    return left.length && this.choices.value.some((choice) => choice.words === left[0]) ? left : [];
  }

  // -- help

  /** What was explained belongs to the revision it was asked in; the same state told again changes nothing. */
  forgetHelp() {
    const state = this.now.value;
    const sitting = this.sitting.value;
    const asked = `${state?.revision} ${state?.lesson?.step}`;
    if (this.helped?.sitting === sitting && this.helped.asked === asked) return;
    this.helped = { sitting, asked };
    this.reasons.forget();
    this.foreseen.value = null;
    this.journey.value = null;
    this.menu.value = null;
    this.inspector.close();
    this.pointed.value = new Set();
    this.filter.value = "";
    this.advice.given.value = null;
    this.shownStep.value = null;
    this.asking += 1;
  }

  /** @param {Choice | null} choice @param {boolean} [onBoard] pointed at there, so that the board must lie still */
  point(choice, onBoard = false) {
    this.pointsOnBoard = onBoard;
    this.pointed.value = new Set(choice ? this.nounsOf(choice) : []);
    const asking = ++this.asking;
    if (!choice) {
      this.foreseen.value = null;
      return;
    }
    setTimeout(async () => {
      const client = this.sitting.peek();
      if (asking !== this.asking || !client) return;
      try {
        const [explained, foresight] = await Promise.all([client.explain(choice.words), client.foresee(choice.words)]);
        if (asking !== this.asking) return;
        this.foreseen.value = {
          words: choice.words,
          events: explained.events ?? [],
          uncertain: explained.uncertain,
          foresight,
        };
      } catch (error) {
        if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      }
    }, 180);
  }

  /** @param {Choice | null} choice */
  showStep(choice) {
    this.shownStep.value = choice;
    this.pointed.value = new Set(choice ? this.nounsOf(choice) : []);
  }

  /** What lies under the pointer: its only choice is foreseen, as on its button. @param {string[]} nouns @param {boolean} [onBoard] */
  hover(nouns, onBoard = false) {
    if (this.menu.peek()) return;
    const chain = this.ahead.peek().get(nouns[0] ?? "-");
    const choices = chain
      ? [chain]
      : (this.glowing.peek().get(nouns.find((noun) => this.glowing.peek().has(noun)) ?? "-") ?? []);
    const journeys = this.targets.peek().get(nouns.find((noun) => this.targets.peek().has(noun)) ?? "-") ?? [];
    this.journey.value = choices.length ? null : (journeys[0] ?? null);
    const card = this.scene.peek()?.hand?.find((one) => nouns.includes(one.noun));
    if (choices.length === 1) this.point(choices[0], onBoard);
    else if (card) this.pointed.value = new Set([card.noun]);
    else if (this.foreseen.peek() || this.pointed.peek().size) this.point(null);
  }

  /** What a thing is and does, as whoever sits here sees it. @param {string} thing */
  async inspect(thing) {
    const client = this.sitting.peek();
    if (!client) throw new Unreachable("nobody sits here");
    const sheet = await client.inspect(thing, this.moment.peek()?.revision);
    if (client !== this.sitting.peek()) throw new Unreachable("somebody else sits here");
    return sheet;
  }

  // -- the past

  /** @param {number | undefined} revision as whoever sits here counts them; none is now */
  async lookBack(revision) {
    const client = this.sitting.peek();
    const looking = ++this.lookingBack;
    if (!client || revision === undefined || revision === client.state.peek()?.revision) {
      this.past.value = null;
      return;
    }
    const state = await client.at(revision);
    if (looking === this.lookingBack) this.past.value = { client, state };
  }
}

/** @param {Journey[]} journeys */
function byTarget(journeys) {
  /** @type {Map<string, Journey[]>} */
  const found = new Map();
  for (const journey of journeys) {
    if (!journey.target) continue;
    const others = found.get(journey.target);
    if (others) others.push(journey);
    else found.set(journey.target, [journey]);
  }
  return found;
}

/** @param {Choice} choice @returns {string[]} */
export function nounsOf(choice) {
  return Object.values(choice.nouns)
    .flat()
    .filter((noun) => typeof noun === "string");
}
