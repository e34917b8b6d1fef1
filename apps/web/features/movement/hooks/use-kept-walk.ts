import { useEffect } from "react";
import { forgetWalk, keepWalk, takeWalk } from "../kept-walk.ts";
import { useWalker } from "./use-walker.ts";

/** Continues the walk that a page reload interrupted, and stores the current one for the next reload. */
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
