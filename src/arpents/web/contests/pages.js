// Which page of contests is open.
import { html } from "../core/ui.js";
import { CheckPage } from "./check.js";
import { PersonPage } from "./person.js";
import { RatingsPage } from "./ratings.js";
import { StatisticsPage } from "./statistics.js";
import { TournamentPage } from "./tournament.js";
import { TournamentsPage } from "./tournaments.js";

/** @param {{path: string[]}} props */
export function ContestPage({ path }) {
  const [page, id = "", more] = path;
  if (page === "tournament" && more === "check") return html`<${CheckPage} id=${id} />`;
  if (page === "tournament") return html`<${TournamentPage} id=${id} />`;
  if (page === "ratings") return html`<${RatingsPage} slug=${id} />`;
  if (page === "person") return html`<${PersonPage} name=${id} />`;
  if (page === "statistics") return html`<${StatisticsPage} slug=${id} />`;
  return html`<${TournamentsPage} />`;
}
