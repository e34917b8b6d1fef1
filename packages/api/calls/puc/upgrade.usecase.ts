/** Upgrading the base (rules §10). */
import type { OwnFactoryInput, UpgradeBaseAnswer } from "@emberlode/contract";
import { type UpgradeBaseRefusal, upgradeBase } from "@emberlode/game";
import { type ActingAlone, alone } from "../../world/actions/alone.ts";
import type { ActionError } from "../../world/actions/perform.ts";
import type { NoRoom } from "../../world/players/place-base.ts";
import type { PlayerContext } from "../context.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** Raises the caller's base by one level and frees the factories that it has outgrown. */
export function upgrade(
  ctx: PlayerContext<keyof ActingAlone | "clock" | "ranking">,
  input: OwnFactoryInput,
): Promise<UpgradeBaseAnswer | ActionError<UpgradeBaseRefusal | NoRoom>> {
  const { clock, ranking, world } = ctx.services;
  const usecase = alone({
    fresh: true,
    fields: ({ id }) => world.factoriesOf(id),
    rule: (state, { id }: OwnFactoryInput, env) => upgradeBase(state, { id: Number(id) }, env),
    answer: ({ base }, { status }) => ({
      status,
      // A base cannot be captured, so no shield matters.
      factory: toOwnedFactory(
        base,
        { rank: ranking.rankOf(ctx.playerId), shieldUntil: 0 },
        clock.now(),
      ),
    }),
  });
  return usecase(ctx, input);
}
