/** The caller's factories. */
import type { OwnedFactory } from "@emberlode/contract";
import { findFactories } from "../../world/players/factories.queries.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import { baseCellOf } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** The caller's base and factories, the base first, even while it waits for its place. */
export async function listFactories(
  ctx: PlayerContext<"actions" | "clock" | "db" | "ranking" | "world">,
): Promise<{ factories: OwnedFactory[] }> {
  const { services, playerId } = ctx;
  const rows = await findFactories(services.db, playerId);
  const now = services.clock.now();
  const rank = services.ranking.rankOf(playerId);
  const waits = rows.some(({ x }) => x === null);
  const waitsAt = waits ? baseCellOf(services.world, await presentPlayer(ctx)) : null;
  const owned = rows.flatMap(({ x, y, shieldUntil, ...row }) => {
    const at = x === null || y === null ? waitsAt : { x, y };
    return at === null
      ? []
      : [toOwnedFactory({ ownerId: playerId, ...at, ...row }, { rank, shieldUntil }, now)];
  });
  return { factories: owned };
}
