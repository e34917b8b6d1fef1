import type { Position } from "@emberlode/contract";
import { useEffect } from "react";
import { readItem, removeItem, writeItem } from "../../lib/browser-storage.ts";
import { isRecord } from "../../lib/is-record.ts";
import { useWalker } from "./use-walker.ts";

const KEY = "emberlode-walk";

interface KeptWalk {
  /** Id of the walking player. */
  player: string;
  target: Position;
  /** Whether to dig on arrival. */
  thenDig: boolean;
}

function keepWalk(walk: KeptWalk): void {
  writeItem("session", KEY, JSON.stringify(walk));
}

function forgetWalk(): void {
  removeItem("session", KEY);
}

/** Whether this page was reloaded: a duplicated tab also has the stored walk. */
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

/** The player's walk that a reload interrupted; null if none. Deletes it. */
function takeWalk(player: string): Omit<KeptWalk, "player"> | null {
  const kept = read(readItem("session", KEY));
  forgetWalk();
  if (kept?.player !== player || !isReloaded()) return null;
  const { target, thenDig } = kept;
  if (!isRecord(target) || typeof target.x !== "number" || typeof target.y !== "number")
    return null;
  return { target: { x: target.x, y: target.y }, thenDig: thenDig === true };
}

/** Continues a walk that a reload interrupted, and stores the current one for the next reload. */
export function useKeptWalk(player: string): void {
  const walker = useWalker();
  useEffect(() => {
    let { target: kept } = walker.getState();
    const leave = walker.subscribe(() => {
      const { target, thenDig } = walker.getState();
      if (target === kept) return;
      kept = target;
      if (target === null) forgetWalk();
      else keepWalk({ player, target, thenDig });
    });
    const walk = takeWalk(player);
    if (walk !== null) walker.walkTo(walk.target, walk.thenDig);
    return () => {
      leave();
      forgetWalk();
    };
  }, [walker, player]);
}
