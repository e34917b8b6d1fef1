import type { LoginPayload, Position } from "@emberlode/contract";
import { bearing, distance, isSameCell } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { t } from "../../../lib/i18n/catalogue.ts";

interface BaseLineProps {
  at: Position;
  user: LoginPayload["user"];
}

/** Where a newcomer's base was placed: several may start on one field (rules §2). Leaves with the first dig. */
export function BaseLine({ at, user: { base, isGuest, status } }: BaseLineProps) {
  const isNewcomer = isGuest || status.shieldUntil !== null;
  if (!isNewcomer || base === null || status.fatigue.digs > 0 || isSameCell(at, base)) return null;
  const words = t.game.field;
  const way = words.baseWay(distance(at, base), enCatalogue.directions[bearing(at, base)]);
  return <p className="scene-base">{words.baseStands(base.x, base.y, way)}</p>;
}
