import { memo } from "react";
import { MapGrid } from "./map-grid.tsx";

/** Maximum number of cells on each side of the player, and the number above and below. */
const MOST_ACROSS = 6;
const ROWS = 1;

/** A strip of the map for walking on a phone: three rows, as wide as fits. */
export const MapStrip = memo(function MapStrip() {
  return (
    <div className="map-strip">
      <MapGrid most={MOST_ACROSS} rows={ROWS} />
    </div>
  );
});
