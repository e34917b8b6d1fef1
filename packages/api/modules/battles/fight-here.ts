/** A fight over the field where the caller stands, against its holder (rules §11). */
import type { BattleTarget, Opponent, PublicBattleReport } from "@emberlode/contract";
import { type LockedState, RETRY, type RuleResult } from "@emberlode/db";
import {
  armyPower,
  armyStanding,
  type BattleReport,
  baseLevel,
  changesOf,
  type Env,
  type FactoryState,
  type GameErrorCode,
  isSameCell,
  type Pause,
  type PlayerState,
  type Position,
  type Refusal,
  type Result,
} from "@emberlode/game";
import { type ErrorTranslator, errorText, type ServerTranslators } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { newId } from "../../platform/secrets.ts";
import { ActionSummary } from "../actions/action-summary.ts";
import type { ActionContext, ActionError } from "../actions/perform.ts";
import {
  type PlacementRefusal,
  type PlacementServices,
  performPlacingBase,
} from "../actions/place-base.ts";
import type { FairChance } from "../fairness/fair-chance.ts";
import type { Profile } from "../players/players.queries.ts";
import type { Profiles } from "../players/profiles.ts";
import { toSettings } from "../players/settings.ts";
import { botMark, type Ranking } from "../ranks/ranking.ts";
import type { FactoryIds } from "../world/factory-ids.ts";
import { mapFor } from "../world/waiting-base.ts";
import type { MapCell } from "../world/world-map.ts";
import type { WorldScheduleReader } from "../world/world-schedule.ts";
import { type BattleFacts, toPublicReport, toStoredBattle } from "./to-report.ts";

export interface FightServices extends PlacementServices {
  profiles: Profiles;
  ranking: Ranking;
  fair: FairChance;
  factoryIds: FactoryIds;
  worldSchedule: WorldScheduleReader;
}

interface Fighter {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  username: string;
  isBot: boolean;
}

/** The fighters and their field. */
export interface Sides {
  caller: Fighter;
  /** The holder of the field, possibly the caller; null if none. */
  holder: Fighter | null;
  cell: MapCell;
  /** The id that a free factory gets when captured; null if the field is not a free factory. */
  newFactoryId: number | null;
  /** The id of the report. */
  battleId: string;
  /** The peace of the world, as this process knows it. */
  peace: Pause | null;
}

/** The result of a fight, for the answer. */
interface FightResult<Outcome> {
  outcome: Outcome;
  summary: ActionSummary;
  report: PublicBattleReport;
  sides: Sides;
}

type ProfileMap = ReadonlyMap<number, Profile>;

export interface FightCall<Outcome, Code extends GameErrorCode, Answer> {
  field: Position;
  holderOf(cell: MapCell): number | null;
  rule(sides: Sides, env: Env, toStored: (outcome: Outcome) => unknown): Result<Outcome, Code>;
  /** Facts of the report besides the fight itself. */
  facts(sides: Sides, outcome: Outcome): Omit<BattleFacts, "x" | "y" | "bots">;
  toAnswer(fought: FightResult<Outcome>): Answer;
}

/** Why a fight is refused: by its rule, or because the attacker's base cannot be placed. */
export type FightError<Code extends GameErrorCode> = ActionError<Code | PlacementRefusal>;

const isFreeFactory = ({ type, factory }: MapCell) => type === "factory" && factory === null;

/** Which of two fighters are labeled bots; nothing if neither is. */
function botsIn({ isBot: attacker }: Fighter, holder: Fighter | null): Pick<BattleFacts, "bots"> {
  const owner = holder?.isBot === true;
  return attacker || owner ? { bots: { attacker, owner } } : {};
}

/**
 * Runs the rule of a fight over both players and commits it. Both are locked while on the same
 * field, and their factories are read again: an army of a factory lost elsewhere must not fight.
 */
export async function fightHere<
  Outcome extends { report: BattleReport },
  Code extends GameErrorCode,
  Answer,
>(
  ctx: ActionContext<FightServices> & { translators: ServerTranslators },
  input: unknown,
  { field, holderOf, rule, facts, toAnswer }: FightCall<Outcome, Code, Answer>,
): Promise<Answer | FightError<Code>> {
  const { services, playerId } = ctx;
  const { world, fair, profiles, factoryIds, ranking } = services;
  const cell = world.at(field);
  const battleId = newId();
  let newFactoryId: number | null = null;
  /** Never reset: a commit whose answer was lost may have used the id. */
  let isIdUsed = false;

  const sidesOf = (locked: LockedState, profilesById: ProfileMap): Sides => {
    const map = mapFor(world, locked);
    const fighter = (id: number): Fighter | null => {
      const player = locked.player(id);
      const username = profilesById.get(id)?.username;
      if (player === undefined || username === undefined) return null;
      return { player, factories: map.factoriesOf(id), username, isBot: ranking.isBot(id) };
    };
    const caller = fighter(playerId);
    if (caller === null) throw new GameError("NOT_LOGGED_IN");
    const holderId = holderOf(cell);
    const holder = holderId === null ? null : fighter(holderId);
    const { peace } = services.worldSchedule.current();
    return { caller, holder, cell, newFactoryId, battleId, peace };
  };
  /** False if the factory became free, or its holder was deleted, during the read. */
  const isPrepared = ({ holder }: Sides): boolean =>
    isFreeFactory(cell) ? newFactoryId !== null : (holder?.player.id ?? null) === holderOf(cell);
  const storedOf = (sides: Sides, outcome: Outcome) =>
    toStoredBattle(outcome.report, {
      ...field,
      ...botsIn(sides.caller, sides.holder),
      ...facts(sides, outcome),
    });

  const answer = await performPlacingBase(ctx, input, {
    // Do not lock the holder for a caller elsewhere, who is refused anyway.
    players(actor) {
      const holder = isSameCell(actor, field) ? holderOf(cell) : null;
      return holder === null || holder === playerId ? [] : [holder];
    },
    fields: (actor) => (isSameCell(actor, field) ? [field] : []),
    async load({ actor, ids }) {
      await world.reloadHoldings(ids, field);
      if (isSameCell(actor, field) && isFreeFactory(cell))
        newFactoryId ??= await factoryIds.reserve();
      return profiles.of(ids);
    },
    rule(locked, profilesById): RuleResult<Outcome, Code> {
      const sides = sidesOf(locked, profilesById);
      if (isSameCell(locked.actor, field) && !isPrepared(sides)) return RETRY;
      const env = { now: locked.now, random: fair.roll(locked.actor, "battle", locked.now) };
      return rule(sides, env, (outcome) => storedOf(sides, outcome));
    },
    answer({ outcome, changes }, locked, profilesById) {
      isIdUsed ||= changesOf(changes, "factory").some(
        (change) => change.from === null && change.id === newFactoryId,
      );
      const sides = sidesOf(locked, profilesById);
      const report = storedOf(sides, outcome);
      return toAnswer({
        outcome,
        summary: new ActionSummary(
          ctx,
          changes,
          locked,
          toSettings(profilesById.get(playerId)?.settings ?? {}),
        ),
        report: toPublicReport({ id: battleId, createdAt: locked.now, report }),
        sides,
      });
    },
  });
  // After BUSY, the fight may still be committed and use the id.
  const mayStillCommit = answer instanceof GameError && answer.gameCode === "BUSY";
  if (newFactoryId !== null && !isIdUsed && !mayStillCommit) factoryIds.release(newFactoryId);
  return answer;
}

/**
 * Rank, total power, standing and base level; never units or balances. Null for a deleted player.
 */
export async function opponentOf(
  { profiles, ranking }: { profiles: Profiles; ranking: Ranking },
  player: PlayerState,
  factories: readonly FactoryState[],
): Promise<Opponent | null> {
  const profile = (await profiles.of([player.id])).get(player.id);
  if (profile === undefined) return null;
  const { username, baseName, quote, profilePicture } = profile;
  return {
    user: {
      _id: String(player.id),
      username,
      baseName,
      quote,
      profilePicture,
      ...botMark(ranking, player.id),
    },
    rank: ranking.placeOf(player.id)?.rank ?? null,
    power: armyPower(player).total,
    standing: armyStanding(factories),
    baseLevel: baseLevel(factories),
  };
}

/** The code, its text without the waiting time, and the end of the wait; null if allowed. */
export function toTargetRefusal(
  refusal: Refusal | null,
  now: number,
  t: ErrorTranslator,
): BattleTarget["refusal"] {
  if (refusal === null) return null;
  const { code, waitMs, until: _, ...facts } = refusal;
  const until = waitMs === undefined ? null : isoTime(now + waitMs);
  return { code, text: errorText(t, code, facts), until };
}
