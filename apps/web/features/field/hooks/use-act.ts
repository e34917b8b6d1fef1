import { isDiggable } from "@emberlode/game";
import { useCallback } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { deskOfPlace } from "../../desks/desk-ids.ts";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import type { Place } from "./use-place.ts";

/** What the action key does here: dig where there is something to dig, else enter the place. */
export function useAct({ type, spentUntil, isOwnBase }: Place): () => void {
  const walker = useWalker();
  return useCallback(() => {
    if (type === null) return;
    if (isDiggable(type)) {
      if (spentUntil === null || spentUntil <= serverNow()) walker.dig();
      return;
    }
    const desk = deskOfPlace(type, isOwnBase);
    if (desk !== null) openDesk(desk);
  }, [walker, type, spentUntil, isOwnBase]);
}
