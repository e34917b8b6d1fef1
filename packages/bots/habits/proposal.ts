/** What building blocks of a habit suggest. */
import type { Position } from "@emberlode/game";
import type { Intent } from "./intent.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Drive, Temperament } from "./temperament.ts";

export interface Proposal {
  drive: Drive;
  intent: Intent;
  /** Where it is done. */
  at: Position;
  /** What it is worth, in metal and energy together. */
  worth: number;
}

/** Looks at what is known from one side and says what could be done; as many as it likes. */
export type Block = (knowledge: Knowledge, temperament: Temperament) => readonly Proposal[];
