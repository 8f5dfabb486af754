// Sitting down at a match: who sits there, the lines to the table, and the room of its game.
import { get } from "../core/api.js";
import { noteMatch, recentMatch } from "../core/recent.js";
import { SeatClient } from "../core/seat-client.js";
import { nextTask } from "../core/slices.js";
import { textsOf } from "../core/speech.js";
import { roomOf } from "../games/index.js";
import { Session } from "./session.js";

/** @param {string} match @param {boolean} watching */
export async function openSession(match, watching) {
  const known = recentMatch(match);
  // What is likely needed is fetched while one asks, and the lines are opened.
  if (known) Promise.all([roomOf(known.game), textsOf(known.game)]).catch(() => {});
  const ahead = known && (watching || known.held.length) ? seatedAt(match, watching ? [] : known.held) : [];
  for (const client of ahead) client.connect();
  try {
    return await openWith(match, watching, ahead);
  } catch (error) {
    for (const client of ahead) client.close();
    throw error;
  }
}

/** One for each seat that is held; a spectator without one. @param {string} match @param {string[]} held */
function seatedAt(match, held) {
  return held.length ? held.map((seat) => new SeatClient(match, seat)) : [new SeatClient(match, null)];
}

/** @param {string} match @param {boolean} watching @param {SeatClient[]} ahead */
async function openWith(match, watching, ahead) {
  const info = await get(`/matches/${encodeURIComponent(match)}`);
  const wanted = seatedAt(match, watching ? [] : info.held);
  const same = ahead.map((client) => client.seat).join() === wanted.map((client) => client.seat).join();
  const clients = ahead.length && same ? ahead : wanted;
  if (clients !== ahead) {
    for (const client of ahead) client.close();
    for (const client of clients) client.connect(); // its state comes while the room is fetched
  }
  const room = await opened(info.game).catch((error) => {
    for (const client of clients) client.close();
    throw error;
  });
  if (!info.lesson) {
    const { game, held, over, scenario, begun } = info;
    const others = Object.fromEntries(Object.entries(info.seats).filter(([seat]) => !held.includes(seat)));
    const claimed = held.every((/** @type {string} */ seat) => info.seats[seat].person);
    noteMatch({ match, game, held, claimed, over, scenario, begun, others });
  }
  await nextTask(); // a map has just been read
  return new Session(info, room, clients);
}

/** A room with its texts. @param {string} game */
async function opened(game) {
  const [room] = await Promise.all([roomOf(game), textsOf(game)]);
  return room;
}
