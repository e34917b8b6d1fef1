/** Attacking the base of another player (rules §12). */
import type { AttackAnswer, AttackInput } from "@emberlode/contract";
import {
  type AttackBaseOutcome,
  type AttackBaseRefusal,
  attackBase,
  type Env,
} from "@emberlode/game";
import {
  type FightError,
  type Fighting,
  fightHere,
  type Sides,
} from "../../world/fights/fight-here.ts";
import type { PlayerContext } from "../context.ts";

/** Attacks the base where the caller stands. */
export async function attack(
  ctx: PlayerContext<keyof Fighting>,
  input: AttackInput,
): Promise<AttackAnswer | FightError<AttackBaseRefusal>> {
  const { field } = input;
  const enemy = Number(input.enemy);
  const rule = (
    { caller, holder, battleId }: Sides,
    env: Env,
    toStored: (outcome: AttackBaseOutcome) => unknown,
  ) =>
    attackBase(
      {
        attacker: caller.player,
        attackerFactories: caller.factories,
        attackerName: caller.username,
        attackerIsBot: caller.isBot,
        defender: holder?.player ?? null,
        defenderFactories: holder?.factories ?? [],
        defenderName: holder?.username ?? "",
        defenderIsBot: holder?.isBot === true,
      },
      { enemy, field, battleId, toStored },
      env,
    );
  return fightHere(ctx, input, {
    field,
    holderOf: ({ baseOwner }) => baseOwner,
    rule,
    facts: ({ caller, holder }, { lootType, amount }) => ({
      place: "base",
      names: { attacker: caller.username, defender: holder?.username ?? null },
      owner: holder?.username ?? null,
      rank: holder && ctx.services.ranking.rankOf(holder.player.id),
      loot: { type: lootType, amount },
    }),
    toAnswer: ({ outcome: { lootType, amount }, summary: { desc, status }, report }) => ({
      user: { status },
      ...{ desc, lootType, amount, report },
    }),
  });
}
