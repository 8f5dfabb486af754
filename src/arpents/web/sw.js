// Calls that come while the page is closed: shown once, and opened where they lead.
const worker = /** @type {any} */ (self);

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
