// Why something is closed: asked of the table, about words, a thing on the board, or a point of it.
import { keep, Refused, Unreachable } from "../core/api.js";
import { signal } from "../core/ui.js";
import { labelOf } from "./wording.js";

/** @typedef {import("./session.js").Session} Session */

export class Reasons {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** What is closed, and why. */
    this.closed = signal(/** @type {Record<string, any> | null} */ (null));
    this.asking = 0;
  }

  /** Another question: an answer that still comes is for none. */
  forget() {
    this.closed.value = null;
    this.asking += 1;
  }

  /** Why these words are closed now. @param {string} words */
  async why(words) {
    const { session } = this;
    const client = session.sitting.peek();
    this.closed.value = null;
    if (!client) return;
    const asking = ++this.asking;
    let answer;
    /** @type {ReturnType<typeof labelOf> | null} */
    let label = null;
    try {
      label = labelOf((await keep(`/games/${session.room.slug}/words`)).verbs, words.split(", ").at(-1) ?? words);
      answer = await client.explain(words);
    } catch (error) {
      if (error instanceof Unreachable) return;
      if (!(error instanceof Refused)) throw error;
      answer = error.body;
    }
    if (label && answer.arguments?.names) label.args = { ...label.args, names: answer.arguments.names };
    if (asking === this.asking) this.closed.value = { ...answer, words, label };
  }

  /** A point of the board that cannot be reached: how far it is, and what the rules say. @param {{x: number, y: number}} at */
  async tooFar(at) {
    const { session } = this;
    const state = session.now.peek();
    if (!state?.asked || session.moment.peek()) return;
    const asked = session.room.adapter.beyond?.(
      at,
      state,
      session.choices.peek(),
      session.room.tools(session.seat.peek()),
    );
    if (!asked) return;
    const asking = this.asking + 1;
    await this.why(asked.words);
    if (this.asking === asking && this.closed.peek()) this.closed.value = { ...this.closed.peek(), far: asked.far };
  }

  /** Things on the board that no choice names, the nearest first: ask with the verbs of the question at hand. @param {string[]} nouns */
  async whyNot(nouns) {
    const { session } = this;
    if (!session.now.peek()?.asked || session.moment.peek()) return;
    const { verbs } = await keep(`/games/${session.room.slug}/words`);
    const asked = new Set(session.choices.peek().map((choice) => choice.verb));
    const fitting = nouns.flatMap((noun) =>
      verbs
        .filter((/** @type {any} */ verb) => verb.nouns.length === 1 && nameIn(verb.nouns[0], noun) !== null)
        .map((/** @type {any} */ verb) => ({ verb, noun })),
    );
    const found = fitting.find(({ verb }) => asked.has(verb.word)) ?? fitting[0];
    if (!found) return;
    await this.why(`${found.verb.word} ${nameIn(found.verb.nouns[0], found.noun)}`);
  }
}

/** @param {{prefix: string, names: string[]}} nouns @param {string} noun */
function nameIn(nouns, noun) {
  const name = noun.startsWith(`${nouns.prefix}-`) ? noun.slice(nouns.prefix.length + 1) : null;
  return name !== null && nouns.names.includes(name) ? name : null;
}
