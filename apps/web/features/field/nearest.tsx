import { isDiggable } from "@emberlode/game";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { letGo } from "../movement/let-go.ts";
import { useSettledPosition, useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { EffortChoice } from "./effort-choice.tsx";
import { useNearestDig } from "./use-nearest-dig.ts";
import type { Place } from "./use-place.ts";
import { nearestText } from "./where.ts";

const t = await messages("game");

/** The nearest dig with a button to walk there: the main action where there is nothing to dig. */
export const Nearest = memo(function Nearest({ place: here }: { place: Place }) {
  const walker = useWalker();
  const shown = useSettledPosition();
  const target = useWalkTarget();
  const place = useNearestDig();
  const spent = useNow() < (here.spentUntil ?? 0);
  const canDig = isDiggable(here.type) && !spent;
  // On other fields a phone's big button walks there; here it enters.
  const enters = deskOfPlace(here.type, here.isOwnBase) !== null && !spent;
  if (target !== null) {
    return (
      <div className="nearest">
        <p>{t("move.walking", { x: target.x, y: target.y })}</p>
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            letGo(event);
            walker.stop();
          }}
        >
          {t("move.stop")}
        </button>
      </div>
    );
  }
  if (place === null) return <p className="nearest text-muted">{t("field.nothingNear")}</p>;
  return (
    <div className="nearest" data-enters={enters || undefined}>
      <p>
        <span className="block text-xs text-muted">
          {place.vein ? t("field.nearestVeinLead") : t("field.nearestLead")}
        </span>
        {nearestText(shown, place, place.type)}
      </p>
      {/* The dig is made on arrival; where one can dig, its effort stands there already. */}
      {!isDiggable(here.type) && <EffortChoice />}
      <button
        type="button"
        className={canDig ? "btn" : "btn btn-ember"}
        onClick={(event) => {
          letGo(event);
          walker.walkTo(place, true);
        }}
      >
        {t("field.walkAndDig")}
      </button>
    </div>
  );
});
