/** What keeps a player from a factory field. */
import type { MapCell } from "../../world/map/world-map.ts";

/** Until when this player cannot take the factory of a cell; null for nothing that keeps them from it. */
export function barOf({ bars }: Pick<MapCell, "bars">, playerId: number) {
  return bars.find((bar) => bar.playerId === playerId) ?? null;
}
