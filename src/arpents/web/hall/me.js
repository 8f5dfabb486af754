// One's account: what one is called, the ways in, sessions, programs; and how to leave.
import { get, post, Refused } from "../core/api.js";
import { go, hashOf } from "../core/route.js";
import { wanted } from "../core/settings.js";
import { language } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Bar } from "../pages/frame.js";
import { ask, hall, ready, setMe, tell, zones } from "./account.js";
import { day, Field, sentenceOf, useDoing, useTitle, written } from "./forms.js";
import { OwnSeats } from "./own-seats.js";
import { deviceName, make } from "./passkeys.js";
import { Programs } from "./programs.js";

/** @typedef {{account: any, reload: () => Promise<void>}} Given */

export function MePage() {
  const [account, setAccount] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const reload = async () => setAccount(await get("/hall/me/account"));
  useEffect(() => {
    Promise.all([ready(), ask(), reload()]).catch((error) => {
      if (error instanceof Refused && error.status === 401) go(["sign-in"], true);
      else setTrouble(error);
    });
  }, []);
  language.value;
  useTitle(account?.me.name ?? "");
  if (!account)
    return html`<${Bar} /><main class="waiting">${trouble && html`<p class="trouble" role="alert">${sentenceOf(trouble)}</p>`}</main>`;
  const given = { account, reload };
  return html`<${Bar} />
    <main class="hall">
      <h1>${account.me.name}</h1>
      <p><a href=${hashOf(["person", account.me.name])}>${tell("hall-own-page")}</a></p>
      <${Profile} ...${given} /><${Passkeys} ...${given} /><${Mail} ...${given} /><${Sessions} ...${given} /><${OwnSeats} />
      <${Programs} ...${given} /><${Leave} ...${given} />
    </main>`;
}

/** @param {Given} props */
function Profile({ account, reload }) {
  const { run, busy, said } = useDoing();
  const save = (/** @type {Event} */ event) => {
    const profile = written(event);
    run(async () => {
      const { me } = await post("/hall/me", profile, "PUT");
      setMe(me);
      wanted.value = me.language;
      await reload();
    }, "hall-saved");
  };
  const out = () =>
    run(async () => {
      await post("/hall/sign-out", {});
      setMe(null);
      go([]);
    });
  const { name, language: spoken, time_zone: zone } = account.me;
  const known = zones().includes(zone) ? zones() : [zone, ...zones()];
  return html`<section aria-labelledby="me-profile"><h2 id="me-profile">${tell("hall-profile")}</h2>
    <form class="hall-grid" data-profile onSubmit=${save}>
      <${Field} name="name" label=${tell("hall-name")} value=${name} autocomplete="username" />
      <label class="hall-field">${tell("hall-language")}<select name="language">
        <option value="fr" lang="fr" selected=${spoken === "fr"}>Français</option><option value="en" lang="en" selected=${spoken === "en"}>English</option></select></label>
      <label class="hall-field">${tell("hall-time-zone")}<select name="time_zone">
        ${known.map((one) => html`<option key=${one} value=${one} selected=${one === zone}>${one.replaceAll("_", " ")}</option>`)}</select></label>
      <p class="hall-buttons"><button class="primary" disabled=${busy}>${tell("hall-save")}</button>
        <button type="button" data-sign-out disabled=${busy} onClick=${out}>${tell("hall-sign-out")}</button></p>
    </form>${said}</section>`;
}

/** @param {Given} props */
function Passkeys({ account, reload }) {
  const { run, busy, said } = useDoing();
  if (!hall.value?.passkeys && !account.passkeys.length) return null;
  const add = (/** @type {Event} */ event) => {
    const { name } = written(event);
    run(async () => {
      const credential = await make("/hall/me/passkeys/options", {});
      await post("/hall/me/passkeys", { credential, name });
      await reload();
    }, "hall-passkey-added");
  };
  const remove = (/** @type {string} */ id) =>
    run(async () => {
      await post(`/hall/me/passkeys/${id}`, {}, "DELETE");
      await reload();
    }, "hall-passkey-removed");
  return html`<section aria-labelledby="me-passkeys" data-passkeys><h2 id="me-passkeys">${tell("hall-passkeys")}</h2>
    <p class="hall-about">${tell("hall-passkey-what")}</p>
    ${
      account.passkeys.length > 0 &&
      html`<ul class="hall-list">${account.passkeys.map(
        (
          /** @type {any} */ key,
        ) => html`<li key=${key.id}><span><b>${key.name}</b> <small>${tell("hall-made-used", { made: day(key.created), used: day(key.used) })}</small></span>
      <button type="button" disabled=${busy} aria-label=${tell("hall-remove-named", { person: key.name })} onClick=${() => remove(key.id)}>${tell("hall-remove")}</button></li>`,
      )}</ul>`
    }
    ${hall.value?.passkeys && html`<form class="hall-line" data-add-passkey onSubmit=${add}><${Field} name="name" label=${tell("hall-passkey-name")} value=${deviceName()} /><button disabled=${busy}>${tell("hall-add-passkey")}</button></form>`}
    ${said}</section>`;
}

/** @param {Given} props */
function Mail({ account, reload }) {
  const { run, busy, said } = useDoing();
  if (!hall.value?.mail && !account.mail) return null;
  const send = (/** @type {Event} */ event) => {
    const { mail } = written(event);
    run(() => post("/hall/me/mail", { mail, language: wanted.value }), "hall-address-sent");
  };
  const forget = () =>
    run(async () => {
      await post("/hall/me/mail", {}, "DELETE");
      await reload();
    }, "hall-address-forgotten");
  return html`<section aria-labelledby="me-mail"><h2 id="me-mail">${tell("hall-mail")}</h2>
    ${account.mail ? html`<ul class="hall-list"><li><b>${account.mail}</b> <button type="button" disabled=${busy} onClick=${forget}>${tell("hall-forget")}</button></li></ul>` : html`<p class="hall-about">${tell("hall-no-mail")}</p>`}
    ${hall.value?.mail && html`<form class="hall-line" data-address onSubmit=${send}><${Field} name="mail" type="email" label=${tell(account.mail ? "hall-other-mail" : "hall-mail")} autocomplete="email" /><button disabled=${busy}>${tell("hall-confirm-mail")}</button></form>`}
    ${said}</section>`;
}

/** @param {Given} props */
function Sessions({ account, reload }) {
  const { run, busy, said } = useDoing();
  const end = (/** @type {string} */ path) =>
    run(async () => {
      await post(`/hall/me/sessions${path}`, {}, "DELETE");
      await reload();
    }, "hall-session-ended");
  const others = account.sessions.filter((/** @type {any} */ one) => !one.current);
  return html`<section aria-labelledby="me-sessions" data-sessions><h2 id="me-sessions">${tell("hall-sessions")}</h2>
    <ul class="hall-list">${account.sessions.map((/** @type {any} */ one) => {
      const name = one.agent || tell("hall-some-device");
      return html`<li key=${one.id}><span><b>${name}</b> <small>${one.current ? tell("hall-this-device") : tell("hall-last-seen", { moment: day(one.seen) })}</small></span>
      ${!one.current && html`<button type="button" disabled=${busy} aria-label=${tell("hall-end-named", { person: name })} onClick=${() => end(`/${one.id}`)}>${tell("hall-end")}</button>`}</li>`;
    })}</ul>
    ${others.length > 0 && html`<p><button type="button" data-end-others disabled=${busy} onClick=${() => end("")}>${tell("hall-end-others")}</button></p>`}
    ${said}</section>`;
}

/** @param {Given} props */
function Leave({ account }) {
  const { run, busy, said } = useDoing();
  const leave = (/** @type {Event} */ event) => {
    const { name } = written(event);
    run(async () => {
      await post("/hall/me/leave", { name });
      setMe(null);
      go([]);
    });
  };
  return html`<section aria-labelledby="me-leave"><details class="hall-leave"><summary><h2 id="me-leave">${tell("hall-leave")}</h2></summary><div class="hall-part">
    <p>${tell("hall-leave-what")}</p>
    <form class="hall-line" data-leave onSubmit=${leave}><${Field} name="name" label=${tell("hall-leave-name", { person: account.me.name })} />
      <button class="danger" disabled=${busy}>${tell("hall-leave-now")}</button></form>${said}</div></details></section>`;
}
