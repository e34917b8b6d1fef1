import { enFinds } from "@emberlode/words/en/finds";
import { closeDesk, openDesk } from "../../desks/hooks/use-desk.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";

/** The way to where parts are bought and installed: "the nearest Excavator Center, 7 steps north". */
export function CenterLead() {
  const walker = useWalker();
  const nearest = useNearestPlace("euc");
  const words = enFinds.parts;
  if (nearest === null) return <p className="text-muted">{words.noCenter}</p>;
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
      <p>{isHere ? words.here : words.nearest(steps, where)}</p>
      <button type="button" className="btn" onClick={go}>
        {isHere ? words.enter : words.walk}
      </button>
    </div>
  );
}
