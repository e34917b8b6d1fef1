/** The season that this page shows. Once another one begins, all it shows and sends is over. */
import { SEASON_HEADER } from "@emberlode/contract";
import { canReloadSafely, reloadPage } from "./page-reload.ts";
import { store } from "./store.ts";
import { seasonOverAtom } from "./version-atoms.ts";

/** How often to check whether a reload would lose nothing now, in milliseconds. */
const CHECK_MS = 1_000;

let season: number | null = null;
let isLeaving = false;

/** Null before the first session. */
export const pageSeason = (): number | null => season;

export const seasonHeader = (): Record<string, string> =>
  season === null ? {} : { [SEASON_HEADER]: String(season) };

function reloadWhenSafe(): void {
  if (canReloadSafely()) reloadPage();
  else setTimeout(reloadWhenSafe, CHECK_MS);
}

/** Reloads the page for another season. Asks the player first if that would lose something. */
export function leaveSeason(): void {
  if (isLeaving) return;
  isLeaving = true;
  store.set(seasonOverAtom, !canReloadSafely());
  reloadWhenSafe();
}

/** Takes the current season, which the page keeps; leaves the page if it is another one. */
export function noteSeason(current: number): void {
  season ??= current;
  if (season !== current) leaveSeason();
}
