import { isDiggable } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";
import { ActionButton } from "../../field/components/action-button.tsx";
import { useNearestDig } from "../../field/hooks/use-nearest-dig.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { useWalker, useWalkerState } from "../../movement/hooks/use-walker.ts";

/** The big button under the thumb: dig, or walk to where one can. */
export function DockAction({ place }: { place: Place }) {
  const walker = useWalker();
  const { target } = useWalkerState();
  const nearest = useNearestDig();
  if (target !== null) {
    return (
      <button type="button" className="btn dig-btn" onClick={walker.stop}>
        {t.game.move.stop}
      </button>
    );
  }
  if (place.type !== null && isDiggable(place.type)) return <ActionButton place={place} />;
  if (nearest === null) return null;
  return (
    <button type="button" className="btn dig-btn" onClick={() => walker.walkTo(nearest)}>
      {t.game.field.walkTo(t.game.resources[nearest.type].toLowerCase())}
    </button>
  );
}
