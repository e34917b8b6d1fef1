import { messages } from "../../../lib/messages.ts";
import { closeDesk } from "../../desks/hooks/use-desk.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { DeskPart } from "./desk-part.tsx";

const t = await messages("finds");

/** The way to the nearest cave, where candles are used; nothing if none is known. */
export function CaveLead() {
  const walker = useWalker();
  const cave = useNearestPlace("cave");
  if (cave === null) return null;
  const go = () => {
    closeDesk();
    walker.walkTo(cave.at);
  };
  return (
    <DeskPart title={t("parts.nextCave")}>
      <button type="button" className="btn" onClick={go}>
        {t("parts.walkToCave", { steps: cave.steps })}
      </button>
    </DeskPart>
  );
}
