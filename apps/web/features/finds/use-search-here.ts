import { serverNow } from "../../lib/server-clock.ts";
import { hasRelic, type Place } from "../field/use-place.ts";
import { useWalker } from "../movement/use-walker.ts";
import type { Walker } from "../movement/walker.ts";
import { type SearchType, searchTypeOf } from "./find.ts";
import { useSearches } from "./use-searches.ts";

/** Resolves when the server has answered all steps: a search requires the player to be there. */
function whenStepsAnswered(walker: Walker): Promise<void> {
  if (walker.getState().pendingSteps === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = walker.subscribe(() => {
      if (walker.getState().pendingSteps > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Takes the relic at a place, or else searches it; returns false if neither is possible there. */
export function useSearchHere(): (place: Place) => boolean {
  const walker = useWalker();
  const searches = useSearches();
  return (place) => {
    const { at, type, spentUntil } = place;
    const explore = (target: SearchType | "relic") =>
      void whenStepsAnswered(walker).then(() => searches.explore(target, at));
    if (hasRelic(place)) {
      explore("relic");
      return true;
    }
    const search = searchTypeOf(type);
    if (search === null) return false;
    const cooldownMs = spentUntil === null ? 0 : spentUntil - serverNow();
    if (cooldownMs > 0) searches.refuse(search, at, cooldownMs);
    else explore(search);
    return true;
  };
}
