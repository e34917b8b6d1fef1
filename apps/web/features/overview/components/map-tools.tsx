import { messages } from "../../../lib/messages.ts";
import { useShownPosition, useWalker, useWalkTarget } from "../../movement/hooks/use-walker.ts";
import type { MapView } from "../hooks/use-map-view.ts";

const t = await messages("overview");

/** Zoom, a button to center the player, and the current walk with a stop button. */
export function MapTools({ map }: { map: MapView }) {
  const walker = useWalker();
  const here = useShownPosition();
  const target = useWalkTarget();
  return (
    <div className="overview-tools">
      <button type="button" className="btn" aria-label={t("zoomOut")} onClick={() => map.zoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" className="btn" aria-label={t("zoomIn")} onClick={() => map.zoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" className="btn" onClick={() => map.centerOn(here)}>
        {t("toMe")}
      </button>
      <p role="status" className="overview-walk figure">
        {target === null ? "" : t("walking", { x: target.x, y: target.y })}
      </p>
      {target !== null && (
        <button type="button" className="btn" onClick={walker.stop}>
          {t("stop")}
        </button>
      )}
    </div>
  );
}
