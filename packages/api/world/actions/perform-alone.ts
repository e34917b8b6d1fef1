/** An action that the caller alone takes part in and that answers their new status. */
import type { Status } from "@emberlode/contract";
import { type Actions, UnavailableError } from "@emberlode/db";
import type {
  Env,
  FactoryState,
  GameErrorCode,
  PlayerState,
  Position,
  Random,
  Refusal,
  Result,
  RollPurpose,
} from "@emberlode/game";
import { isSameCell } from "@emberlode/game";
import type { Profiles } from "../../services/accounts/profiles.ts";
import { settingsOf } from "../../services/accounts/settings.ts";
import type { FairChance } from "../../services/fair/fair-chance.ts";
import type { MapCell, WorldMap } from "../map/world-map.ts";
import type { Acting } from "./acting.ts";
import { idempotencyOf } from "./idempotency.ts";
import { type ActionError, actionError } from "./performed.ts";
import { statusAfter } from "./status-after.ts";

/** What such an action needs. */
export interface ActingAlone {
  actions: Actions;
  world: WorldMap;
  profiles: Profiles;
  fair: FairChance;
  random: Random;
}

/** What such an action is judged by. */
export interface Actor {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly FactoryState[];
  /** The cell where the player stands. */
  here: MapCell;
  /** Until when the player has used a field up, milliseconds; null for not. */
  spentUntil(cell: Position): number | null;
}

export interface AloneOptions {
  /** What the action's provable roll is for; without it chance is the server's. */
  roll?: RollPurpose;
  /** The fields that the action may change. */
  fields?: (actor: PlayerState) => readonly Position[];
  /** Reads the map again with each try: what the caller owns by another process counts too. */
  fresh?: boolean;
}

/**
 * Runs a rule over the caller and commits it.
 * @param input what the idempotency key stands for
 * @param toAnswer the answer, from the status that the action leaves and the rule's outcome
 */
export async function performAlone<Outcome, Code extends GameErrorCode, Answer>(
  ctx: Acting<ActingAlone>,
  input: unknown,
  rule: (actor: Actor, env: Env) => Result<Outcome, Code>,
  toAnswer: (status: Status, outcome: Outcome) => Answer,
  { roll, fields, fresh = false }: AloneOptions = {},
): Promise<Answer | ActionError<Code>> {
  const { services, playerId } = ctx;
  const { world, fair } = services;
  const settings = await settingsOf(services.profiles, playerId);
  const result = await services.actions.perform<
    Answer,
    Refusal<Code | "NOT_LOGGED_IN">,
    readonly Position[] | undefined
  >({
    playerId,
    ...idempotencyOf(ctx, input),
    ...(fields !== undefined && { fields }),
    ...(fresh && {
      async prepare({ players }) {
        const actor = players.get(playerId);
        // Before anything is waited for: these are the fields that were just locked.
        const locked = (actor && fields?.(actor)) ?? [];
        await world.refresh();
        return locked;
      },
    }),
    async recheck({ players }) {
      const player = players.get(playerId);
      return player !== undefined && (await world.reloadHoldings([playerId], player));
    },
    decide({ players, cooldownUntil, versionAfter, now }, locked) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const isLocked = (cell: Position) => locked?.some((one) => isSameCell(one, cell));
      if (fresh && fields?.(player).some((cell) => !isLocked(cell))) {
        throw new UnavailableError("what the caller owns changed meanwhile", null);
      }
      const factories = world.factoriesOf(playerId);
      const spentUntil = (cell: Position) => cooldownUntil(playerId, cell);
      const random = roll === undefined ? services.random : fair.roll(player, roll, now);
      const actor = { player, factories, here: world.at(player), spentUntil };
      const done = rule(actor, { now, random });
      if (!done.ok) return { ok: false, error: done };
      const version = versionAfter(done.changes);
      const status = statusAfter(player, done.changes, { factories, settings, version, now });
      return { ok: true, changes: done.changes, answer: toAnswer(status, done.outcome) };
    },
  });
  return result.ok ? result.answer : actionError(result.error);
}
