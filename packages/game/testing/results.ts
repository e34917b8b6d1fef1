/** Helpers for results of rules in tests. */
import type { Refusal, Success } from "../result.ts";
import type { PlayerState } from "../state.ts";
import { changesOf } from "../writes.ts";
import { afterChanges } from "./players.ts";

/** The successful result. Throws on a refusal. */
export function accepted<Outcome>(result: Success<Outcome> | Refusal): Success<Outcome> {
  if (!result.ok) throw new Error(`Refused with ${result.code}.`);
  return result;
}

/** A successful result with the player after it and its ledger rows. */
export function applied<Outcome>(player: PlayerState, result: Success<Outcome> | Refusal) {
  const { changes, outcome } = accepted(result);
  const ledger = changesOf(changes, "ledger");
  return { changes, outcome, after: afterChanges(player, changes), ledger };
}

/** The code of a refusal; null on success. */
export function refusal(result: Success<unknown> | Refusal): string | null {
  return result.ok ? null : result.code;
}
