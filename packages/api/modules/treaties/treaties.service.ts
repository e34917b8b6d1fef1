/** The caller's pacts. */

import { isDeepStrictEqual } from "node:util";
import {
  type AskNapInput,
  type ChangeNapInput,
  type EndNapInput,
  MAX_ID,
  type NapAnswer,
  type NapView,
} from "@emberlode/contract";
import { violatedConstraint } from "@emberlode/db";
import {
  allowNap,
  blockNap,
  type Env,
  endNap,
  isNapInForce,
  type Nap,
  type NapOutcome,
  type NapRefusal,
  type NapState,
  type Result,
  rejectNap,
  requestNap,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTimeOrNull } from "../../platform/clock.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import { findByCurrentOrFormerName, type Profile } from "../players/players.queries.ts";
import type { Ranking } from "../ranks/ranking.ts";
import { findNap, findNapsOf, pairLock, pairOf } from "./treaties.queries.ts";

/** Limit of listed pacts, last changed first. */
const MAX_LISTED = 500;

/** Pacts that are active, requested, rejected, ending, or blocked by the caller. */
export async function listNaps({
  services,
  playerId,
}: PlayerContext<"clock" | "db" | "profiles" | "ranking">): Promise<{ naps: NapView[] }> {
  const now = services.clock.now();
  const naps = await findNapsOf(services.db, playerId, { now, limit: MAX_LISTED });
  const otherOf = (askedBy: number, askedOf: number) => (askedBy === playerId ? askedOf : askedBy);
  const otherIds = naps.map(({ askedBy, askedOf }) => otherOf(askedBy, askedOf));
  const profiles = await services.profiles.of(otherIds);
  return {
    naps: naps.flatMap((nap) => {
      const profile = profiles.get(otherOf(nap.askedBy, nap.askedOf));
      if (profile === undefined) return [];
      const partner = toPartner(profile, services.ranking);
      return viewNap(nap, { playerId, partner, now }) ?? [];
    }),
  };
}

/** Requests a pact with a player by name. */
export async function askNap(
  ctx: NapContext,
  input: AskNapInput,
): Promise<NapAnswer | NapError<"NAP_SELF" | "NAP_EXISTS" | "NAP_BLOCKED" | "NAP_ASKED_LATELY">> {
  const account = await findByCurrentOrFormerName(ctx.services.db, input.username);
  if (account === null) {
    return new GameError("NOT_FOUND", { text: ({ errors }) => errors("noSuchPlayer") });
  }
  return performNap(ctx, account.id, { input, rule: requestNap });
}

type ChangeRefusal = "NAP_NOT_ASKED" | "NAP_BLOCKED" | "NAP_SELF";

const RULES: Readonly<Record<ChangeNapInput["state"], NapRule<ChangeRefusal>>> = {
  active: allowNap,
  blocked: blockNap,
  rejected: rejectNap,
};

/** Accepts, rejects or blocks. */
export async function changeNap(
  ctx: NapContext,
  input: ChangeNapInput,
): Promise<NapAnswer | NapError<ChangeRefusal>> {
  return performNap(ctx, Number(input.id), { input, rule: RULES[input.state] });
}

/** Ends a pact, withdraws a request or lifts the caller's own block. */
export async function endOwnNap(
  ctx: NapContext,
  input: EndNapInput,
): Promise<NapAnswer | NapError<"NAP_NOT_STANDING">> {
  return performNap(ctx, Number(input.id), { input, rule: endNap });
}

type NapContext = PlayerContext<
  "actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking"
>;

type NapRule<Code extends NapRefusal> = (state: NapState, env: Env) => Result<NapOutcome, Code>;

/** Why a pact is not changed; `NOT_FOUND` if there is no such player. */
export type NapError<Code extends NapRefusal> = ActionError<Code | "NOT_FOUND">;

/** The foreign key that fails if the other player was deleted. */
const PLAYER_KEY = /^(?:naps|alerts)_.*_players_id_fk$/;

/**
 * Runs a rule over the caller's pact with another player and commits it. The other player is locked
 * only if their list of partners changes, so many requests to one player do not block that player.
 * @param call.input part of the body hash of the idempotency key
 */
async function performNap<Code extends NapRefusal>(
  ctx: NapContext,
  otherId: number,
  { input, rule }: { input: unknown; rule: NapRule<Code> },
): Promise<NapAnswer | NapError<Code>> {
  const { services, playerId } = ctx;
  const { changedPlayers, db, ranking, random } = services;
  const profiles = await services.profiles.of([playerId, ...(otherId > MAX_ID ? [] : [otherId])]);
  const profile = profiles.get(otherId);
  if (profile === undefined) return new GameError("NOT_FOUND");
  const partner = toPartner(profile, ranking);
  const playerName = profiles.get(playerId)?.username;
  if (playerName === undefined) return new GameError("NOT_LOGGED_IN");
  const actorFacts = {
    playerName,
    playerIsBot: ranking.isBot(playerId),
  };
  const pair = pairOf(playerId, otherId);
  /** False for a repeated call, which causes no notification. */
  let notifiesOther = false;
  const answer = await perform(ctx, input, {
    discoversParticipants: true,
    extraLock: pairLock(pair),
    load: () => findNap(db, pair),
    rule(locked, nap): Result<NapOutcome, Code | "NOT_FOUND"> {
      const { actor: player, now } = locked;
      if (locked.isGone(otherId)) return { ok: false, code: "NOT_FOUND" };
      // Partnership is always mutual.
      const napPartners = player.napPartners.includes(otherId) ? [playerId] : [];
      const other = locked.player(otherId) ?? { id: otherId, napPartners };
      return rule({ player, other, nap, ...actorFacts }, { now, random });
    },
    answer({ outcome: { nap: after } }, { now }, before) {
      notifiesOther = isVisibleChange(otherId, { before, after, now });
      return { nap: viewNap(after, { playerId, partner, now }) };
    },
  }).catch((error) => {
    // The cached profile belongs to an account that has just been deleted.
    if (!PLAYER_KEY.test(violatedConstraint(error) ?? "")) throw error;
    services.profiles.invalidate(otherId);
    return new GameError("NOT_FOUND");
  });
  // Usually their row does not change, so nothing else would update their pages.
  if (notifiesOther && !(answer instanceof GameError)) changedPlayers.add([otherId]);
  return answer;
}

/** The other player's public facts. */
function toPartner(
  { id, username, baseName, profilePicture }: Profile,
  ranking: Ranking,
): NapView["player"] {
  const place = ranking.placeOf(id);
  const { power, rank } = place ?? { power: null, rank: null };
  const shown = { username, baseName, profilePicture, power, rank };
  return { _id: String(id), ...shown, isBot: ranking.isBot(id) };
}

/** The pact's state as the player may see it; null if none. */
function stateFor(
  nap: Nap | null,
  playerId: number,
  now: number,
): Omit<NapView, "_id" | "player"> | null {
  if (nap === null) return null;
  const blockedByMe = nap.blockedBy.includes(playerId);
  const endsAt = isNapInForce(nap, now) ? nap.endsAt : null;
  if (nap.state === "ended" && endsAt === null && !blockedByMe) return null;
  return {
    state: blockedByMe ? "blocked" : nap.state,
    askedByMe: nap.askedBy === playerId,
    blockedByMe,
    endsAt: isoTimeOrNull(endsAt),
  };
}

/**
 * The caller's view; null for a pact that is over or is only a block by the other player, which is
 * secret.
 */
function viewNap(
  nap: Nap | null,
  { playerId, partner, now }: { playerId: number; partner: NapView["player"]; now: number },
): NapView | null {
  const state = stateFor(nap, playerId, now);
  return state === null ? null : { _id: partner._id, player: partner, ...state };
}

/** Whether the change is visible to a player. */
function isVisibleChange(
  playerId: number,
  { before, after, now }: { before: Nap | null; after: Nap | null; now: number },
): boolean {
  return !isDeepStrictEqual(stateFor(before, playerId, now), stateFor(after, playerId, now));
}
