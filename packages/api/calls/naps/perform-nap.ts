/** The common part of all calls that change a pact. */
import { MAX_ID, type NapAnswer } from "@emberlode/contract";
import { violatedConstraint } from "@emberlode/db";
import type { Env, NapOutcome, NapRefusal, NapState, Result } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { type ActionError, perform } from "../../world/actions/perform.ts";
import { findNap, pairLock, pairOf } from "../../world/players/naps.queries.ts";
import type { PlayerContext } from "../context.ts";
import { looksOtherTo, toPartner, viewNap } from "./nap-view.ts";

export type NapRule<Code extends NapRefusal> = (
  state: NapState,
  env: Env,
) => Result<NapOutcome, Code>;

/** Why a pact is not changed; NOT_FOUND when there is no such player. */
export type NapError<Code extends NapRefusal> = ActionError<Code | "NOT_FOUND">;

/** The foreign key that fails when the other player was deleted. */
const PLAYER_KEY = /^(?:naps|alerts)_.*_players_id_fk$/;

/**
 * Runs a rule over the caller's pact with another player and commits it. The other player is locked only
 * if their list of partners changes, so many requests to one player do not block that player.
 * @param call.input what the idempotency key stands for
 */
export async function performNap<Code extends NapRefusal>(
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking">,
  otherId: number,
  { input, rule }: { input: unknown; rule: NapRule<Code> },
): Promise<NapAnswer | NapError<Code>> {
  const { services, playerId } = ctx;
  const { changedPlayers, db, ranking, random } = services;
  const profiles = await services.profiles.of([playerId, ...(otherId > MAX_ID ? [] : [otherId])]);
  const profile = profiles.get(otherId);
  if (profile === undefined) return new GameError("NOT_FOUND");
  const partner = toPartner(profile, ranking);
  const named = {
    playerName: profiles.get(playerId)?.username ?? "Somebody",
    playerIsBot: ranking.isBot(playerId),
  };
  const pair = pairOf(playerId, otherId);
  /** A repeated call is not judged again and causes no notification. */
  let isNews = false;
  const answer = await perform(ctx, input, {
    locksAsDecided: true,
    thing: pairLock(pair),
    load: () => findNap(db, pair),
    rule(locked, nap): Result<NapOutcome, Code | "NOT_FOUND"> {
      const { actor: player, now } = locked;
      if (locked.isGone(otherId)) return { ok: false, code: "NOT_FOUND" };
      // Partnership is always mutual.
      const napPartners = player.napPartners.includes(otherId) ? [playerId] : [];
      const other = locked.player(otherId) ?? { id: otherId, napPartners };
      return rule({ player, other, nap, ...named }, { now, random });
    },
    answer({ outcome: { nap: after } }, { now }, before) {
      isNews = looksOtherTo(otherId, { before, after, now });
      return { nap: viewNap(after, { playerId, partner, now }) };
    },
  }).catch((error) => {
    // The cached profile was of an account that has just been deleted.
    if (!PLAYER_KEY.test(violatedConstraint(error) ?? "")) throw error;
    services.profiles.forget(otherId);
    return new GameError("NOT_FOUND");
  });
  // Usually their row does not change, so nothing else would update their pages.
  if (isNews && !(answer instanceof GameError)) changedPlayers.add([otherId]);
  return answer;
}
