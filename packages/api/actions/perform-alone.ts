/** An action that the caller alone takes part in and that answers their new status. */
import type { Status } from "@emberlode/contract";
import type { Env, PlayerState, Refusal, Result } from "@emberlode/game";
import { settingsOf } from "../accounts/settings.ts";
import { toStatus } from "../accounts/status.ts";
import type { PlayerContext } from "../context.ts";
import type { StoredFactory } from "../world/world.queries.ts";
import { idempotencyOf } from "./idempotency.ts";
import { actionError } from "./performed.ts";

/** What such an action is judged by. */
export interface Actor {
  player: PlayerState;
  /** Everything the player owns, the base included. */
  factories: readonly StoredFactory[];
}

/**
 * Runs a rule over the caller and commits it.
 * @param input what the idempotency key stands for
 * @param toAnswer the answer, from the status that the action leaves and the rule's outcome
 */
export async function performAlone<Outcome, Answer>(
  ctx: PlayerContext,
  input: unknown,
  rule: (actor: Actor, env: Env) => Result<Outcome>,
  toAnswer: (status: Status, outcome: Outcome) => Answer,
): Promise<Answer> {
  const { services, playerId } = ctx;
  const settings = await settingsOf(services.db, playerId);
  const result = await services.actions.perform<Answer, Refusal>({
    playerId,
    ...idempotencyOf(ctx, input),
    decide({ players, now }) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const factories = services.world.factoriesOf(playerId);
      const done = rule({ player, factories }, { now, random: services.random });
      if (!done.ok) return { ok: false, error: done };
      const set = done.changes.players.find(({ id }) => id === playerId)?.set;
      const status = toStatus({ ...player, ...set }, { factories, settings, now });
      return { ok: true, changes: done.changes, answer: toAnswer(status, done.outcome) };
    },
  });
  if (!result.ok) throw actionError(result.error);
  return result.answer;
}
