import { CELL_COUNT } from "@emberlode/game";
import { memo, useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { useView } from "../field/use-fields.ts";
import { exploredCount } from "./cells.ts";
import { MapGrid } from "./map-grid.tsx";

const t = await messages("game");

/** The map around the player: up to `radius` cells on each side, each large enough to tap. */
export const LocalMap = memo(function LocalMap({ radius }: { radius: number }) {
  const { data: view } = useView();
  const explored = useMemo(() => exploredCount(view), [view]);
  return (
    <div>
      <MapGrid most={radius} />
      <p className="map-foot mt-2 text-xs text-muted">
        {t("map.explored", { count: explored, total: CELL_COUNT })}{" "}
        <span className="map-hint">{t("map.hint")}</span>
      </p>
    </div>
  );
});
