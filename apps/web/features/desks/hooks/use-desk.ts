/** Which desk is open: the address says it (`/game?desk=army.attack`). */
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { type DeskId, isDeskId } from "../desk-ids.ts";

const GAME = "/game";
const PARAMETER = "desk";

/** Kept with the entry of the history that opened a desk, so that closing it goes back. */
interface DeskEntry {
  desk: true;
}

function openedHere(state: unknown): state is DeskEntry {
  return typeof state === "object" && state !== null && "desk" in state;
}

function addressOf(desk: DeskId): string {
  return `${GAME}?${PARAMETER}=${desk}`;
}

function deskIn(search: string): DeskId | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return wanted !== null && isDeskId(wanted) ? wanted : null;
}

/** The open desk; null while the scene is full. */
export function useOpenDesk(): DeskId | null {
  return deskIn(useSearch());
}

/** Whether a desk is open now, for what happens outside of drawing. */
export function isDeskOpen(): boolean {
  return deskIn(window.location.search) !== null;
}

/** Opens a desk; one Back closes it, however many were opened in its place. */
export function openDesk(desk: DeskId): void {
  const inPlace = openedHere(window.history.state);
  navigate(addressOf(desk), { replace: inPlace, state: { desk: true } satisfies DeskEntry });
}

/** Whether the browser is on its way back: until it is there, the desk still stands in the address. */
let isClosing = false;

/** Closes the open desk; asked twice in one moment, it goes back once. */
export function closeDesk(): void {
  if (isClosing) return;
  if (!openedHere(window.history.state)) {
    navigate(GAME, { replace: true });
    return;
  }
  isClosing = true;
  const closed = () => {
    isClosing = false;
  };
  window.addEventListener("popstate", closed, { once: true });
  window.history.back();
}
