/** Answers of rules in tests. */
import type { Done, Refusal } from "../result.ts";

/** The accepted answer; a refusal fails the test. */
export function accepted<Outcome>(result: Done<Outcome> | Refusal): Done<Outcome> {
  if (!result.ok) throw new Error(`refused with ${result.code}`);
  return result;
}

/** The code of a refusal; null for an accepted answer. */
export function refusal(result: Done<unknown> | Refusal): string | null {
  return result.ok ? null : result.code;
}
