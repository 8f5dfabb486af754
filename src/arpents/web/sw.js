// Behind the page: what can be read without a connection is kept here, and calls that come while the page is closed.
//
// Kept for everybody alike: the files of the page, games, rules and words. Of what one looks at: records, which are
// forgotten when somebody signs out (core/offline.js). Nothing of a match that is being played, and nothing of an account.
const worker = /** @type {any} */ (self);
const PAGE = "arpents-page";
const RECORDS = "arpents-records";
const FILE = /^\/v-[0-9a-f]{16}\//;
const ANSWER = /^\/api\/(games|texts)(\/|$)/;
const RECORD = /^\/api\/replays\/[^/]+\/\d+$/;
const PATIENCE = 4000; // milliseconds until a page that is here is shown instead of one that does not come
const MOST_RECORDS = 2000; // answers

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method === "POST" && url.pathname === "/api/replays") event.respondWith(opened(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && url.pathname === "/") event.respondWith(page(event));
  else if (FILE.test(url.pathname) || (ANSWER.test(url.pathname) && url.searchParams.has("v")))
    event.respondWith(kept(request));
  else if (RECORD.test(url.pathname)) event.respondWith(seen(request, request.url));
  else if (url.pathname === "/api/kept") event.respondWith(seen(request, request.url, PAGE));
});

/** Everything that is the same for everybody, in the edition that is served; others go. */
async function fill() {
  const first = await fetch("/", { cache: "no-cache" });
  const list = await (await fetch("/api/offline", { cache: "no-cache" })).json();
  if (!first.ok) return;
  const cache = await caches.open(PAGE);
  const wanted = [...list.files, ...list.answers];
  for (const path of wanted) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path);
    if (answer.ok) await cache.put(path, answer);
  }
  await cache.put("/", first);
  const named = new Set([...wanted, "/", "/api/kept"].map((path) => new URL(path, worker.location.origin).href));
  for (const one of await cache.keys()) {
    const { pathname } = new URL(one.url);
    const old = FILE.test(pathname) ? !wanted.some((path) => sameEdition(path, pathname)) : !named.has(one.url);
    if (old) await cache.delete(one);
  }
}

/** @param {string} path @param {string} other */
function sameEdition(path, other) {
  return FILE.exec(path)?.[0] === FILE.exec(other)?.[0];
}

/** The page as it is served, or as it was when nobody answers. @param {any} event */
async function page(event) {
  const cache = await caches.open(PAGE);
  const before = await cache.match("/", { ignoreVary: true });
  const asked = fetch(event.request).then(async (answer) => {
    if (answer.ok && before && (await edition(answer.clone())) !== (await edition(before.clone())))
      event.waitUntil(fill().catch(() => {}));
    return answer;
  });
  if (!before) return asked;
  const late = new Promise((go) => setTimeout(() => go(before.clone()), PATIENCE));
  return Promise.race([asked.catch(() => before.clone()), late]);
}

/** @param {Response} answer */
async function edition(answer) {
  return /\/v-[0-9a-f]{16}\//.exec(await answer.text())?.[0];
}

/** What never changes under its name; without a connection also under the name of an older house. @param {Request} request */
async function kept(request) {
  const cache = await caches.open(PAGE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const older = await cache.match(request, { ignoreVary: true, ignoreSearch: true });
    if (older) return older;
    throw error;
  }
}

/** As it is, and when nobody answers as it was. @param {Request} request @param {string} key @param {string} [place] */
async function seen(request, key, place = RECORDS) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(place, key, answer.clone());
    return answer;
  } catch (error) {
    const before = await (await caches.open(place)).match(key, { ignoreVary: true });
    if (before) return before;
    throw error;
  }
}

/** @param {string} place @param {string} key @param {Response} answer */
async function put(place, key, answer) {
  const cache = await caches.open(place);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const one of keys.slice(0, Math.max(0, keys.length - MOST_RECORDS))) await cache.delete(one);
}

/** A record that is opened: by what was asked. @param {Request} request */
async function opened(request) {
  const body = await request.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const name = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return seen(request, `/api/replays?of=${name}`);
}

// -- calls

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, link, tag } = event.data.json();
  const options = { body: body === title ? "" : body, tag, icon: "/icon.svg", data: { link } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { hash } = new URL(event.notification.data.link);
  const goal = new URL(`/${hash}`, worker.location.origin).href;
  event.waitUntil(openAt(goal));
});

/** @param {string} goal */
async function openAt(goal) {
  const open = await worker.clients.matchAll({ type: "window" });
  const known = open.find((/** @type {any} */ one) => one.url === goal);
  return known ? known.focus() : worker.clients.openWindow(goal);
}
