import type { TestPlayer } from "../../testing/players.ts";
import type { Stage } from "../stage.ts";

interface Asked {
  /** What the procedure is given; nothing, where it takes nothing. */
  input?: unknown;
  /** Who calls, when it is not the stage's player; null for nobody. */
  caller?: TestPlayer | null;
  headers?: Record<string, string>;
}

/** One call worth a record: how it is come by, and with what. */
export type Case = readonly [
  procedure: string,
  what: string,
  ask: (stage: Stage) => Asked | Promise<Asked>,
];

/** A call that needs nothing but a player. */
export const plain =
  (input?: unknown): Case[2] =>
  () => ({ input });

/** A call of nobody. */
export const byNobody =
  (input?: unknown): Case[2] =>
  () => ({ input, caller: null });
