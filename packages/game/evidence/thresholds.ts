/** Thresholds for evidence; each is a setting of the server (docs/settings.md). */
import { DAY } from "../game-time.ts";

export interface EvidenceThresholds {
  /** Victories over linked idle accounts; those over others count a fifteenth. */
  victories: number;
  /** Factories that linked accounts lost to one of them. */
  captures: number;
  /** Linked accounts that bring referral credit and hardly spend anything on themselves. */
  referees: number;
  /**
   * An account that spends less than this share of what it earns, in percent, keeps it for another.
   */
  spentPercent: number;
  /** Share of equal pauses between digs that no human has, in percent. */
  rhythmPercent: number;
  /** Hours of a day with digs that no human plays. */
  hours: number;
}

export const EVIDENCE_THRESHOLDS: EvidenceThresholds = {
  victories: 3,
  captures: 4,
  referees: 2,
  spentPercent: 25,
  rhythmPercent: 60,
  hours: 20,
};

/** How far back the check looks. */
export const EVIDENCE_WINDOW_MS = 30 * DAY;
/** How long a dismissed case stays closed. */
export const EVIDENCE_DISMISSED_MS = 30 * DAY;
/** Points that open a case. A signal at its threshold has as many. */
export const EVIDENCE_POINTS = 100;
/** Points of a signal that cannot open a case: idle accounts, pacts, rhythm. */
export const EVIDENCE_SUPPORT_POINTS = 25;
