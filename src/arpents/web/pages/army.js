// The army builder of Muskets & Tomahawks: two lists, weighed by the game, kept, shared as texts, and played.
import { keep, post, Refused } from "../core/api.js";
import { bring, broughtTo, keepList, keptLists, written } from "../core/armies.js";
import { go } from "../core/route.js";
import { called, capital, language, localized, say, textsOf } from "../core/speech.js";
import { classes, html, useEffect, useRef, useState } from "../core/ui.js";
import { seatClass } from "../board/pieces.js";
import { RuleLink } from "../table/rules.js";
import { Bar, Trouble } from "./frame.js";

/** @typedef {import("../core/armies.js").List} List */

const SLUG = "muskets-tomahawks";
const SEATS = ["attacker", "defender"];
const MOST_BOATS = 8; // of a kind that the form counts to
const spelt = (/** @type {string} */ id) => id.replaceAll("_", "-");
const tell = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => say(id, args, SLUG);
const titled = (/** @type {string} */ id) => capital(tell(id));

export function ArmyPage() {
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  useEffect(() => {
    Promise.all([
      keep(`/games/${SLUG}`),
      keep(`/games/${SLUG}/data/profiles.json`),
      keep(`/games/${SLUG}/data/armies.json`),
      keep(`/games/${SLUG}/data/terrain.json`),
      textsOf(SLUG),
    ]).then(
      ([game, { profiles, options }, { armies }, { boats }]) => setFacts({ game, profiles, options, armies, boats }),
      setTrouble,
    );
  }, []);
  language.value;
  if (!facts)
    return html`<${Bar} slug=${SLUG} /><main class="waiting">${trouble ? html`<${Trouble} error=${trouble} />` : html`<p>${say("ui-opening")}</p>`}</main>`;
  return html`<${Builder} facts=${facts} />`;
}

/** @param {{facts: any}} props */
function Builder({ facts }) {
  const brought = broughtTo(SLUG);
  const [scenario, setScenario] = useState(brought?.scenario ?? facts.game.scenarios[0].id);
  const sizes = facts.game.options.find((/** @type {any} */ one) => one.id === "size").values;
  const [size, setSize] = useState(brought?.options.size ?? sizes[0].id);
  const [texts, setTexts] = useState(
    /** @type {Record<string, string>} */ ({
      attacker: brought?.options["attacker-army"] ?? "french",
      defender: brought?.options["defender-army"] ?? "british",
    }),
  );
  const [sheets, setSheets] = useState(/** @type {Record<string, any>} */ ({}));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const asked = useRef(0);
  const options = () => ({
    size,
    ...Object.fromEntries(SEATS.map((seat) => [`${seat}-army`, texts[seat]])),
  });
  useEffect(() => {
    const asking = ++asked.current;
    post(`/games/${SLUG}/written`, { scenario, options: options() }).then(
      (answer) => {
        if (asking !== asked.current) return;
        setTrouble(null);
        setSheets(Object.fromEntries(SEATS.map((seat) => [seat, answer.written[`${seat}-army`]])));
      },
      (error) => {
        if (!(error instanceof Refused) || asking === asked.current) setTrouble(error);
      },
    );
  }, [scenario, size, texts.attacker, texts.defender]);
  const right = SEATS.every((seat) => sheets[seat] && !sheets[seat].faults.length);
  const play = () => {
    const lists = Object.fromEntries(SEATS.map((seat) => [`${seat}-army`, sheets[seat].text]));
    bring(SLUG, { scenario, options: { ...options(), ...lists } });
    go(["new", SLUG]);
  };
  return html`<${Bar} slug=${SLUG} title=${localized(facts.game, "title")} />
    <main class="army">
      <header class="army-head"><h1>${tell("page-army")}</h1><p>${tell("page-army-about")} <${RuleLink} rule="21.1" slug=${SLUG} /></p>
        <div class="army-match">
          <label>${say("ui-scenario")} <select name="scenario" onChange=${(/** @type {any} */ event) => setScenario(event.target.value)}>
            ${facts.game.scenarios.map((/** @type {any} */ one) => html`<option value=${one.id} selected=${one.id === scenario}>${localized(one, "title")}</option>`)}</select></label>
          <label>${tell("option-size")} <select name="size" onChange=${(/** @type {any} */ event) => setSize(event.target.value)}>
            ${sizes.map((/** @type {any} */ one) => html`<option value=${one.id} selected=${one.id === size}>${localized(one, "title")}</option>`)}</select></label>
        </div></header>
      ${trouble && html`<${Trouble} error=${trouble} />`}
      <div class="army-lists">${SEATS.map(
        (seat) =>
          sheets[seat] &&
          html`<${ListFace} key=${seat} seat=${seat} sheet=${sheets[seat]} size=${size} facts=${facts} onText=${(/** @type {string} */ text) => setTexts({ ...texts, [seat]: text })} />`,
      )}</div>
      <p class="army-play"><button type="button" data-play aria-disabled=${!right} class=${classes("primary big", !right && "is-closed")}
        onClick=${() => right && play()}>${tell("page-army-play")}</button> ${!right && html`<span>${tell("page-army-not-yet")}</span>`}</p>
    </main>`;
}

/** @param {{seat: string, sheet: any, size: string, facts: any, onText: (text: string) => void}} props */
function ListFace({ seat, sheet, size, facts, onText }) {
  /** @type {List} */
  const list = {
    nation: sheet.nation,
    units: sheet.units,
    boats: sheet.boats.map((/** @type {any} */ one) => one.boat),
  };
  const change = (/** @type {Partial<List>} */ part) => onText(written({ ...list, ...part }));
  const sold = facts.profiles.filter(
    (/** @type {any} */ profile) => profile.nations.includes(list.nation) && !profile.unsold,
  );
  const nations = new Set(facts.profiles.flatMap((/** @type {any} */ profile) => profile.nations));
  const boats = facts.boats.map((/** @type {any} */ boat) => boat.id);
  const ready = facts.armies.filter((/** @type {any} */ army) => String(army.points) === size);
  const own = sheet.faults.filter((/** @type {any} */ fault) => !fault.where.includes(".units["));
  return html`<section class=${classes("army-list", seatClass(seat))} data-list=${seat} aria-labelledby=${`list-${seat}`}>
    <h2 id=${`list-${seat}`}>${titled(`seat-${seat}`)} <span class=${classes("army-total", sheet.total > sheet.points && "is-wrong")}>${tell("page-army-total", { total: sheet.total, points: sheet.points })}</span></h2>
    <div class="army-begin">
      <label>${tell("page-army-nation")} <select name=${`nation-${seat}`} onChange=${(/** @type {any} */ event) => onText(event.target.value)}>
        ${[...nations].map((nation) => html`<option value=${nation} selected=${nation === list.nation}>${tell(`nation-${nation}`)}</option>`)}</select></label>
      <label>${tell("page-army-ready")} <select name=${`ready-${seat}`} onChange=${(/** @type {any} */ event) => event.target.value && onText(event.target.value)}>
        <option value="">–</option>
        ${ready.map((/** @type {any} */ army) => html`<option value=${spelt(army.id)}>${tell(`nation-${army.nation}`)} · ${tell(`ready-${spelt(army.id)}`)}</option>`)}</select></label>
    </div>
    <ol class="army-units">${sheet.units.map(
      (/** @type {any} */ unit, /** @type {number} */ number) =>
        html`<${UnitFace} key=${number} unit=${unit} facts=${facts}
        faults=${sheet.faults.filter((/** @type {any} */ fault) => fault.where.endsWith(`.units[${number}]`))}
        onUnit=${(/** @type {any} */ changed) =>
          change({
            units: changed
              ? list.units.map((one, at) => (at === number ? changed : one))
              : list.units.filter((_, at) => at !== number),
          })} />`,
    )}</ol>
    <label class="army-add">${tell("page-army-add")} <select name=${`add-${seat}`} onChange=${(
      /** @type {any} */ event,
    ) => {
      const profile = sold.find((/** @type {any} */ one) => one.id === event.target.value);
      event.target.value = "";
      if (profile) change({ units: [...list.units, { profile: profile.id, figures: profile.size[0], options: [] }] });
    }}>
      <option value="" selected>–</option>
      ${sold.map((/** @type {any} */ profile) => html`<option value=${profile.id}>${titled(`profile-${spelt(profile.id)}`)} · ${tell(profile.per_unit ? "page-army-each-unit" : "page-army-each", { points: profile.points })}</option>`)}</select></label>
    <p class="army-boats">${boats.map(
      (
        /** @type {string} */ boat,
      ) => html`<label key=${boat}>${titled(`vessel-${boat}`)} <input type="number" min="0" max=${MOST_BOATS} name=${`${boat}-${seat}`} value=${list.boats.filter((one) => one === boat).length}
        onChange=${(/** @type {any} */ event) =>
          change({
            boats: boats.flatMap((/** @type {string} */ one) =>
              Array(
                one === boat
                  ? Math.max(0, Math.min(MOST_BOATS, Number(event.target.value) || 0))
                  : list.boats.filter((had) => had === one).length,
              ).fill(one),
            ),
          })} /></label>`,
    )}</p>
    <ul class="army-faults" role="status">${own.map((/** @type {any} */ fault, /** @type {number} */ number) => html`<li key=${number}><${FaultLine} fault=${fault} /></li>`)}</ul>
    <${ListText} seat=${seat} text=${sheet.text} onText=${onText} />
  </section>`;
}

/** @param {{fault: any}} props */
function FaultLine({ fault }) {
  return html`${localized(fault)} <${RuleLink} rule=${fault.rule} slug=${SLUG} />`;
}

/** @param {{unit: any, facts: any, faults: any[], onUnit: (unit: any) => void}} props */
function UnitFace({ unit, facts, faults, onUnit }) {
  const profile = facts.profiles.find((/** @type {any} */ one) => one.id === unit.profile);
  const name = capital(called(unit.name, SLUG));
  const [least, most] = profile.size;
  const count = (/** @type {number} */ figures) => onUnit({ ...unit, figures });
  return html`<li class="army-unit"><b>${name}</b> <small>${titled(`profile-${spelt(unit.profile)}`)}</small>
    <span class="army-points">${tell("page-points", { count: unit.points })}</span>
    <span class="army-figures">
      ${
        least < most &&
        html`<button type="button" aria-label=${tell("page-army-fewer", { unit: unit.name })} disabled=${unit.figures <= least} onClick=${() => count(unit.figures - 1)}>−</button>
      <output>${unit.figures}</output>
      <button type="button" aria-label=${tell("page-army-more", { unit: unit.name })} disabled=${unit.figures >= most} onClick=${() => count(unit.figures + 1)}>+</button>`
      }
      <button type="button" class="quiet" aria-label=${tell("page-army-remove", { unit: unit.name })} onClick=${() => onUnit(null)}>×</button></span>
    ${
      profile.options.length > 0 &&
      html`<span class="army-upgrades">${profile.options.map((/** @type {string} */ option) => {
        const points = facts.options.find((/** @type {any} */ one) => one.id === option)?.points ?? 0;
        const held = unit.options.includes(option);
        return html`<label key=${option}><input type="checkbox" checked=${held} onChange=${() =>
          onUnit({
            ...unit,
            options: held
              ? unit.options.filter((/** @type {string} */ one) => one !== option)
              : [...unit.options, option],
          })} /> ${titled(`upgrade-${spelt(option)}`)} <small>${points < 0 ? "−" : "+"}${Math.abs(points)}</small></label>`;
      })}</span>`
    }
    ${faults.map((fault) => html`<p class="army-fault" key=${fault.id}><${FaultLine} fault=${fault} /></p>`)}</li>`;
}

/** The list as a text: to be copied, pasted, and kept under a name. @param {{seat: string, text: string, onText: (text: string) => void}} props */
function ListText({ seat, text, onText }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const [name, setName] = useState("");
  const [copied, setCopied] = useState(false);
  const [lists, setLists] = useState(keptLists());
  useEffect(() => {
    setTyped(null);
    setCopied(false);
  }, [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      prompt(say("ui-copy-by-hand"), text);
    }
  };
  return html`<details class="army-text"><summary>${tell("page-army-text")}</summary>
    <textarea name=${`text-${seat}`} rows="3" spellcheck="false" aria-label=${tell("page-army-text")} value=${typed ?? text} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}></textarea>
    <p><button type="button" disabled=${typed === null} data-read onClick=${() => onText((typed ?? text).trim() || text)}>${tell("page-army-read")}</button>
      <button type="button" onClick=${copy}>${copied ? say("ui-copied") : tell("page-army-copy")}</button></p>
    <p><label>${tell("page-army-name")} <input name=${`name-${seat}`} maxlength="40" value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <button type="button" disabled=${!name.trim()} onClick=${() => {
        keepList(name.trim(), text);
        setLists(keptLists());
        setName("");
      }}>${tell("page-army-keep")}</button></p>
    <ul>${Object.entries(lists).map(
      ([
        kept,
        held,
      ]) => html`<li key=${kept}><button type="button" class="quiet" onClick=${() => onText(held)}>${kept}</button>
      <button type="button" class="quiet" aria-label=${tell("page-army-forget", { name: kept })} onClick=${() => {
        keepList(kept, null);
        setLists(keptLists());
      }}>×</button></li>`,
    )}</ul></details>`;
}
