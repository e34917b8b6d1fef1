import { isDiggable } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useNow } from "../../lib/use-now.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { ActionButton } from "../field/action-button.tsx";
import { outcomeAtom } from "../field/field-atoms.ts";
import { useNearestDig } from "../field/use-nearest.ts";
import type { Place } from "../field/use-place.ts";
import { useWalker, useWalkTarget } from "../movement/use-walker.ts";

const t = await messages("game");

/** Taps this soon after a dig are ignored, in milliseconds: they were meant for the dig. */
const DOUBLE_TAP_MS = 500;

/** A phone's main button: dig, enter the place, or walk to the nearest field to dig. */
export const DockAction = memo(function DockAction({ place }: { place: Place }) {
  const walker = useWalker();
  const target = useWalkTarget();
  const nearest = useNearestDig();
  const outcome = useAtomValue(outcomeAtom);
  const left = (place.spentUntil ?? 0) - useNow();
  if (target !== null) {
    return (
      <button type="button" className="btn dig-btn" onClick={walker.stop}>
        {t("move.stop")}
      </button>
    );
  }
  const diggable = isDiggable(place.type);
  const enters = deskOfPlace(place.type, place.isOwnBase) !== null && left <= 0;
  if (nearest === null || enters || (diggable && left <= 0)) return <ActionButton place={place} />;
  const walkOn = () => {
    const justDug = outcome?.kind === "gained" && serverNow() - outcome.at < DOUBLE_TAP_MS;
    if (!justDug) walker.walkTo(nearest, true);
  };
  return (
    <div className="dock-way">
      {left > 0 && (
        <p className="dock-rest" translate="no">
          {t("field.restsHere", { time: clockSpan(left) })}
        </p>
      )}
      <button type="button" className="btn btn-ember dig-btn" onClick={walkOn}>
        {t("field.walkTo", { resource: t(`resources.${nearest.type}`).toLowerCase() })}
      </button>
    </div>
  );
});
