import type { TestPlayer } from "../../testing/players.ts";
import type { CaseContext } from "../recorded-app.ts";

interface CaseRequest {
  /** The procedure's input; undefined if it has none. */
  input?: unknown;
  /** The caller, if it is not the context's player; null for no caller. */
  caller?: TestPlayer | null;
  headers?: Record<string, string>;
}

/** One recorded call: its setup and input. */
export type Case = readonly [
  procedure: string,
  what: string,
  ask: (context: CaseContext) => CaseRequest | Promise<CaseRequest>,
];

/** A call without any setup. */
export const plain =
  (input?: unknown): Case[2] =>
  () => ({ input });

/** A call without a caller. */
export const byNobody =
  (input?: unknown): Case[2] =>
  () => ({ input, caller: null });
