/** What a player may know before attacking a base (rules §12). */
import type { BattleTarget } from "@emberlode/contract";
import {
  ATTACK,
  attacksLeft,
  attackTarget,
  baseLevel,
  errorText,
  fightOpening,
  type GameErrorCode,
  isSameCell,
  lootLimit,
  type PlayerState,
  type Position,
  power,
  type Refusal,
  standing,
} from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { presentPlayer } from "../players/present-player.ts";

/** What the rule answers before a fight, as it is shown: the code, the player's words, and until when. */
function toRefusal(answer: PlayerState | Refusal, now: number): BattleTarget["refusal"] {
  if (!("ok" in answer)) return null;
  const { code, waitMs } = answer;
  const until = waitMs === undefined ? null : isoTime(now + waitMs);
  return { code, text: errorText(code), until };
}

/** The base where the caller stands as its attacker sees it. NOT_HERE, ENEMY_MISMATCH, SELF. */
export async function showTarget(ctx: PlayerContext, field: Position): Promise<BattleTarget> {
  const { actions, clock, profiles, ranking, world } = ctx.services;
  const refuse = (code: GameErrorCode) => new GameError(code);
  const attacker = await presentPlayer(ctx);
  if (!isSameCell(attacker, field)) throw refuse("NOT_HERE");
  const owner = world.at(field).baseOwner;
  if (owner === null) throw refuse("ENEMY_MISMATCH");
  if (owner === attacker.id) throw refuse("SELF");
  const defender = await actions.read(owner);
  const profile = (await profiles.of([owner])).get(owner);
  if (defender === null || profile === undefined) throw refuse("ENEMY_MISMATCH");
  const now = clock.now();
  const question = {
    attacker,
    attackerFactories: world.factoriesOf(attacker.id),
    defender,
    defenderFactories: world.factoriesOf(owner),
  };
  const { username, baseName, quote, profilePicture } = profile;
  return {
    user: { _id: String(owner), username, baseName, quote, profilePicture },
    rank: ranking.rankOf(owner),
    power: power(defender).total,
    standing: standing(question.defenderFactories),
    baseLevel: baseLevel(question.defenderFactories),
    refusal: toRefusal(attackTarget(question, { enemy: owner, field }, now), now),
    opening: fightOpening(question, now),
    attacksLeft: attacksLeft(attacker, now),
    attacksPerDay: ATTACK.perDay,
    loot: lootLimit(attacker, now),
  };
}
