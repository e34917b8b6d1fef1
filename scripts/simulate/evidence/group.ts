/** Labeled groups of accounts in a world, and what the server knows of how they belong together. */
import type { SharedTrace } from "@emberlode/game";

export interface Group {
  label: "ring" | "household" | "campus";
  /** What they do, for the report of a wrong judgment. */
  name: string;
  /** Accounts; of a ring, the owner's is the first. */
  members: number[];
  traces: SharedTrace[];
}

/** Part of a day that a person plays. */
export interface Session {
  /** Milliseconds after midnight. */
  at: number;
  play(): void;
}

/** The sessions of a group on a day; 0 is the first. */
export type Schedule = (day: number) => readonly Session[];

export interface Scale {
  rings: number;
  households: number;
  campuses: number;
  days: number;
  /** Minutes of play of each person a day, as long as they keep it up. */
  minutes: number;
}
