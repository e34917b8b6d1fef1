/** Rows of the authorisation matrix. */
import type { GameErrorCode } from "@emberlode/game";

/** What a caller meets: the call done, or a code. */
export type Outcome = "OK" | GameErrorCode;

/** What exists when a row is tried; everything belongs to the owner. */
export interface Facts {
  home: { x: number; y: number };
  tokenId: string;
  /** A session beside the one that asks. */
  sessionId: string;
  alertId: string;
  plotId: string;
  /** Of the owner's base, in the shape of a factory's. */
  baseId: string;
}

export interface Row {
  input?: (facts: Facts) => unknown;
  /** For calls that ask for nobody's credential: what every caller meets. */
  everybody?: Outcome;
  owner?: Outcome;
  stranger?: Outcome;
}

export type Rows = Record<string, Row>;

/** The cell of the owner's base, where the owner stands. */
export const atHome = ({ home }: Facts) => home;
