// What the computer would do, for whoever asks.
import { Refused, Unreachable } from "../core/api.js";
import { signal } from "../core/ui.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{status: "asking" | "answered" | "refused", answer?: any, refused?: any, shown: number}} Given */

export class Advice {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** What it was asked, what it advises, and which of its plans is drawn. */
    this.given = signal(/** @type {Given | null} */ (null));
  }

  /** Ask the computer what it would do; the answer belongs to the revision it was asked from. */
  async ask() {
    const { session } = this;
    const client = session.sitting.peek();
    const state = client?.state.peek();
    if (!client || !state?.asked || !state.hints || session.moment.peek() || this.given.peek()?.status === "asking")
      return;
    const still = () => session.sitting.peek() === client && client.state.peek()?.revision === state.revision;
    this.given.value = { status: "asking", shown: 0 };
    try {
      const answer = await client.hint(state.revision);
      if (still()) this.given.value = { status: "answered", answer, shown: 0 };
    } catch (error) {
      if (still())
        this.given.value = error instanceof Refused ? { status: "refused", refused: error.body, shown: 0 } : null;
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  putAway() {
    this.given.value = null;
  }

  /** Draw a plan on the board, or none. @param {number} number */
  show(number) {
    const given = this.given.peek();
    if (given) this.given.value = { ...given, shown: given.shown === number ? -1 : number };
  }
}
