/** Kinds of actions in random play, one per mutation. */
import type { Position } from "@emberlode/game";
import type { Turn } from "../scene.ts";

export interface ProposedCall {
  input: unknown;
  /** Where the player must be; undefined if anywhere. */
  at?: Position | null;
  /** A mirage must be offered there. */
  mirage?: true;
}

export interface Kind {
  procedure: string;
  /** Relative frequency. */
  weight: number;
  /** A sensible call; null if none. */
  propose(turn: Turn): ProposedCall | null;
}

export const kind = (procedure: string, weight: number, propose: Kind["propose"]): Kind => ({
  procedure,
  weight,
  propose,
});

/** A call that names its target field. */
export const onField = (at: Position | null, more: object = {}): ProposedCall | null =>
  at && { at, input: { field: at, ...more } };
