import { enOverview } from "@emberlode/words/en/overview";
import { useShownPosition, useWalker, useWalkTarget } from "../../movement/hooks/use-walker.ts";
import type { MapView } from "../hooks/use-map-view.ts";

/** Zoom, the way back to oneself, and the walk under way with its end. */
export function MapTools({ map }: { map: MapView }) {
  const walker = useWalker();
  const here = useShownPosition();
  const target = useWalkTarget();
  const words = enOverview;
  return (
    <div className="overview-tools">
      <button type="button" className="btn" aria-label={words.zoomOut} onClick={() => map.zoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" className="btn" aria-label={words.zoomIn} onClick={() => map.zoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" className="btn" onClick={() => map.centreOn(here)}>
        {words.toMe}
      </button>
      <p role="status" className="overview-walk figure">
        {target === null ? "" : words.walking(target.x, target.y)}
      </p>
      {target !== null && (
        <button type="button" className="btn" onClick={walker.stop}>
          {words.stop}
        </button>
      )}
    </div>
  );
}
