// Pick a game, a scenario, a seat and an opponent, and play.
import { keep, post } from "../core/api.js";
import { bring, broughtTo } from "../core/armies.js";
import { noteMatch } from "../core/recent.js";
import { go } from "../core/route.js";
import { remember, remembered } from "../core/settings.js";
import { localized, say } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";
import { CardInShort } from "../table/card.js";
import { LearnLink } from "../table/learn-link.js";
import { RuleLink } from "../table/rules.js";
import { seatClass } from "../board/pieces.js";
import { Bar, hallParts, Trouble } from "./frame.js";
import { RecentMatches, TakeUp } from "./recent-matches.js";
import { Vignette } from "./vignette.js";

/** @param {{slug?: string}} props */
export function StartPage({ slug }) {
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const load = () =>
      keep("/games").then(
        (answer) => setGames(answer.games),
        (error) => {
          setTrouble(error);
          setTimeout(load, 2000);
        },
      );
    load();
  }, []);
  const game = games?.find((entry) => entry.slug === (slug ?? remembered("game", "quebec-1759"))) ?? games?.[0];
  return html`<${Bar} slug=${game?.slug} />
    <main class="start">
      <header class="start-title"><h1>Arpents</h1><p>${say("ui-motto")}</p><p class="learn-entry">${games && html`<${TakeUp} games=${games} />`} <a class="button" data-learn href="#/learn">${say("ui-learn")}</a>${hallParts.value && html` <a class="button" data-lobby href="#/lobby">${say("ui-lobby")}</a>`}</p></header>
      ${trouble && !games && html`<${Trouble} error=${trouble} />`}
      ${
        games &&
        html`<section aria-labelledby="games-title"><h2 id="games-title">${say("ui-games")}</h2>
        <ul class="games">${games.map(
          (entry) => html`<li key=${entry.slug}>
          <a href=${`#/new/${entry.slug}`} class=${classes("game", entry === game && "is-chosen")} aria-current=${entry === game ? "true" : undefined} data-game=${entry.slug}>
            <${Vignette} slug=${entry.slug} /><b>${localized(entry, "title")}</b><span>${localized(entry, "about")}</span></a></li>`,
        )}</ul></section>`
      }
      ${game && html`<${NewMatch} key=${game.slug} game=${game} picked=${game.slug === slug} />`}
      <${RecentMatches} games=${games ?? []} />
      <${RecordFromDisk} />
      <footer><a data-kept href="#/kept">${say("ui-kept")}</a></footer>
    </main>`;
}

/** @param {{game: any, picked: boolean}} props */
function NewMatch({ game, picked }) {
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => {
    const below = form.current && form.current.getBoundingClientRect().top > innerHeight * 0.7;
    if (picked && below) form.current?.scrollIntoView({ block: "start" }); // a small screen shows nothing of it
  }, []);
  const [brought] = useState(() => broughtTo(game.slug));
  const [scenario, setScenario] = useState(brought?.scenario ?? game.scenarios[0]?.id);
  const [own, setOwn] = useState(game.seats[0].id);
  const [opponent, setOpponent] = useState(remembered("opponent", "bot"));
  const wanted = remembered("bot", "");
  const [bot, setBot] = useState(game.offered.includes(wanted) ? wanted : game.offered[1]);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({ ...brought?.options }));
  const [hints, setHints] = useState(/** @type {boolean | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);

  const [paces, setPaces] = useState(/** @type {typeof import("../lobby/pace-fields.js") | null} */ (null));
  useEffect(() => {
    if (opponent !== "person") return;
    import("../lobby/pace-fields.js").then(async (found) => {
      await found.ready();
      setPaces(found);
    }, setTrouble);
  }, [opponent]);
  const hinted = hints ?? opponent !== "person"; // somebody who comes by a link has not been asked
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    const filled = /** @type {HTMLFormElement} */ (event.currentTarget);
    setBusy(true);
    remember("game", game.slug);
    remember("opponent", opponent);
    remember("bot", bot);
    const other = opponent === "bot" ? { kind: "bot", bot } : { kind: opponent === "person" ? "open" : "person" };
    const seats = Object.fromEntries(
      game.seats.map((/** @type {any} */ seat) => [seat.id, seat.id === own ? { kind: "person" } : other]),
    );
    try {
      const chosen = opponent === "person" && paces?.paceIn(new FormData(filled));
      const pace = chosen ? { kind: chosen.kind, ...chosen.terms } : null;
      const made = await post("/matches", { game: game.slug, scenario, options, seats, hints: hinted, pace });
      /** @type {Record<string, string>} */
      const links = {};
      /** @type {Record<string, string>} */
      const own = {};
      for (const [seat, facts] of Object.entries(made.seats)) {
        const { kind, link } = /** @type {any} */ (facts);
        if (link) (kind === "open" ? links : own)[seat] = link;
      }
      const held = Object.keys(own);
      if (brought) bring(game.slug, null);
      noteMatch({ match: made.match, game: game.slug, held, over: false, links, own });
      go(["play", made.match]);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };

  return html`<form class="new-match" ref=${form} onSubmit=${start} aria-labelledby="new-title">
    <header><h2 id="new-title">${say("ui-new", { game: localized(game, "title") })}</h2><${LearnLink} slug=${game.slug} /></header>
    <div class="new-grid">
    ${
      game.scenarios.length > 1 &&
      html`<label class="field">${say("ui-scenario")}
      <select name="scenario" onChange=${(/** @type {any} */ event) => setScenario(event.target.value)}>
        ${game.scenarios.map((/** @type {any} */ entry) => html`<option value=${entry.id} selected=${entry.id === scenario}>${localized(entry, "title")}</option>`)}</select></label>`
    }
    <fieldset class="field"><legend>${say("ui-seat")}</legend>
      ${game.seats.map(
        (
          /** @type {any} */ seat,
        ) => html`<label class=${classes("pick", seatClass(seat.id))} key=${seat.id}><input type="radio" name="seat" value=${seat.id} checked=${own === seat.id}
        onChange=${() => setOwn(seat.id)} /> ${localized(seat, "title")}</label>`,
      )}</fieldset>
    <fieldset class="field"><legend>${say("ui-opponent")}</legend>
      ${["bot", "person", "hot-seat"].map(
        (
          kind,
        ) => html`<label class="pick" key=${kind}><input type="radio" name="opponent" value=${kind} checked=${opponent === kind}
        onChange=${() => setOpponent(kind)} /> ${say(`ui-opponent-${kind}`)}</label>`,
      )}
      ${
        opponent === "bot" &&
        html`<label class="sub">${say("ui-bot")} <select name="bot" onChange=${(/** @type {any} */ event) => setBot(event.target.value)}>
        ${game.offered.map((/** @type {string} */ id) => html`<option value=${id} selected=${id === bot}>${say(`ui-bot-${id}`)}</option>`)}</select></label>`
      }</fieldset>
    </div>
    ${opponent === "person" && paces && html`<div class="new-grid" data-pace-fields><${paces.PaceFields} /></div>`}
    <${CardInShort} slug=${game.slug} scenario=${scenario} seat=${own} />
    ${
      game.options.length > 0 &&
      html`${game.options.some((/** @type {any} */ option) => option.written) && html`<p><a class="button" data-army href=${`#/army/${game.slug}`}>${say("ui-army")}</a>${brought && html` <span>${say("ui-army-brought")}</span>`}</p>`}
      <details class="options"><summary>${say("ui-options", { count: game.options.length })}</summary>
      ${game.options.map(
        (/** @type {any} */ option) => html`<div class="option" key=${option.id}><label>${localized(option, "title")}
        ${
          option.written
            ? html`<input name=${`option-${option.id}`} placeholder=${localized(option.values[0], "title")} value=${options[option.id] ?? ""} spellcheck="false"
          onInput=${(/** @type {any} */ event) => setOptions(withOption(options, option.id, event.target.value.trim()))} />`
            : html`<select name=${`option-${option.id}`} onChange=${(/** @type {any} */ event) => setOptions({ ...options, [option.id]: event.target.value })}>
          ${option.values.map((/** @type {any} */ value) => html`<option value=${value.id} selected=${value.id === (options[option.id] ?? option.values[0].id)}>${localized(value, "title")}</option>`)}</select>`
        }</label>
        <${RuleLink} rule=${option.rule} slug=${game.slug} /></div>`,
      )}</details>`
    }
    <p class="hints-wanted"><label class="pick"><input type="checkbox" name="hints" checked=${hinted} onChange=${(/** @type {any} */ event) => setHints(event.target.checked)} /> ${say("ui-hints-wanted")}</label></p>
    ${trouble && html`<${Trouble} error=${trouble} />`}
    <p><button type="submit" class="primary big" disabled=${busy}>${say("ui-begin")}</button></p>
  </form>`;
}

/** @param {Record<string, string>} options @param {string} id @param {string} value  nothing: the usual one */
function withOption(options, id, value) {
  const { [id]: _, ...others } = options;
  return value ? { ...others, [id]: value } : others;
}

function RecordFromDisk() {
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const open = async (/** @type {any} */ event) => {
    setTrouble(null);
    const [file] = event.target.files;
    if (!file) return;
    try {
      const { openRecord } = await import("./replay.js");
      const replay = await openRecord(await file.text());
      go(["replay", replay.replay, 0]);
    } catch (error) {
      setTrouble(error);
    }
  };
  return html`<section class="from-disk" aria-labelledby="disk-title"><h2 id="disk-title">${say("ui-open-record")}</h2>
    <label class="file button">${say("ui-open-record-hint")}<input class="unseen" type="file" accept=".arp,text/plain" onChange=${open} /></label>
    ${trouble && html`<${Trouble} error=${trouble} />`}</section>`;
}
