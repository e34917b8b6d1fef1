import { enFinds } from "@emberlode/words/en/finds";
import { closeDesk } from "../../desks/hooks/use-desk.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { DeskPart } from "./desk-part.tsx";

/** The way to the nearest cave, where candles are of use; nothing while none is known. */
export function CaveLead() {
  const walker = useWalker();
  const cave = useNearestPlace("cave");
  const words = enFinds.parts;
  if (cave === null) return null;
  const go = () => {
    closeDesk();
    walker.walkTo(cave.at);
  };
  return (
    <DeskPart title={words.nextCave}>
      <button type="button" className="btn" onClick={go}>
        {words.walkToCave(cave.steps)}
      </button>
    </DeskPart>
  );
}
