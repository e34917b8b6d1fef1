import { MAX_CANDLES } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { useNow } from "../../../lib/use-now.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { usePlayer } from "../../session/player-context.ts";
import { exploringAtom } from "../atoms/find-atom.ts";
import { type SearchType, searchTypeOf } from "../search-types.ts";

interface SearchHere {
  type: SearchType;
  exploring: boolean;
  /** How long until the place can be searched again, in milliseconds; 0 if it can. */
  restsFor: number;
  /** No more candles can be carried. */
  full: boolean;
}

/** The state of searching at the player's place; null where there is nothing to search. */
export function useSearchHere(place: Place): SearchHere | null {
  const type = searchTypeOf(place.type);
  const exploring = useAtomValue(exploringAtom);
  const restsFor = Math.max(0, (place.spentUntil ?? 0) - useNow());
  const candles = usePlayer()?.user.status.candle ?? 0;
  if (type === null) return null;
  return { type, exploring, restsFor, full: type === "memorial" && candles >= MAX_CANDLES };
}
