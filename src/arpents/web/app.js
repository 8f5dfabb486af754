// The page: which one is open, in which language.
import { route } from "./core/route.js";
import { textsOf } from "./core/speech.js";
import { html, render, useEffect, useState } from "./core/ui.js";
import { hallParts } from "./pages/frame.js";
import { JoinPage } from "./pages/join.js";
import { StartPage } from "./pages/start.js";
import { TablePage } from "./pages/table.js";
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
    return html`<${LaterPage} key=${`replay ${id}`} load=${loadReplay} id=${id} step=${Number(word) || 0} from=${rest[2] ?? "above"} />`;
  if (page === "rules")
    return html`<${LaterPage} key=${`rules ${id}`} load=${loadRules} slug=${id} entry=${word ?? ""} />`;
  if (page === "army") return html`<${LaterPage} key="army" load=${loadArmy} />`;
  if (page === "verify") return html`<${LaterPage} key=${`verify ${id}`} load=${loadVerify} match=${id} />`;
  if (page === "learn")
    return html`<${LaterPage} key="learn" load=${loadLearn} slug=${id || undefined} lesson=${word} />`;
  if (page === "kept") return html`<${LaterPage} key="kept" load=${loadKept} />`;
  if (hall && page === "sign-in") return html`<${LaterPage} key=${`sign-in ${id}`} load=${loadSignIn} link=${id} />`;
  if (hall && page === "lobby") return html`<${LaterPage} key="lobby" load=${loadLobby} />`;
  if (hall && page === "notices") return html`<${LaterPage} key="notices" load=${loadNotices} />`;
  if (hall && CONTESTS.test(page))
    return html`<${LaterPage} key=${rest.length ? `${page} ${rest.join(" ")}` : page} load=${loadContests} path=${route.value} />`;
  if (hall && page === "me") return html`<${LaterPage} key="me" load=${loadMe} />`;
  return html`<${StartPage} slug=${page === "new" ? id : undefined} />`;
}

const hall = "hall" in document.documentElement.dataset;
const CONTESTS = /^(tournaments?|ratings|person|statistics)$/;
const loadContests = async () => (await import("./contests/pages.js")).ContestPage;
const loadLobby = async () => (await import("./pages/lobby.js")).LobbyPage;
const loadMe = async () => (await import("./hall/me.js")).MePage;
const loadNotices = async () => (await import("./hall/notices.js")).NoticesPage;
const loadSignIn = async () => (await import("./hall/sign-in.js")).SignInPage;
const loadKept = async () => (await import("./pages/kept.js")).KeptPage;
const loadArmy = async () => (await import("./pages/army.js")).ArmyPage;
const loadLearn = async () => (await import("./pages/learn.js")).LearnPage;
const loadReplay = async () => (await import("./pages/replay.js")).ReplayPage;
const loadRules = async () => (await import("./pages/rules.js")).RulesPage;
const loadVerify = async () => (await import("./pages/verify.js")).VerifyPage;

/** A page that a first visit does without. @param {{load: () => Promise<any>} & Record<string, any>} props */
function LaterPage({ load, ...rest }) {
  const [page, setPage] = useState(/** @type {{part: any} | null} */ (null));
  useEffect(() => {
    load().then(
      (part) => setPage({ part }),
      () => {},
    );
  }, [load]);
  return page && html`<${page.part} ...${rest} />`;
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
  if (hall) import("./hall/parts.js").then((parts) => (hallParts.value = parts));
  render(html`<${Page} /><${CardDialog} /><${RulesDialog} />`, root);
  import("./core/offline.js").then((offline) => offline.watch());
}

start();
