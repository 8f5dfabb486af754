// The chances of a finished match as a curve under its replay, with the largest swings as marks to click.
import { get, post, Refused, Unreachable } from "../core/api.js";
import { localized, percent, say } from "../core/speech.js";
import { classes, html, useEffect, useState } from "../core/ui.js";

const LOOK_EVERY = 700; // milliseconds, while it is being worked out
const WIDTH = 1000;
const HEIGHT = 100;
const MOST_STEPS = 8; // decisions of a plan that are told

/** @param {{replay: any, step: number, seats: any[], onStep: (step: number) => void}} props */
export function Curve({ replay, step, seats, onStep }) {
  const [progress, setProgress] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const path = `/replays/${replay.replay}/analysis`;
  const look = (/** @type {() => Promise<any>} */ ask) =>
    ask().then(setProgress, (error) => {
      if (error instanceof Refused) setTrouble(error.body);
      else if (!(error instanceof Unreachable)) throw error;
    });
  useEffect(() => {
    if (replay.outcome) look(() => get(path));
  }, [path]);
  useEffect(() => {
    if (progress?.status !== "running") return undefined;
    const timer = setTimeout(() => look(() => get(path)), LOOK_EVERY);
    return () => clearTimeout(timer);
  }, [progress]);
  if (!replay.outcome || !progress) return null;
  const start = () => {
    setTrouble(null);
    look(() => post(path, {}));
  };
  if (trouble) return html`<section class="analysis" data-status="refused"><p>${localized(trouble)}</p></section>`;
  if (progress.status === "running") {
    return html`<section class="analysis" data-status="running"><p role="status">${say("ui-analysing", { percent: Math.floor((100 * progress.done) / progress.total) })}
      <progress max=${progress.total} value=${progress.done}></progress></p></section>`;
  }
  if (progress.status !== "done") {
    return html`<section class="analysis" data-status=${progress.status}><p>${progress.status === "failed" ? say("ui-analysis-failed") : ""}
      <button type="button" data-analyse onClick=${start}>${say("ui-analyse")}</button> ${say("ui-analyse-why")}</p></section>`;
  }
  const title = (/** @type {string} */ id) =>
    localized(
      seats.find((seat) => seat.id === id),
      "title",
    );
  return html`<${Drawn} analysis=${progress.analysis} steps=${replay.steps} step=${step} title=${title} onStep=${onStep} />`;
}

/** @param {{analysis: any, steps: number, step: number, title: (seat: string) => string, onStep: (step: number) => void}} props */
function Drawn({ analysis, steps, step, title, onStep }) {
  const chances = [analysis.start, ...analysis.points.map((/** @type {any} */ point) => point.after)];
  const x = (/** @type {number} */ at) => (at / Math.max(1, steps)) * WIDTH;
  const line = chances.map((chance, at) => `${x(at).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`).join(" ");
  const swing = analysis.swings.find((/** @type {any} */ one) => step >= one.first && step <= one.last);
  const click = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    onStep(Math.round(((event.clientX - box.left) / box.width) * steps));
  };
  return html`<section class="analysis" data-status="done" aria-label=${say("ui-curve", { seat: title(analysis.seat) })}>
    <p class="curve-title">${say("ui-curve", { seat: title(analysis.seat) })} <b>${percent(chances[step])}</b></p>
    <div class="curve">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick=${click}>
        <line class="curve-half" x1="0" y1=${HEIGHT / 2} x2=${WIDTH} y2=${HEIGHT / 2} />
        <polyline class="curve-line" points=${line} />
        <line class="curve-now" x1=${x(step)} y1="0" x2=${x(step)} y2=${HEIGHT} />
      </svg>
      ${analysis.swings.map(
        (
          /** @type {any} */ one,
        ) => html`<button type="button" key=${one.first} class=${classes("swing-mark", one.decided + one.luck < 0 && "is-loss", one === swing && "is-here")} data-swing=${one.last}
        style=${{ left: `${(100 * one.last) / Math.max(1, steps)}%`, top: `${100 * (1 - one.after)}%` }} aria-label=${swingTitle(one, title)} title=${swingTitle(one, title)} onClick=${() => onStep(one.last)}></button>`,
      )}
    </div>
    ${swing ? html`<${Swing} swing=${swing} title=${title} />` : html`<p class="estimate">${localized(analysis, "estimate")}</p>`}
  </section>`;
}

/** @param {any} swing @param {(seat: string) => string} title */
function swingTitle(swing, title) {
  return say("ui-swing", {
    seat: title(swing.seat),
    first: swing.first,
    last: swing.last,
    count: swing.last - swing.first + 1,
    before: percent(swing.before),
    after: percent(swing.after),
  });
}

/** @param {{swing: any, title: (seat: string) => string}} props */
function Swing({ swing, title }) {
  return html`<div class="swing" role="status">
    <p><b>${swingTitle(swing, title)}</b> ${say("ui-swing-parts", { decided: signed(swing.decided), luck: signed(swing.luck), seat: title(swing.seat) })}</p>
    ${swing.better && html`<p class="swing-better">${say("ui-swing-better", { plan: planned(swing.better.steps), chance: percent(swing.better.chance), played: percent(swing.better.played) })} <i>${localized(swing.better)}</i></p>`}
  </div>`;
}

/** @param {any[]} steps */
function planned(steps) {
  const labels = steps.slice(0, MOST_STEPS).map((step) => localized(step, "label"));
  if (steps.length > MOST_STEPS) labels.push(say("ui-plan-more", { count: steps.length - MOST_STEPS }));
  return labels.join(" · ");
}

/** Points of a hundred, with their sign. @param {number} chance */
function signed(chance) {
  const points = Math.round(100 * chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
