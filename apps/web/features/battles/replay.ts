/** Replays a battle in the browser, from the report's data of both sides (rules §11). */

import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE_RULES_VERSION, fight, isKnownBattleVersion } from "@emberlode/game";
import { isRecord } from "../../lib/is-record.ts";

/** The compared parts of a battle. */
const PARTS = [
  "rounds",
  "losses",
  "repaired",
  "survivors",
  "remaining",
  "winner",
  "ending",
  "margin",
] as const;

type Part = (typeof PARTS)[number];

export type Replay =
  | { kind: "same" }
  | { kind: "other"; winner: PublicBattleReport["winner"]; differs: readonly Part[] }
  /** A version of the rules unknown to this page. */
  | { kind: "other-rules"; known: number };

/** Whether two JSON values are exactly equal, ignoring the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Replays the report's battle with the server's own function, and compares. */
export function replay(report: PublicBattleReport): Replay {
  const { attacker, defender, modifiers, seed, rulesVersion } = report;
  if (!isKnownBattleVersion(rulesVersion)) {
    return { kind: "other-rules", known: BATTLE_RULES_VERSION };
  }
  const again = fight({ attacker, defender, modifiers, seed, rulesVersion });
  const differs = PARTS.filter((part) => !isSame(again[part], report[part]));
  return differs.length === 0 ? { kind: "same" } : { kind: "other", winner: again.winner, differs };
}
