import { messages } from "../../../lib/messages.ts";
import { closeDesk, openDesk } from "../../desks/hooks/use-desk.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { useWalker } from "../../movement/hooks/use-walker.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";

const t = await messages("factories");

/** What to do without a factory: buy Pikemen, and go to the nearest one seen. */
export function NoFactories() {
  const walker = useWalker();
  const nearest = useNearestPlace("factory");
  const way =
    nearest === null
      ? t("list.notSeen")
      : nearest.steps === 0
        ? t("list.hereIsOne")
        : t("list.nearest", { steps: nearest.steps, where: nearest.where });
  return (
    <EmptyNext
      icon="map"
      title={t("list.emptyTitle")}
      text={`${t("list.empty")} ${way}`}
      action={
        <div className="lead-buttons">
          <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
            {t("list.emptyAction")}
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
              {t("list.walk", { steps: nearest.steps })}
            </button>
          )}
        </div>
      }
    />
  );
}
