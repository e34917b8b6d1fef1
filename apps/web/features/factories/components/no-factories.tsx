import { enFactories } from "@emberlode/words/en/factories";
import { closeDesk, openDesk } from "../../desks/hooks/use-desk.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";

/** What to do without a factory: buy Pikemen, and go to the nearest one seen. */
export function NoFactories() {
  const walker = useWalker();
  const nearest = useNearestPlace("factory");
  const words = enFactories.list;
  const way =
    nearest === null
      ? words.notSeen
      : nearest.steps === 0
        ? words.hereIsOne
        : words.nearest(nearest.steps, nearest.where);
  return (
    <EmptyNext
      icon="map"
      title={words.emptyTitle}
      text={`${words.empty} ${way}`}
      action={
        <div className="lead-buttons">
          <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
            {words.emptyAction}
          </button>
          {nearest !== null && nearest.steps > 0 && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                closeDesk();
                walker.walkTo(nearest.at);
              }}
            >
              {words.walk(nearest.steps)}
            </button>
          )}
        </div>
      }
    />
  );
}
