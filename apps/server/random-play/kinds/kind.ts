/** What a player can do in the random play, one kind per mutation. */
import type { Position } from "@emberlode/game";
import type { Turn } from "../scene.ts";

export interface PlannedCall {
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
  /** The input of a sensible call; null if none. */
  plan(turn: Turn): PlannedCall | null;
}

export const kind = (procedure: string, weight: number, plan: Kind["plan"]): Kind => ({
  procedure,
  weight,
  plan,
});

/** A plan for a target field that the call names. */
export const onField = (at: Position | null, more: object = {}): PlannedCall | null =>
  at && { at, input: { field: at, ...more } };
