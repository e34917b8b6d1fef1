import { t } from "../../../lib/i18n/catalogue.ts";
import { useRoom } from "../hooks/use-room.ts";
import { MapGrid } from "./map-grid.tsx";

/** Cells on each side of the player at most, and above and below. */
const MOST_ACROSS = 6;
const DOWN = 1;

/** A low strip of the map that stays in sight while one walks on a phone: three rows, as wide as fits. */
export function MapStrip() {
  const [box, across] = useRoom(MOST_ACROSS);
  return (
    <div ref={box} className="map-strip">
      <MapGrid reach={{ across, down: DOWN }} label={t.game.map.label} />
    </div>
  );
}
