/** What a player can do in the random play, one kind per mutation. */
import type { Position } from "@emberlode/game";
import type { Turn } from "../scene.ts";

export interface Plan {
  input: unknown;
  /** Where the player has to stand; nothing when anywhere will do. */
  at?: Position | null;
  /** A mirage has to be offered there. */
  mirage?: true;
}

export interface Kind {
  procedure: string;
  /** How often compared to the others. */
  weight: number;
  /** What the player would sensibly ask for; null when there is nothing. */
  plan(turn: Turn): Plan | null;
}

export const kind = (procedure: string, weight: number, plan: Kind["plan"]): Kind => ({
  procedure,
  weight,
  plan,
});

/** A plan for a field of its own that the call names. */
export const onField = (at: Position | null, more: object = {}): Plan | null =>
  at && { at, input: { field: at, ...more } };
