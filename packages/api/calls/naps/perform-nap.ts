/** Whatever a player does about a pact. */
import { MAX_ID, type NapAnswer, type NapView } from "@emberlode/contract";
import { violatedConstraint } from "@emberlode/db";
import {
  type Env,
  type Nap,
  type NapOutcome,
  type NapRefusal,
  type NapState,
  napAlert,
  type Refusal,
  type Result,
  write,
  writeAll,
  writesOf,
} from "@emberlode/game";
import { busyError, GameError } from "../../errors.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import { findNap, pairLock, pairOf } from "../../world/players/naps.queries.ts";
import type { PlayerContext } from "../context.ts";
import { looksOtherTo, toPartner, viewNap } from "./nap-view.ts";

export type NapRule<Code extends NapRefusal> = (
  state: NapState,
  env: Env,
) => Result<NapOutcome, Code>;

/** Why a pact stays as it is; NOT_FOUND when there is no such player. */
export type NapError<Code extends NapRefusal> = ActionError<Code | "NOT_FOUND">;

/** Whether the caller has asked just now. */
const isNewRequest = (before: Nap | null, after: Nap | null, playerId: number): boolean =>
  after?.state === "asked" && after.askedBy === playerId && before?.state !== "asked";

/** Who becomes a partner, or no longer is one, has to take part. */
const NEEDS_BOTH = "NEEDS_BOTH";
/** What a pact with, or an alert for, somebody fails on who is gone. */
const PLAYER_KEY = /^(?:naps|alerts)_.*_players_id_fk$/;

interface NapCall<Code extends NapRefusal> {
  /** What the idempotency key stands for. */
  input: unknown;
  rule: NapRule<Code>;
}

interface Partners<Code extends NapRefusal> extends NapCall<Code> {
  otherId: number;
  partner: NapView["player"];
  ownName: string;
}

async function attemptNap<Code extends NapRefusal>(
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "random" | "ranking">,
  { input, rule, otherId, partner, ownName }: Partners<Code>,
  both: boolean,
) {
  const { services, playerId } = ctx;
  const pair = pairOf(playerId, otherId);
  /** Of a repeated call nothing is decided, and there is no news. */
  let isNews = false;
  const result = await services.actions.perform<
    NapAnswer,
    Refusal<Code | "NOT_FOUND" | "NOT_LOGGED_IN"> | typeof NEEDS_BOTH,
    Nap | null
  >({
    playerId,
    ...(both && { alsoPlayers: () => [otherId] }),
    thing: pairLock(pair),
    ...idempotencyOf(ctx, input),
    prepare: () => findNap(services.db, pair),
    decide({ players, now }, nap) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      // Partners are always each other's.
      const isPartner = player.napPartners.includes(otherId);
      const alone = { id: otherId, napPartners: isPartner ? [playerId] : [] };
      const other = both ? players.get(otherId) : alone;
      if (other === undefined) return { ok: false, error: { ok: false, code: "NOT_FOUND" } };
      const done = rule({ player, other, nap }, { now, random: services.random });
      if (!done.ok) return { ok: false, error: done };
      if (!both && writesOf(done.changes, "player").some(({ id }) => id === otherId)) {
        return { ok: false, error: NEEDS_BOTH };
      }
      const after = done.outcome.nap;
      isNews = looksOtherTo(otherId, { before: nap, after, now });
      const alerts = isNewRequest(nap, after, playerId)
        ? [napAlert(otherId, ownName, services.ranking.isBot(playerId))]
        : [];
      const changes = [
        ...done.changes,
        write("nap", { ...pair, was: nap, nap: after }),
        ...writeAll("alert", alerts),
      ];
      return { ok: true, changes, answer: { nap: viewNap(after, { playerId, partner, now }) } };
    },
  });
  // Their row stays as it is in most cases: nothing else would bring it to their pages.
  if (result.ok && isNews) services.changedPlayers.add([otherId]);
  return result;
}

/**
 * Runs a rule over the caller's pact with another player and commits it. The other one takes part
 * only where their partners change: a crowd that asks somebody does not hold them up.
 */
export async function performNap<Code extends NapRefusal>(
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking">,
  otherId: number,
  call: NapCall<Code>,
): Promise<NapAnswer | NapError<Code>> {
  const { services, playerId } = ctx;
  const profiles = await services.profiles.of([playerId, ...(otherId > MAX_ID ? [] : [otherId])]);
  const profile = profiles.get(otherId);
  const ownName = profiles.get(playerId)?.username ?? "Somebody";
  if (profile === undefined) return new GameError("NOT_FOUND");
  const partners = { ...call, otherId, partner: toPartner(profile, services.ranking), ownName };
  try {
    let result = await attemptNap(ctx, partners, false);
    if (!result.ok && result.error === NEEDS_BOTH) result = await attemptNap(ctx, partners, true);
    if (result.ok) return result.answer;
    return result.error === NEEDS_BOTH ? busyError() : actionError(result.error);
  } catch (error) {
    // The profile was older than the end of that account.
    if (!PLAYER_KEY.test(violatedConstraint(error) ?? "")) throw error;
    services.profiles.forget(otherId);
    return new GameError("NOT_FOUND");
  }
}
