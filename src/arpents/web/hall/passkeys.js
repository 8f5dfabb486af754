// Passkeys: what the hall asks for, given to the browser; what the browser gives, as the hall reads it.
import { post } from "../core/api.js";

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null | undefined} buffer */
function text(buffer) {
  if (!buffer) return undefined;
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Somebody closed the browser's question, or the device had nothing to show. */
export class Declined extends Error {
  /** @param {any} cause */
  constructor(cause) {
    super(String(cause));
    this.known = cause?.name === "InvalidStateError"; // it has one of those that were named
  }
}

/** @param {() => Promise<Credential | null>} question @returns {Promise<any>} */
async function answered(question) {
  let found;
  try {
    found = await question();
  } catch (error) {
    throw new Declined(error);
  }
  if (!found) throw new Declined("nothing");
  const { id, rawId, type, response, authenticatorAttachment } = /** @type {any} */ (found);
  const given = Object.fromEntries(
    ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]
      .map((name) => [name, text(response[name])])
      .filter(([, value]) => value !== undefined),
  );
  return { id, rawId: text(rawId), type, response: given, authenticatorAttachment };
}

/** Make one. @param {string} path where its options are asked for @param {object} body @returns {Promise<any>} */
export async function make(path, body) {
  const { options } = await post(path, body);
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((/** @type {any} */ one) => ({ ...one, id: bytes(one.id) })),
  };
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** Show one. @returns {Promise<any>} */
export async function show() {
  const { options } = await post("/hall/passkeys/sign-in/options", {});
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  return answered(() => navigator.credentials.get({ publicKey }));
}

/** This browser in two words, to call a passkey by. */
export function deviceName() {
  const told = navigator.userAgent;
  const system =
    ["iPhone", "iPad", "Android", "Windows", "CrOS", "Mac", "Linux"].find((one) => told.includes(one)) ?? "";
  const browser = ["Edg", "Firefox", "Chrome", "Safari"].find((one) => told.includes(one)) ?? "";
  return [browser === "Edg" ? "Edge" : browser, system].filter(Boolean).join(", ") || "Arpents";
}
