// The page: which one is open, in which language.
import { route } from "./core/route.js";
import { textsOf } from "./core/speech.js";
import { html, render } from "./core/ui.js";
import { ArmyPage } from "./pages/army.js";
import { LearnPage } from "./pages/learn.js";
import { JoinPage } from "./pages/join.js";
import { ReplayPage } from "./pages/replay.js";
import { RulesPage } from "./pages/rules.js";
import { StartPage } from "./pages/start.js";
import { TablePage } from "./pages/table.js";
import { VerifyPage } from "./pages/verify.js";
import { CardDialog } from "./table/card.js";
import { RulesDialog } from "./table/rules.js";

function Page() {
  const [page, ...rest] = route.value;
  const [id = "", word, number] = rest;
  if (page === "play" || page === "watch") {
    const revision = word === "at" ? number : undefined;
    return html`<${TablePage} key=${id} match=${id} watching=${page === "watch"} revision=${revision} />`;
  }
  if (page === "join") return html`<${JoinPage} match=${id} seat=${rest[1]} secret=${rest[2]} />`;
  if (page === "replay")
    return html`<${ReplayPage} key=${id} id=${id} step=${Number(word) || 0} from=${rest[2] ?? "above"} />`;
  if (page === "rules") return html`<${RulesPage} key=${id} slug=${id} entry=${word ?? ""} />`;
  if (page === "army") return html`<${ArmyPage} />`;
  if (page === "verify") return html`<${VerifyPage} key=${id} match=${id} />`;
  if (page === "learn") return html`<${LearnPage} slug=${id || undefined} lesson=${word} />`;
  return html`<${StartPage} slug=${page === "new" ? id : undefined} />`;
}

async function start() {
  const root = /** @type {HTMLElement} */ (document.getElementById("page"));
  for (let pause = 300; ; pause = Math.min(pause * 2, 8000)) {
    try {
      await textsOf("");
      break;
    } catch {
      await new Promise((go) => setTimeout(go, pause));
    }
  }
  root.replaceChildren();
  render(html`<${Page} /><${CardDialog} /><${RulesDialog} />`, root);
}

start();
