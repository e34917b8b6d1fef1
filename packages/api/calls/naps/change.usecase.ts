/** Requests, answers and ends pacts. */
import type { AskNapInput, ChangeNapInput, EndNapInput, NapAnswer } from "@emberlode/contract";
import { allowNap, blockNap, endNap, rejectNap, requestNap } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { findNamed } from "../../services/accounts/accounts.queries.ts";
import type { PlayerContext } from "../context.ts";
import { type NapError, type NapRule, performNap } from "./perform-nap.ts";

/** Requests a pact from a player by name. */
export async function askNap(
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking">,
  input: AskNapInput,
): Promise<NapAnswer | NapError<"NAP_SELF" | "NAP_EXISTS" | "NAP_BLOCKED" | "NAP_ASKED_LATELY">> {
  const account = await findNamed(ctx.services.db, input.username);
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
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking">,
  input: ChangeNapInput,
): Promise<NapAnswer | NapError<ChangeRefusal>> {
  return performNap(ctx, Number(input.id), { input, rule: RULES[input.state] });
}

/** Ends a pact, withdraws a request or lifts the caller's own block. */
export async function stopNap(
  ctx: PlayerContext<"actions" | "changedPlayers" | "db" | "profiles" | "random" | "ranking">,
  input: EndNapInput,
): Promise<NapAnswer | NapError<"NAP_NOT_STANDING">> {
  return performNap(ctx, Number(input.id), { input, rule: endNap });
}
