// Where one is: everything stands behind `#`, which browsers never send.
import { signal } from "./ui.js";

/** @returns {string[]} */
function read() {
  const path = location.hash.replace(/^#\/?/, "");
  return path ? path.split("/").map(decoded) : [];
}

/** Somebody may have written the address by hand, or cut it short. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(read());

addEventListener("hashchange", () => {
  route.value = read();
});

/** @param {(string | number)[]} parts */
export function hashOf(parts) {
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

/** @param {(string | number)[]} parts @param {boolean} [quietly] without a step in the browser's history */
export function go(parts, quietly = false) {
  const hash = hashOf(parts);
  if (hash === location.hash) return;
  if (quietly) {
    history.replaceState(null, "", hash);
    route.value = read();
  } else {
    location.hash = hash;
  }
}
