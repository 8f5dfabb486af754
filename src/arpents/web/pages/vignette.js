// A small engraving for each game.
import { html } from "../core/ui.js";
import { Sign } from "../board/pieces.js";

/** @type {Record<string, string[]>} */
const SIGNS = {
  "quebec-1759": ["naval", "infantry"],
  "wilderness-war": ["fort", "leader"],
  "few-acres-of-snow": ["town", "boat"],
  "small-wars-mohicans": ["indian", "ranger"],
  "muskets-tomahawks": ["militia", "village"],
};

/** @param {{slug: string}} props */
export function Vignette({ slug }) {
  const [first, second] = SIGNS[slug] ?? ["dice", "drum"];
  return html`<svg class="vignette" viewBox="0 0 120 64" aria-hidden="true">
    <ellipse class="vignette-ground" cx="60" cy="34" rx="58" ry="29" />
    <path class="vignette-line" d="M8 48c18-6 30 3 50-2s36-3 54 1M16 53c20-4 34 2 52-1s26-1 36 0" />
    <${Sign} name=${first} x=${22} y=${12} size=${34} /><${Sign} name=${second} x=${66} y=${16} size=${28} />
  </svg>`;
}
