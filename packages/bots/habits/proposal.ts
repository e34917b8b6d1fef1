/** Proposals, from which a habit chooses. */
import type { Position } from "@emberlode/game";
import type { Intent } from "./intent.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Drive, Temperament } from "./temperament.ts";

export interface Proposal {
  drive: Drive;
  intent: Intent;
  /** Where to do it. */
  at: Position;
  /** Estimated value, metal and energy added. */
  worth: number;
}

/** Proposes any number of actions for one aspect of the game. */
export type Block = (knowledge: Knowledge, temperament: Temperament) => readonly Proposal[];
