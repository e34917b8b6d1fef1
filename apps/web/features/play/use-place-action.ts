import { isDiggable } from "@emberlode/game";
import { serverNow } from "../../lib/server-clock.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { openDesk } from "../desks/use-desk.ts";
import { useDig } from "../field/use-dig.ts";
import type { Place } from "../field/use-place.ts";
import { useSearchHere } from "../finds/use-search-here.ts";

/**
 * The action key's action, determined when pressed: take a relic, dig or search if possible, else
 * enter.
 */
export function usePlaceAction(placeNow: () => Place): () => void {
  const searchHere = useSearchHere();
  const dig = useDig();
  return () => {
    const place = placeNow();
    if (searchHere(place)) return;
    const { at, type, spentUntil, isOwnBase } = place;
    if (isDiggable(type)) {
      if (spentUntil === null || spentUntil <= serverNow()) dig(at);
      return;
    }
    const desk = deskOfPlace(type, isOwnBase);
    if (desk !== null) openDesk(desk);
  };
}
