/** Who cannot capture a factory field, and until when. */
import type { MapCell } from "../../world/map/world-map.ts";

/** Until when this player cannot capture the factory of a cell; null if they can. */
export function barOf({ bars }: Pick<MapCell, "bars">, playerId: number) {
  return bars.find((bar) => bar.playerId === playerId) ?? null;
}
