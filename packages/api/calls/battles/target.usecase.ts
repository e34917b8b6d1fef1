/** What a player can see of a base before attacking it (rules §12). */
import type { BattleTarget } from "@emberlode/contract";
import {
  ATTACK,
  attacksLeft,
  attackTarget,
  isSameCell,
  lootLimit,
  type Position,
  raidOpening,
} from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { opponentOf } from "../../world/fights/opponent.ts";
import { refusedNow } from "../../world/fights/refused-now.ts";
import { presentPlayer } from "../../world/players/present-player.ts";
import { ownMap } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";

/** The base where the caller stands, as its attacker sees it. */
export async function showTarget(
  ctx: PlayerContext<"actions" | "clock" | "profiles" | "ranking" | "world">,
  field: Position,
): Promise<BattleTarget | GameError<"NOT_HERE" | "ENEMY_MISMATCH" | "SELF">> {
  const { actions, clock, world } = ctx.services;
  const attacker = await presentPlayer(ctx);
  if (!isSameCell(attacker, field)) return new GameError("NOT_HERE");
  const owner = world.at(field).baseOwner;
  if (owner === null) return new GameError("ENEMY_MISMATCH");
  if (owner === attacker.id) return new GameError("SELF");
  const defender = await actions.read(owner);
  const defenderFactories = world.factoriesOf(owner);
  const opponent = defender && (await opponentOf(ctx.services, defender, defenderFactories));
  if (defender === null || opponent === null) return new GameError("ENEMY_MISMATCH");
  const now = clock.now();
  const attackerFactories = (await ownMap(ctx.services, attacker.id)).factoriesOf(attacker.id);
  const question = { attacker, attackerFactories, defender, defenderFactories };
  const opening = raidOpening(question, now);
  const asked = attackTarget(question, { enemy: owner, field }, now);
  return {
    refusal: refusedNow("ok" in asked ? asked : null, now, ctx.words.errors),
    opening: opening?.by ?? null,
    attacksLeft: attacksLeft(attacker, now),
    attacksPerDay: ATTACK.perDay,
    loot: lootLimit(question, opening, now),
    ...opponent,
  };
}
