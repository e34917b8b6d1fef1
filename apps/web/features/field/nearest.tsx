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

/** The nearest field to dig with a walk button: the main action where nothing can be dug. */
export const Nearest = memo(function Nearest({ place: here }: { place: Place }) {
  const walker = useWalker();
  const shown = useSettledPosition();
  const target = useWalkTarget();
  const place = useNearestDig();
  const spent = useNow() < (here.spentUntil ?? 0);
  const canDig = isDiggable(here.type) && !spent;
  // On a phone, the main button walks there, except at places where it enters.
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
      {/* The effort applies to the dig on arrival; a diggable field already shows the choice. */}
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
