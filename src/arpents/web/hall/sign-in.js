// Come in: by a passkey, by a link in the mail, or for the first time. No password anywhere.
import { post, Refused } from "../core/api.js";
import { wanted } from "../core/settings.js";
import { language, say } from "../core/speech.js";
import { html, useEffect, useState } from "../core/ui.js";
import { Bar } from "../pages/frame.js";
import { ask, goBack, hall, ownZone, ready, setMe, tell } from "./account.js";
import { Field, sentenceOf, useDoing, useTitle, written } from "./forms.js";
import { deviceName, make, show } from "./passkeys.js";

/** @param {string} name */
const profileOf = (name) => ({ name, language: wanted.value, time_zone: ownZone() });

/** Whoever is new looks for somebody to play with. @param {any} answer @param {boolean} [isNew] */
function cameIn(answer, isNew = false) {
  setMe(answer.me);
  wanted.value = answer.me.language;
  goBack(isNew ? "lobby" : "me");
}

/** @param {{link?: string}} props  what stands in a letter */
export function SignInPage({ link }) {
  const [known, setKnown] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    Promise.all([ready(), ask()]).then(() => setKnown(true), setTrouble);
  }, []);
  language.value;
  useTitle(known ? tell("hall-sign-in") : "");
  if (!known || !hall.value)
    return html`<${Bar} /><main class="waiting">${trouble && html`<p class="trouble" role="alert">${sentenceOf(trouble)}</p>`}</main>`;
  return html`<${Bar} />
    <main class="hall">
      <h1>${tell("hall-sign-in")}</h1>
      ${link ? html`<${Opening} link=${link} />` : html`<${WaysIn} found=${hall.value} />`}
      <footer><a data-kept href="#/kept">${say("ui-kept")}</a></footer>
    </main>`;
}

/** @param {{found: import("./account.js").Hall}} props */
function WaysIn({ found }) {
  if (found.me)
    return html`<p>${tell("hall-already", { person: found.me.name })}</p><p><a class="button primary" href="#/me">${tell("hall-to-account")}</a></p>`;
  const here = location.hostname === "127.0.0.1" && `http://localhost:${location.port}/#/sign-in`; // passkeys belong to names
  if (!found.passkeys && !found.mail)
    return html`<p>${tell("hall-no-way")}</p>${here && html`<p><a href=${here}>${tell("hall-at-localhost")}</a></p>`}`;
  return html`<p class="hall-about">${tell("hall-why")}</p>
    ${found.passkeys && html`<${ByPasskey} />`}
    ${found.mail && html`<${ByMail} />`}
    ${found.passkeys && html`<${SignUp} />`}`;
}

function ByPasskey() {
  const { run, busy, said } = useDoing();
  const enter = () => run(async () => cameIn(await post("/hall/passkeys/sign-in", { credential: await show() })));
  return html`<section aria-labelledby="by-passkey"><h2 id="by-passkey">${tell("hall-by-passkey")}</h2>
    <p class="hall-about">${tell("hall-passkey-what")}</p>
    <p><button type="button" class="primary big" data-passkey disabled=${busy} onClick=${enter}>${tell("hall-use-passkey")}</button></p>
    ${said}</section>`;
}

function ByMail() {
  const { run, busy, said } = useDoing();
  const send = (/** @type {Event} */ event) => {
    const { mail } = written(event);
    run(() => post("/hall/mail", { mail, language: wanted.value }), "hall-mail-sent");
  };
  return html`<section aria-labelledby="by-mail"><h2 id="by-mail">${tell("hall-by-mail")}</h2>
    <form class="hall-line" data-mail onSubmit=${send}>
      <${Field} name="mail" type="email" label=${tell("hall-mail")} autocomplete="email" hint=${tell("hall-mail-what")} />
      <button disabled=${busy}>${tell("hall-send-link")}</button></form>
    ${said}</section>`;
}

function SignUp() {
  const { run, busy, said } = useDoing();
  const open = (/** @type {Event} */ event) => {
    const profile = profileOf(written(event).name);
    run(async () => {
      const credential = await make("/hall/passkeys/sign-up/options", profile);
      cameIn(await post("/hall/passkeys/sign-up", { ...profile, credential, passkey: deviceName() }), true);
    });
  };
  return html`<section aria-labelledby="sign-up"><h2 id="sign-up">${tell("hall-new")}</h2>
    <form class="hall-line" data-sign-up onSubmit=${open}>
      <${Field} name="name" label=${tell("hall-name")} autocomplete="username" hint=${`${tell("hall-name-what")} ${tell("hall-then-passkey")}`} />
      <button disabled=${busy}>${tell("hall-open-account")}</button></form>
    ${said}</section>`;
}

/** A letter's link: opened by a press, so that no program that reads mail uses it up. @param {{link: string}} props */
function Opening({ link }) {
  const [isNew, setNew] = useState(false);
  const { run, busy, said } = useDoing();
  const open = (/** @type {string} */ name) =>
    run(async () => {
      try {
        const answer = await post("/hall/mail/open", name ? { link, profile: profileOf(name) } : { link });
        cameIn(answer, answer.new);
      } catch (error) {
        if (!(error instanceof Refused && error.body.reason === "name-wanted")) throw error;
        setNew(true);
      }
    });
  if (isNew)
    return html`<p>${tell("hall-name-first")}</p>
      <form class="hall-line" data-sign-up onSubmit=${(/** @type {Event} */ event) => open(written(event).name)}>
        <${Field} name="name" label=${tell("hall-name")} autocomplete="username" hint=${tell("hall-name-what")} />
        <button class="primary" disabled=${busy}>${tell("hall-open-account")}</button></form>${said}`;
  return html`<p>${tell("hall-link-what")}</p>
    <p><button type="button" class="primary big" data-open-link disabled=${busy} onClick=${() => open("")}>${tell("hall-go-on")}</button></p>
    ${said}
    <p><a href="#/sign-in">${tell("hall-other-way")}</a></p>`;
}
