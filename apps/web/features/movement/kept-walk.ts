/** The walk under way, kept by the tab so that it goes on after a reload of the page. */
import type { Position } from "@emberlode/game";
import { readItem, removeItem, writeItem } from "../../lib/browser-storage.ts";
import { isRecord } from "../../lib/is-record.ts";

const KEY = "emberlode-walk";

interface KeptWalk {
  /** Id of the player who walks. */
  player: string;
  target: Position;
  /** Whether to dig where it ends. */
  thenDig: boolean;
}

export function keepWalk(walk: KeptWalk): void {
  writeItem("session", KEY, JSON.stringify(walk));
}

export function forgetWalk(): void {
  removeItem("session", KEY);
}

/** Whether this page is one that was reloaded: a copy of the tab has what it kept, too. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type === "reload";
}

function read(text: string | null): Partial<Record<keyof KeptWalk, unknown>> | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The walk of this player that a reload interrupted; null for none. It is returned once. */
export function takeWalk(player: string): Omit<KeptWalk, "player"> | null {
  const kept = read(readItem("session", KEY));
  forgetWalk();
  if (kept?.player !== player || !isReloaded()) return null;
  const { target, thenDig } = kept;
  if (!isRecord(target) || typeof target.x !== "number" || typeof target.y !== "number")
    return null;
  return { target: { x: target.x, y: target.y }, thenDig: thenDig === true };
}
