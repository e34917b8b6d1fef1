/** Abandoning a factory (rules §13). */
import type { NewStatusAnswer, OwnFactoryInput } from "@emberlode/contract";
import { type AbandonFactoryRefusal, abandonFactory, type FactoryState } from "@emberlode/game";
import { type ActingAlone, performAlone } from "../../world/actions/perform-alone.ts";
import type { ActionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";

/** Gives up a plain factory from wherever the caller stands. */
export async function abandon(
  ctx: PlayerContext<keyof ActingAlone>,
  input: OwnFactoryInput,
): Promise<NewStatusAnswer | ActionError<AbandonFactoryRefusal>> {
  const { world } = ctx.services;
  const named = ({ id }: FactoryState) => id === Number(input.id);
  return performAlone(
    ctx,
    input,
    ({ player, factories }, env) =>
      abandonFactory({ player, factory: factories.find(named) ?? null }, env),
    (newStatus) => ({ newStatus }),
    { fields: (actor) => world.factoriesOf(actor.id).filter(named) },
  );
}
