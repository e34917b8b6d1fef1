import type { Status } from "@emberlode/contract";
import { START } from "@emberlode/game";

/** Fields to have seen for the second goal; a new base shows 49. */
export const EXPLORE_GOAL = 120;

export interface FirstGoal {
  id: "dig" | "explore" | "name" | "hello";
  done: boolean;
}

/** What of the player's real state the goals are read off. */
export interface Progress {
  status: Status;
  /** Fields explored. */
  seen: number;
  isGuest: boolean;
  /** Whether the player was heard in the chat. */
  said: boolean;
}

/** The first goals that can be reached now. */
export function firstGoals({ status, seen, isGuest, said }: Progress): readonly FirstGoal[] {
  // Digging is the only way to come by more than the start; the count of the day is the quicker sign.
  const dug = status.fatigue.digs > 0 || status.metal > START.metal || status.energy > START.energy;
  return [
    { id: "dig", done: dug },
    { id: "explore", done: seen >= EXPLORE_GOAL },
    { id: "hello", done: said },
    { id: "name", done: !isGuest },
  ];
}
