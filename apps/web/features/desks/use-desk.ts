/**
 * The open desk and its content, both in the URL (`/game?desk=army.attack`,
 * `/game?desk=codex.sniper`).
 */

import { useAtomValue } from "jotai";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { GAME_PATH } from "../../lib/paths.ts";
import { matchesMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { openConfirmsAtom, openDialogAtom } from "../ui/dialog-atoms.ts";
import { DESKS, type DeskId, isDeskId } from "./desk-ids.ts";

const PARAMETER = "desk";

/** The desk whose id is followed by a subpath in the URL. */
const DESK_WITH_SUBPATH = "codex" satisfies DeskId;
const SUBPATH_PREFIX = `${DESK_WITH_SUBPATH}.`;

/** State of the history entry that opened a desk, so that closing it goes back. */
interface DeskHistoryState {
  desk: true;
  /** Number of links followed within the desk. */
  deeper?: number;
}

function isDeskState(state: unknown): state is DeskHistoryState {
  return typeof state === "object" && state !== null && "desk" in state;
}

/** How many history entries to go back to close the desk; null if the page was loaded with it. */
function stepsBack(): number | null {
  const state: unknown = window.history.state;
  return isDeskState(state) ? 1 + (state.deeper ?? 0) : null;
}

function deskPath(desk: DeskId): string {
  return `${GAME_PATH}?${PARAMETER}=${desk}`;
}

function deskParameter(search: string): string {
  return new URLSearchParams(search).get(PARAMETER) ?? "";
}

function deskIn(search: string): DeskId | null {
  const wanted = deskParameter(search);
  if (wanted.startsWith(SUBPATH_PREFIX)) return DESK_WITH_SUBPATH;
  return isDeskId(wanted) ? wanted : null;
}

/** The open desk; null if none. */
export function useOpenDesk(): DeskId | null {
  return deskIn(useSearch());
}

/** Whether a desk is open now; for use outside of rendering. */
export function isDeskOpen(): boolean {
  return deskIn(window.location.search) !== null;
}

/** The URL of a codex entry in the desk, or of the codex itself. */
export function codexDeskPath(entry: string | null): string {
  return deskPath(DESK_WITH_SUBPATH) + (entry === null ? "" : `.${entry}`);
}

/** The entry shown in the codex desk; null for its start page. */
export function useCodexEntry(): string | null {
  const wanted = deskParameter(useSearch());
  return wanted.startsWith(SUBPATH_PREFIX) ? wanted.slice(SUBPATH_PREFIX.length) : null;
}

/** Whether this is the game page; on other pages, closing a desk must not leave the site. */
function isInGame(): boolean {
  return window.location.pathname === GAME_PATH;
}

/**
 * How many links were followed before a codex entry opens in the desk; null if closing must
 * navigate to the game.
 */
function stepsDeep(): number | null {
  if (!isInGame()) return null;
  return isDeskOpen() ? stepsBack() : 0;
}

/**
 * Follows a link within the codex desk, or opens the desk with it; Back returns to the previous
 * view.
 */
export function openCodex(entry: string | null): void {
  const deeper = stepsDeep();
  const state = deeper === null ? null : ({ desk: true, deeper } satisfies DeskHistoryState);
  navigate(codexDeskPath(entry), { state });
}

/** Opens a desk. A single Back closes it, even if other desks were opened before it. */
export function openDesk(desk: DeskId): void {
  if (!isInGame()) {
    navigate(deskPath(desk));
    return;
  }
  const state: unknown = window.history.state;
  const isDeskEntry = isDeskState(state);
  const entry: DeskHistoryState = { ...(isDeskEntry && state), desk: true };
  navigate(deskPath(desk), { replace: isDeskEntry, state: entry });
}

/** State of the history entry being left: until `popstate`, the URL still names the desk. */
let leaving: unknown = null;

/**
 * Closes the open desk. Calling it again before the browser has gone back does nothing. Adding a
 * history entry before then cancels going back, so the desk of another entry can always be closed.
 */
export function closeDesk(): void {
  const steps = stepsBack();
  if (steps === null) {
    navigate(GAME_PATH, { replace: true });
    return;
  }
  const entry: unknown = window.history.state;
  if (entry === leaving) return;
  leaving = entry;
  const onLeft = () => {
    leaving = null;
  };
  window.addEventListener("popstate", onLeft, { once: true });
  window.history.go(-steps);
}

/** Closes the open desk on a phone, where it covers the field and its tabs. */
export function uncoverField(): void {
  if (isDeskOpen() && !matchesMedia(WIDE_SCREEN)) closeDesk();
}

/** Whether the desks' keys are off: while a question or a dialog is open. */
export function useDeskKeysDisabled(): boolean {
  const isConfirming = useAtomValue(openConfirmsAtom) > 0;
  const dialog = useAtomValue(openDialogAtom);
  return isConfirming || dialog !== null;
}

/** Whether movement keys are disabled: at `own` desks (spec §2), and while a question is open. */
export function useKeysDisabled(desk: DeskId | null): boolean {
  const isConfirming = useAtomValue(openConfirmsAtom) > 0;
  return isConfirming || (desk !== null && DESKS[desk] === "own");
}

/**
 * Whether keys, direction pad and swipes are all off, by `useKeysDisabled` or a dialog (spec §2).
 */
export function useMovementDisabled(): boolean {
  const dialog = useAtomValue(openDialogAtom);
  const keysDisabled = useKeysDisabled(useOpenDesk());
  return keysDisabled || dialog !== null;
}
