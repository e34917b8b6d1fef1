/** Whatever a player does about a pact. */
import { MAX_ID, type NapAnswer } from "@emberlode/contract";
import {
  type Env,
  type Nap,
  type NapOutcome,
  type NapState,
  napAlert,
  type Refusal,
  type Result,
} from "@emberlode/game";
import { idempotencyOf } from "../actions/idempotency.ts";
import { actionError } from "../actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { toPartner, viewNap } from "./nap-view.ts";
import { findNap, pairOf } from "./naps.queries.ts";

export type NapRule = (state: NapState, env: Env) => Result<NapOutcome>;

/** Whether the caller has asked just now. */
const isNewRequest = (before: Nap | null, after: Nap | null, playerId: number): boolean =>
  after?.state === "asked" && after.askedBy === playerId && before?.state !== "asked";

/**
 * Runs a rule over the caller's pact with another player, under both players' locks, and commits
 * it. NOT_FOUND when there is no such player, and the rule's refusals.
 * @param input what the idempotency key stands for
 */
export async function performNap(
  ctx: PlayerContext,
  otherId: number,
  { input, rule }: { input: unknown; rule: NapRule },
): Promise<NapAnswer> {
  const { services, playerId } = ctx;
  const profiles = await services.profiles.of([playerId, ...(otherId > MAX_ID ? [] : [otherId])]);
  const profile = profiles.get(otherId);
  const ownName = profiles.get(playerId)?.username ?? "Somebody";
  if (profile === undefined) throw new GameError("NOT_FOUND");
  const partner = toPartner(profile, services.ranking);
  const pair = pairOf(playerId, otherId);
  const result = await services.actions.perform<NapAnswer, Refusal, Nap | null>({
    playerId,
    alsoPlayers: () => [otherId],
    ...idempotencyOf(ctx, input),
    prepare: () => findNap(services.db, pair),
    decide({ players, now }, nap) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const other = players.get(otherId);
      if (other === undefined) return { ok: false, error: { ok: false, code: "NOT_FOUND" } };
      const done = rule({ player, other, nap }, { now, random: services.random });
      if (!done.ok) return { ok: false, error: done };
      const after = done.outcome.nap;
      const changes = {
        ...done.changes,
        naps: [{ ...pair, nap: after }],
        alerts: isNewRequest(nap, after, playerId) ? [napAlert(otherId, ownName)] : [],
      };
      return { ok: true, changes, answer: { nap: viewNap(after, { playerId, partner, now }) } };
    },
  });
  if (!result.ok) throw actionError(result.error);
  return result.answer;
}
