import type { LoginPayload, Position } from "@emberlode/contract";
import { bearing, distance, isSameCell } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

interface BaseLineProps {
  at: Position;
  user: LoginPayload["user"];
}

/** Where a newcomer's base was placed: several may start on one field (rules §2). Leaves with the first dig. */
export function BaseLine({ at, user: { base, isGuest, status } }: BaseLineProps) {
  const isNewcomer = isGuest || status.shieldUntil !== null;
  if (!isNewcomer || base === null || status.fatigue.digs > 0 || isSameCell(at, base)) return null;
  const way = tGame("field.baseWay", {
    steps: distance(at, base),
    bearing: tCatalogue(`directions.${bearing(at, base)}`),
  });
  return <p className="scene-base">{tGame("field.baseStands", { x: base.x, y: base.y, way })}</p>;
}
