// The API of the table (docs/api.md): everything the page knows comes through here.

/** A refusal: what it says is in `text_fr` and `text_en`, with the rule in `rule`. */
export class Refused extends Error {
  /** @param {number} status @param {Record<string, any>} body */
  constructor(status, body) {
    super(`${status} ${body.reason ?? ""}`);
    this.status = status;
    this.body = body;
  }
}

/** The table does not answer: it is being restarted, or the network is gone. */
export class Unreachable extends Error {}

/** What is called when nobody answers. */
export const onSilence = /** @type {(() => void)[]} */ ([]);

/** @param {string} path @param {RequestInit} [request] */
async function ask(path, request) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...request });
  } catch (error) {
    for (const hear of onSilence) hear();
    throw new Unreachable(String(error));
  }
  if (answer.ok) return answer;
  let body;
  try {
    body = await answer.json();
  } catch {
    body = {};
  }
  if (answer.status >= 500 && !body.reason) throw new Unreachable(String(answer.status));
  throw new Refused(answer.status, body);
}

/** What an answer says; the line may break while it is read. @param {Response} answer @returns {Promise<any>} */
async function read(answer) {
  try {
    return await answer.json();
  } catch (error) {
    throw new Unreachable(String(error));
  }
}

/** @param {string} path @returns {Promise<any>} */
export async function get(path) {
  return read(await ask(path));
}

/** @param {string} path @param {object} body @param {string} [method] @returns {Promise<any>} */
export async function post(path, body, method = "POST") {
  const headers = { "Content-Type": "application/json" };
  return read(await ask(path, { method, headers, body: JSON.stringify(body) }));
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** An address of the API whose answer the browser may keep as long as the server is the same one. @param {string} path */
export function lasting(path) {
  const { house } = document.documentElement.dataset;
  return house ? `${path}?v=${house}` : path;
}

/** What never changes while the server runs: games, rules, words. @param {string} path @returns {Promise<any>} */
export function keep(path) {
  let found = kept.get(path);
  if (!found) {
    found = get(lasting(path));
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}
