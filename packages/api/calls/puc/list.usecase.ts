/** The caller's factories. */
import type { OwnedFactory } from "@emberlode/contract";
import { findFactories } from "../../world/players/factories.queries.ts";
import type { PlayerContext } from "../context.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** The caller's base and factories, the base first; empty before a guest's first step. */
export async function listFactories({
  services,
  playerId,
}: PlayerContext<"clock" | "db" | "ranking">): Promise<{ factories: OwnedFactory[] }> {
  const rows = await findFactories(services.db, playerId);
  const now = services.clock.now();
  const rank = services.ranking.rankOf(playerId);
  const owned = rows.flatMap(({ x, y, shieldUntil, ...row }) =>
    x === null || y === null
      ? []
      : [toOwnedFactory({ ownerId: playerId, x, y, ...row }, { rank, shieldUntil }, now)],
  );
  return { factories: owned };
}
