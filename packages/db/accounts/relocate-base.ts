import type { Position } from "@emberlode/game";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { factories, fields, mines, players } from "../schema/index.ts";
import { lockPlayers } from "./lock-rows.ts";

const isAt = ({ x, y }: Position) => and(eq(fields.x, x), eq(fields.y, y));

/**
 * Moves a base on the map to an empty field, which loses its mines. False, and nothing is written,
 * if the base is not on the map or the field is not empty. `actions.invalidate` the player
 * afterward.
 */
export async function relocateBase(
  tx: Transaction,
  playerId: number,
  to: Position,
): Promise<boolean> {
  await lockPlayers(tx, [playerId]);
  const [player] = await tx
    .select({ x: players.baseX, y: players.baseY })
    .from(players)
    .where(eq(players.id, playerId));
  if (player === undefined || player.x === null || player.y === null) return false;
  const from = { x: player.x, y: player.y };
  const cells = await tx
    .select({ x: fields.x, y: fields.y, type: fields.type, baseOwner: fields.baseOwner })
    .from(fields)
    .where(or(isAt(from), isAt(to)))
    .orderBy(asc(fields.x), asc(fields.y))
    .for("no key update");
  const target = cells.find(({ x, y }) => x === to.x && y === to.y);
  if (target?.type !== "waste" || target.baseOwner !== null) return false;
  await tx
    .update(fields)
    .set({ baseOwner: null, version: sql`${fields.version} + 1` })
    .where(isAt(from));
  await tx
    .update(fields)
    .set({ baseOwner: playerId, version: sql`${fields.version} + 1` })
    .where(and(isAt(to), isNull(fields.baseOwner)));
  await tx.delete(mines).where(and(eq(mines.x, to.x), eq(mines.y, to.y)));
  await tx
    .update(factories)
    .set({ x: to.x, y: to.y })
    .where(and(eq(factories.owner, playerId), eq(factories.type, "base")));
  await tx
    .update(players)
    .set({ baseX: to.x, baseY: to.y, version: sql`${players.version} + 1` })
    .where(eq(players.id, playerId));
  await notifyProcesses(tx, [{ t: "status", playerIds: [playerId] }]);
  return true;
}
