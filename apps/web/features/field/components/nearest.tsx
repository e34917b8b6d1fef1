import { t } from "../../../lib/i18n/catalogue.ts";
import { useWalker, useWalkerState } from "../../movement/hooks/use-walker.ts";
import { useNearestDig } from "../hooks/use-nearest-dig.ts";
import { nearestText } from "../where.ts";

/** Where the next dig is, and the way there in one click. */
export function Nearest() {
  const walker = useWalker();
  const { shown, target } = useWalkerState();
  const place = useNearestDig();
  if (target !== null) {
    return (
      <div className="nearest">
        <p>{t.game.move.walking(target.x, target.y)}</p>
        <button type="button" className="btn" onClick={walker.stop}>
          {t.game.move.stop}
        </button>
      </div>
    );
  }
  if (place === null) return <p className="nearest text-muted">{t.game.field.nothingNear}</p>;
  return (
    <div className="nearest">
      <p>
        <span className="block text-xs text-muted">{t.game.field.nearestLead}</span>
        {nearestText(shown, place, place.type)}
      </p>
      <button type="button" className="btn" onClick={() => walker.walkTo(place)}>
        {t.game.field.walkThere}
      </button>
    </div>
  );
}
