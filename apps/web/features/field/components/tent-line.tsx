import type { LoginPayload, Position } from "@emberlode/contract";
import { bearing, DIRECTIONS, distance, isSameCell } from "@emberlode/game";
import { t } from "../../../lib/i18n/catalogue.ts";

interface TentLineProps {
  at: Position;
  user: LoginPayload["user"];
}

/** Where a newcomer's tent went up: several may start on one field (rules §2). Leaves with the first dig. */
export function TentLine({ at, user: { base, isGuest, status } }: TentLineProps) {
  if (!isGuest || base === null || status.fatigue.digs > 0 || isSameCell(at, base)) return null;
  const words = t.game.field;
  const way = words.tentWay(distance(at, base), DIRECTIONS[bearing(at, base)].name);
  return <p className="font-semibold">{words.tent(base.x, base.y, way)}</p>;
}
