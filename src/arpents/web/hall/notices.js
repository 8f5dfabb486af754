// What one was told, and how one wants to be: the list, hours, ways, and the feed.
import { get, post, Refused } from "../core/api.js";
import { go } from "../core/route.js";
import { language, localized, say, textsOf } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Bar } from "../pages/frame.js";
import { ask, ready } from "./account.js";
import { day, sentenceOf, useTitle, written } from "./forms.js";
import { unseen } from "./notice-count.js";

const MODES = ["at-once", "away", "digest", "never"];
const HOOKS = ["discord", "slack", "json"];
const WEEK = [0, 1, 2, 3, 4, 5, 6]; // from Monday

/** @param {string} id @param {Record<string, unknown>} [args] */
const tell = (id, args = {}) => say(id, args, "@notices");

/** @typedef {{known: any, reload: () => Promise<void>}} Given */

async function everything() {
  const [list, settings, ways] = await Promise.all([
    get("/notices"),
    get("/notices/settings"),
    get("/notices/channels"),
  ]);
  return { ...list, settings, channels: ways.channels };
}

export function NoticesPage() {
  const [known, setKnown] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const reload = async () => setKnown(await everything());
  useEffect(() => {
    Promise.all([ready(), textsOf("@notices"), ask(), reload()]).catch((error) => {
      if (error instanceof Refused && error.status === 401) go(["sign-in"], true);
      else setTrouble(error);
    });
  }, []);
  const count = unseen.value;
  useEffect(() => {
    if (known && count !== known.unseen) reload().catch(() => {});
  }, [count]);
  language.value;
  useTitle(known ? tell("notices") : "");
  if (!known)
    return html`<${Bar} /><main class="waiting">${trouble && html`<p class="trouble" role="alert">${sentenceOf(trouble)}</p>`}</main>`;
  const given = { known, reload };
  return html`<${Bar} />
    <main class="hall notices">
      <h1>${tell("notices")}</h1>
      <${List} ...${given} /><${Hours} ...${given} /><${Ways} ...${given} /><${Feed} ...${given} />
    </main>`;
}

/** Do one thing at a time, and say how it went, in the words of this page. */
function useSaid() {
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState(/** @type {{error?: any, done?: string} | null} */ (null));
  const run = async (/** @type {() => Promise<any>} */ work, done = "") => {
    setBusy(true);
    setNews(null);
    try {
      await work();
      setNews({ done });
    } catch (error) {
      setNews({ error });
    }
    setBusy(false);
  };
  const text = news?.error instanceof Declined ? tell("push-declined") : news?.error && sentenceOf(news.error);
  const said = html`<p class="hall-news" role="status">${news?.done ? tell(news.done) : ""}</p>
    ${text && html`<p class="trouble" role="alert">${text}</p>`}`;
  return { run, busy, said };
}

/** @param {Given} props */
function List({ known, reload }) {
  const { run, busy, said } = useSaid();
  const { notices } = known;
  const see = () =>
    run(async () => {
      unseen.value = (await post("/notices/seen", { until: notices[0].id })).unseen;
      await reload();
    });
  return html`<section aria-labelledby="notices-list" data-notices><h2 id="notices-list">${tell("notices-list")}</h2>
    ${
      notices.length
        ? html`<ul class="hall-list">${notices.map(
            (/** @type {any} */ one) => html`<li key=${one.id} class=${one.seen ? "" : "is-new"}>
        <a href=${one.link}>${localized(one)}</a>
        <span>${!one.seen && html`<strong class="new">${tell("notice-new")}</strong> `}<time datetime=${new Date(one.made).toISOString()}>${day(new Date(one.made).toISOString())}</time></span></li>`,
          )}</ul>`
        : html`<p class="hall-about">${tell("notices-none")}</p>`
    }
    ${known.unseen > 0 && html`<p><button type="button" data-see disabled=${busy} onClick=${see}>${tell("notices-see")}</button></p>`}
    ${said}</section>`;
}

/** @param {number} minutes */
const clockOf = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** @param {string} text */
const minutesOf = (text) => {
  const [hours, minutes] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** A day of the week by its number. @param {number} number */
const weekday = (number) =>
  new Intl.DateTimeFormat(language.value === "fr" ? "fr-CA" : "en-CA", { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, 0, 1 + number)),
  );

/** @param {Given} props */
function Hours({ known, reload }) {
  const { run, busy, said } = useSaid();
  const { settings } = known;
  const save = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const told = written(event);
    const data = new FormData(form);
    run(async () => {
      const quiet = told.begin && told.end ? { begin: minutesOf(told.begin), end: minutesOf(told.end) } : null;
      await post("/notices/settings", {
        mode: told.mode,
        digest_at: minutesOf(told.digest_at || "18:00"),
        quiet,
        weekdays: data.getAll("weekday").map(Number),
        dates: told.dates.split(/[\s,;]+/).filter(Boolean),
        reminders: "reminders" in told,
      });
      await reload();
    }, "notices-saved");
  };
  const time = (/** @type {string} */ name, /** @type {number | undefined} */ value) =>
    html`<label class="hall-field"><span>${tell(`notices-${name}`)}</span><input type="time" name=${name} defaultValue=${value === undefined ? "" : clockOf(value)} /></label>`;
  return html`<section aria-labelledby="notices-hours"><h2 id="notices-hours">${tell("notices-hours")}</h2>
    <form class="hall-grid" data-hours onSubmit=${save}>
      <label class="hall-field"><span>${tell("notices-mode")}</span><select name="mode">
        ${MODES.map((mode) => html`<option key=${mode} value=${mode} selected=${settings.mode === mode}>${tell(`notices-mode-${mode}`)}</option>`)}</select></label>
      ${time("digest_at", settings.digest_at)}
      ${time("begin", settings.quiet?.begin)}${time("end", settings.quiet?.end)}
      <fieldset class="hall-field weekdays"><legend>${tell("notices-weekdays")}</legend>
        ${WEEK.map((number) => html`<label key=${number}><input type="checkbox" name="weekday" value=${number} defaultChecked=${settings.weekdays.includes(number)} /> ${weekday(number)}</label>`)}</fieldset>
      <label class="hall-field"><span>${tell("notices-dates")}</span><small>${tell("notices-dates-how")}</small><input name="dates" defaultValue=${settings.dates.join(" ")} spellcheck=${false} /></label>
      <p class="hall-buttons"><label><input type="checkbox" name="reminders" defaultChecked=${settings.reminders} /> ${tell("notices-reminders")}</label></p>
      <p class="hall-buttons hall-about">${tell("notices-zone", { zone: settings.time_zone.replaceAll("_", " ") })}</p>
      <p class="hall-buttons"><button class="primary" disabled=${busy}>${tell("notices-save")}</button></p>
    </form>${said}</section>`;
}

/** The person, or the browser, did not want to be called. */
class Declined extends Error {}

/** @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {string} key of the house */
async function subscribe(key) {
  const [worker] = await Promise.all([navigator.serviceWorker.register("/sw.js"), navigator.serviceWorker.ready]);
  if ((await Notification.requestPermission()) !== "granted") throw new Declined();
  let subscription;
  try {
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    throw new Declined();
  }
  const { endpoint, keys } = subscription.toJSON();
  return post("/notices/channels", { kind: "push", endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** @param {Given} props */
function Ways({ known, reload }) {
  const { run, busy, said } = useSaid();
  const [secret, setSecret] = useState("");
  const { settings, channels } = known;
  const canPush = settings.push_key && "serviceWorker" in navigator && "PushManager" in window;
  const hasMail = channels.some((/** @type {any} */ one) => one.kind === "mail");
  const add = (/** @type {() => Promise<any>} */ work) =>
    run(async () => {
      setSecret((await work()).secret ?? "");
      await reload();
    }, "notices-way-added");
  const addHook = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const { kind, address } = written(event);
    add(async () => {
      const made = await post("/notices/channels", { kind, address });
      form.reset();
      return made;
    });
  };
  const drop = (/** @type {string} */ id) =>
    run(async () => {
      await post(`/notices/channels/${id}`, {}, "DELETE");
      await reload();
    }, "notices-way-dropped");
  return html`<section aria-labelledby="notices-ways" data-ways><h2 id="notices-ways">${tell("notices-ways")}</h2>
    <p class="hall-about">${tell("notices-ways-what")}</p>
    ${
      channels.length > 0 &&
      html`<ul class="hall-list">${channels.map(
        (
          /** @type {any} */ one,
        ) => html`<li key=${one.id}><span>${tell(`way-${one.kind}`)} · ${one.host}${one.broken ? html` <strong>${tell("way-broken")}</strong>` : null}</span>
      <span class="hall-line"><button type="button" disabled=${busy} aria-label=${tell("way-try-of", { way: one.host })} onClick=${() => run(() => post(`/notices/channels/${one.id}/try`, {}), "way-tried")}>${tell("way-try")}</button>
      <button type="button" data-drop=${one.id} disabled=${busy} aria-label=${tell("way-drop-of", { way: one.host })} onClick=${() => drop(one.id)}>${tell("way-drop")}</button></span></li>`,
      )}</ul>`
    }
    ${secret && html`<p>${tell("way-secret")} <code data-secret>${secret}</code></p>`}
    <p class="hall-buttons">
      ${settings.mail && !hasMail && html`<button type="button" data-mail disabled=${busy} onClick=${() => add(() => post("/notices/channels", { kind: "mail" }))}>${tell("way-add-mail", { mail: settings.mail })}</button>`}
      ${canPush && html`<button type="button" data-push disabled=${busy} onClick=${() => add(() => subscribe(settings.push_key))}>${tell("way-add-push")}</button>`}</p>
    ${settings.post && !settings.mail && html`<p class="hall-about" data-no-mail>${tell("way-no-mail")} <a href="#/me">${tell("way-to-mail")}</a></p>`}
    ${!settings.push_key && html`<p class="hall-about">${tell("way-no-push")}</p>`}
    <form class="hall-line" data-hook onSubmit=${addHook}>
      <label class="hall-field"><span>${tell("way-hook")}</span><input name="address" type="url" required placeholder="https://" spellcheck=${false} /></label>
      <label class="hall-field"><span>${tell("way-form")}</span><select name="kind">${HOOKS.map((kind) => html`<option key=${kind} value=${kind}>${tell(`way-${kind}`)}</option>`)}</select></label>
      <button disabled=${busy}>${tell("way-add")}</button></form>${said}</section>`;
}

/** @param {Given} props */
function Feed({ known, reload }) {
  const { run, busy, said } = useSaid();
  const [address, setAddress] = useState("");
  const open = () =>
    run(async () => {
      setAddress((await post("/notices/feed", {})).address);
      await reload();
    });
  const close = () =>
    run(async () => {
      await post("/notices/feed", {}, "DELETE");
      setAddress("");
      await reload();
    }, "feed-closed");
  return html`<section aria-labelledby="notices-feed" data-feed><h2 id="notices-feed">${tell("feed")}</h2>
    <p class="hall-about">${tell("feed-what")}</p>
    ${address && html`<p>${tell("feed-address")} <code>${address}</code></p>`}
    <p class="hall-buttons"><button type="button" disabled=${busy} onClick=${open}>${tell(known.settings.feed ? "feed-again" : "feed-open")}</button>
      ${known.settings.feed && html`<button type="button" disabled=${busy} onClick=${close}>${tell("feed-close")}</button>`}</p>${said}</section>`;
}
