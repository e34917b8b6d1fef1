import type { Position } from "@emberlode/contract";
import { createContext, use, useState, useSyncExternalStore } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useFieldCalls } from "../../field/hooks/use-fields.ts";
import { createWalker, type Walker, type WalkerState } from "../walker.ts";

/** The walker of the open game page. */
export const WalkerContext = createContext<Walker | null>(null);

/** Makes the walker once, standing where the session says. */
export function useNewWalker(start: Position): Walker {
  const calls = useFieldCalls();
  const [walker] = useState(() =>
    createWalker(start, {
      move: calls.move,
      dig: calls.dig,
      rolledBack(at, refused) {
        const elsewhere = { text: t.game.move.elsewhere(at.x, at.y), unanswered: false };
        calls.refuse(at, refused ?? elsewhere);
      },
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: () => performance.now(),
    }),
  );
  return walker;
}

export function useWalker(): Walker {
  const walker = use(WalkerContext);
  if (walker === null) throw new Error("useWalker needs a WalkerContext");
  return walker;
}

/** Where the player stands and is about to stand. */
export function useWalkerState(): WalkerState {
  const walker = useWalker();
  return useSyncExternalStore(walker.subscribe, walker.getState);
}

/** Where the page shows the player; changes with steps only, not with their answers. */
export function useShownPosition(): Position {
  const walker = useWalker();
  return useSyncExternalStore(walker.subscribe, () => walker.getState().shown);
}

/** Where the player walks by themselves; null when not. */
export function useWalkTarget(): Position | null {
  const walker = useWalker();
  return useSyncExternalStore(walker.subscribe, () => walker.getState().target);
}

const nothing = () => () => {};

/** Whether the player walks by themselves now; never where nobody walks, as on a look from afar. */
export function useWalksOn(): boolean {
  const walker = use(WalkerContext);
  return useSyncExternalStore(walker?.subscribe ?? nothing, () => {
    return walker !== null && walker.getState().target !== null;
  });
}
