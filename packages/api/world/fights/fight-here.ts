/** A fight over the field where the caller stands, against whoever holds it (rules §11). */
import type { PublicBattleReport, Status } from "@emberlode/contract";
import { UnavailableError } from "@emberlode/db";
import {
  type BattleReport,
  type Env,
  type FactoryState,
  type GameErrorCode,
  isSameCell,
  type PlayerState,
  type Position,
  type Refusal,
  type Result,
  writesOf,
} from "@emberlode/game";
import type { ServerWords } from "@emberlode/words";
import { botsIn, labelBots } from "../../services/accounts/bot-mark.ts";
import type { Profile } from "../../services/accounts/profiles.queries.ts";
import type { Profiles } from "../../services/accounts/profiles.ts";
import { toSettings } from "../../services/accounts/settings.ts";
import type { FairChance } from "../../services/fair/fair-chance.ts";
import type { Ranking } from "../../services/ranking/ranking.ts";
import { newName } from "../../services/secrets.ts";
import type { Acting } from "../actions/acting.ts";
import { described } from "../actions/described.ts";
import { idempotencyOf } from "../actions/idempotency.ts";
import { type ActionError, actionError } from "../actions/performed.ts";
import { statusAfter } from "../actions/status-after.ts";
import type { MapCell } from "../map/world-map.ts";
import { ensureStandingBase, type NoRoom, type Placing } from "../players/ensure-base.ts";
import type { FactoryIds } from "./factory-ids.ts";
import { type BattleFacts, toPublicReport, toStoredBattle } from "./to-report.ts";

/** What a fight needs. */
export interface Fighting extends Placing {
  profiles: Profiles;
  ranking: Ranking;
  fair: FairChance;
  factoryIds: FactoryIds;
}

/** Somebody who fights. */
interface Fighter {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  username: string;
}

/** Who fights where. */
export interface Sides {
  caller: Fighter;
  /** Who holds the field, maybe the caller; null for nobody. */
  holder: Fighter | null;
  cell: MapCell;
  /** What a free factory there is called once it is taken; null where none stands free. */
  newFactoryId: number | null;
  /** Under which id the report is kept. */
  battleId: string;
}

/** What a fight leaves to be answered. */
interface Fought<Outcome> {
  outcome: Outcome;
  /** How it went, as the log tells it. */
  desc: string;
  status: Status;
  report: PublicBattleReport;
  sides: Sides;
}

export interface FightCall<Outcome, Code extends GameErrorCode, Answer> {
  field: Position;
  holderOf(cell: MapCell): number | null;
  rule(sides: Sides, env: Env, toStored: (outcome: Outcome) => unknown): Result<Outcome, Code>;
  /** What the report tells besides the fight itself. */
  facts(sides: Sides, outcome: Outcome): Omit<BattleFacts, "x" | "y" | "bots">;
  toAnswer(fought: Fought<Outcome>): Answer;
}

/** Why a fight is refused: by its rule, or as who fights has no base and gets none. */
export type FightError<Code extends GameErrorCode> = ActionError<Code | NoRoom>;

const isFreeFactory = ({ type, factory }: MapCell) => type === "factory" && factory === null;

/**
 * Runs the rule of a fight over both players and commits it. Both are locked while they stand on
 * the same field, and what they own is read again: an army of a factory lost elsewhere never fights.
 */
export async function fightHere<
  Outcome extends { report: BattleReport },
  Code extends GameErrorCode,
  Answer,
>(
  ctx: Acting<Fighting> & { words: ServerWords },
  input: unknown,
  { field, holderOf, rule, facts, toAnswer }: FightCall<Outcome, Code, Answer>,
): Promise<Answer | FightError<Code>> {
  const { services, playerId } = ctx;
  const unplaced = await ensureStandingBase(services, playerId);
  if (unplaced !== null) return unplaced;
  const { world, fair, profiles, factoryIds, ranking } = services;
  const cell = world.at(field);
  const battleId = newName();
  let newFactoryId: number | null = null;
  /** Stays once it is: a commit whose answer was lost may have written it. */
  let isIdUsed = false;
  // Nobody holds others up from afar: who does not stand here is refused without them.
  const opponents = (actor: PlayerState): number[] => {
    const holder = isSameCell(actor, field) ? holderOf(cell) : null;
    return holder === null || holder === playerId ? [] : [holder];
  };
  const result = await services.actions.perform<
    Answer,
    Refusal<Code | "NOT_LOGGED_IN">,
    ReadonlyMap<number, Profile>
  >({
    playerId,
    alsoPlayers: opponents,
    fields: (actor) => (isSameCell(actor, field) ? [field] : []),
    ...idempotencyOf(ctx, input),
    async prepare({ players }) {
      await world.reloadHoldings([...players.keys()], field);
      const caller = players.get(playerId);
      if (caller && isSameCell(caller, field) && isFreeFactory(cell)) {
        newFactoryId ??= await factoryIds.take();
      }
      return profiles.of([...players.keys()]);
    },
    decide({ players, versionAfter, now }, profileOf) {
      const fighter = (id: number): Fighter | null => {
        const player = players.get(id);
        const username = profileOf.get(id)?.username;
        if (player === undefined || username === undefined) return null;
        return { player, factories: world.factoriesOf(id), username };
      };
      const caller = fighter(playerId);
      if (caller === null) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const { player, factories } = caller;
      const holderId = holderOf(cell);
      const holder = holderId === null ? null : fighter(holderId);
      // Whoever has come to hold the field meanwhile is not locked: tried again with them.
      const isWithoutId = isFreeFactory(cell) && isSameCell(player, field) && newFactoryId === null;
      if (isWithoutId || (holder === null && opponents(player).length > 0)) {
        throw new UnavailableError("the field changed hands meanwhile", null);
      }
      const sides: Sides = { caller, holder, cell, newFactoryId, battleId };
      const env = { now, random: fair.roll(player, "battle", now) };
      const toStored = (outcome: Outcome) =>
        toStoredBattle(outcome.report, {
          ...field,
          ...botsIn(ranking, playerId, holderId),
          ...facts(sides, outcome),
        });
      const fought = rule(sides, env, toStored);
      // What the other one's log says of it is for them.
      const done = described(
        fought.ok ? { ...fought, changes: labelBots(fought.changes, ranking, playerId) } : fought,
        ctx.words,
        playerId,
      );
      if (!done.ok) return { ok: false, error: done };
      const { outcome } = done;
      isIdUsed ||= writesOf(done.changes, "factory").some(({ id }) => id === newFactoryId);
      const settings = toSettings(profileOf.get(playerId)?.settings ?? {});
      const version = versionAfter(done.changes);
      const answer = toAnswer({
        outcome,
        desc: outcome.desc,
        status: statusAfter(player, done.changes, { factories, settings, version, now }),
        report: toPublicReport({ id: battleId, createdAt: now, report: toStored(outcome) }),
        sides,
      });
      return { ok: true, changes: done.changes, answer };
    },
  });
  if (newFactoryId !== null && !isIdUsed) factoryIds.giveBack(newFactoryId);
  return result.ok ? result.answer : actionError(result.error);
}
