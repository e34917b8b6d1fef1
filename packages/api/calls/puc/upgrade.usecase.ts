/** Upgrading the base (rules §10). */
import type { OwnFactoryInput, UpgradeBaseAnswer } from "@emberlode/contract";
import { type UpgradeBaseRefusal, upgradeBase } from "@emberlode/game";
import { type ActingAlone, performAlone } from "../../world/actions/perform-alone.ts";
import type { ActionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { toOwnedFactory } from "./to-owned-factory.ts";

/** Raises the caller's base by one level; what it outgrew falls free. */
export async function upgrade(
  ctx: PlayerContext<keyof ActingAlone | "ranking">,
  input: OwnFactoryInput,
): Promise<UpgradeBaseAnswer | ActionError<UpgradeBaseRefusal>> {
  const { world, ranking } = ctx.services;
  const id = Number(input.id);
  return performAlone(
    ctx,
    input,
    ({ player, factories }, env) => upgradeBase({ player, factories }, { id }, env),
    (status, { base }) => ({
      status,
      factory: toOwnedFactory(base, ranking.rankOf(ctx.playerId)),
    }),
    { fields: (actor) => world.factoriesOf(actor.id), fresh: true },
  );
}
