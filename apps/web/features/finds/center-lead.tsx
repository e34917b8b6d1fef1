import { messages } from "../../lib/messages.ts";
import { closeDesk, openDesk } from "../desks/use-desk.ts";
import { useNearestPlace } from "../field/use-nearest-place.ts";
import { useWalker } from "../movement/use-walker.ts";

const t = await messages("finds");

/** The way to where parts are installed: "the nearest Excavator Center, 7 steps north". */
export function CenterLead() {
  const walker = useWalker();
  const nearest = useNearestPlace("euc");
  if (nearest === null) return <p className="text-muted">{t("parts.noCenter")}</p>;
  const { at, steps, where } = nearest;
  const isHere = steps === 0;
  const go = () => {
    if (isHere) {
      openDesk("euc");
      return;
    }
    closeDesk();
    walker.walkTo(at);
  };
  return (
    <div className="lead-line">
      <p>{isHere ? t("parts.here") : t("parts.nearest", { steps, where })}</p>
      <button type="button" className="btn" onClick={go}>
        {isHere ? t("parts.enter") : t("parts.walk")}
      </button>
    </div>
  );
}
