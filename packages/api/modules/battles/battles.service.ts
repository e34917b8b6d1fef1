/** Attacks on other players' bases (rules §12). */
import type {
  AttackAnswer,
  AttackInput,
  BattleTarget,
  LastBattleAnswer,
  LastBattleInput,
  PublicBattleReport,
} from "@emberlode/contract";
import {
  ATTACK,
  type AttackBaseOutcome,
  type AttackBaseRefusal,
  attackBase,
  attacksLeft,
  attackTarget,
  type Env,
  isSameCell,
  lootLimit,
  type Position,
  raidOpening,
} from "@emberlode/game";
import type { PlayerContext, PublicContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { requirePlayer } from "../players/status.ts";
import { ownMap } from "../world/waiting-base.ts";
import { findBattle } from "./battles.queries.ts";
import {
  type FightError,
  type FightServices,
  fightHere,
  opponentOf,
  type Sides,
  toTargetRefusal,
} from "./fight-here.ts";
import { findLastReport } from "./last-report.ts";
import { toPublicReport } from "./to-report.ts";

/** Attacks the base where the caller stands. */
export async function attackHere(
  ctx: PlayerContext<keyof FightServices>,
  input: AttackInput,
): Promise<AttackAnswer | FightError<AttackBaseRefusal>> {
  const { field } = input;
  const enemy = Number(input.enemy);
  const rule = (
    { caller, holder, battleId, peace }: Sides,
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
        peace,
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
      desc,
      lootType,
      amount,
      report,
    }),
  });
}

/** The base where the caller stands, as its attacker sees it. */
export async function showTarget(
  ctx: PlayerContext<"actions" | "clock" | "profiles" | "ranking" | "world" | "worldSchedule">,
  field: Position,
): Promise<BattleTarget | GameError<"NOT_HERE" | "ENEMY_MISMATCH" | "SELF">> {
  const { actions, clock, world } = ctx.services;
  const attacker = await requirePlayer(ctx);
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
  const defenderIsBot = ctx.services.ranking.isBot(owner);
  const opponents = { attacker, attackerFactories, defender, defenderFactories, defenderIsBot };
  const opening = raidOpening(opponents, now);
  const { peace } = ctx.services.worldSchedule.current();
  const target = attackTarget({ ...opponents, peace }, { enemy: owner, field }, now);
  return {
    refusal: toTargetRefusal(target.ok ? null : target, now, ctx.translators.errors),
    opening: opening?.by ?? null,
    attacksLeft: attacksLeft(attacker, now),
    attacksPerDay: ATTACK.perDay,
    loot: lootLimit(opponents, opening, now),
    ...opponent,
  };
}

const KINDS = { attacker: "attack", defender: "defense" } as const;

/** The last battle report on a side within 24 hours, optionally against one enemy. */
export async function lastBattle(
  ctx: PlayerContext<"actions" | "clock" | "db">,
  { role, enemy }: LastBattleInput,
): Promise<LastBattleAnswer> {
  const player = await requirePlayer(ctx);
  const report = await findLastReport(
    ctx.services,
    player,
    [KINDS[role]],
    ({ otherId }) => enemy === undefined || String(otherId) === enemy,
  );
  return { report };
}

/** The public report of a battle. */
export async function showBattle(
  { services }: PublicContext<"db">,
  { id }: { id: string },
): Promise<PublicBattleReport | GameError<"NOT_FOUND">> {
  const battle = await findBattle(services.db, id);
  if (battle === null) return new GameError("NOT_FOUND");
  return toPublicReport(battle);
}
