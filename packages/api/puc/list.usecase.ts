/** The caller's factories. */
import type { OwnedFactory } from "@emberlode/contract";
import type { PlayerContext } from "../context.ts";
import { findFactories } from "../players/factories.queries.ts";

/** The caller's base and factories, the base first; empty before a guest's first step. */
export async function listFactories({
  services,
  playerId,
}: PlayerContext): Promise<{ factories: OwnedFactory[] }> {
  const rows = await findFactories(services.db, playerId);
  const rank = services.ranking.rankOf(playerId);
  const owned = rows.flatMap(({ id, type, x, y, lvl, slots }): OwnedFactory[] =>
    x === null || y === null
      ? []
      : [
          {
            _id: String(id),
            user: String(playerId),
            factory: { type, x, y },
            lvl,
            slots,
            rank: type === "base" ? rank : null,
          },
        ],
  );
  return { factories: owned };
}
