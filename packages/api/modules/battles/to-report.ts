/** Battle reports, stored and public (rules §11). */
import type { PublicBattleReport, StoredBattle } from "@emberlode/contract";
import type { BattleReport, BattleRound, ByCombatant } from "@emberlode/game";
import { isoTime } from "../../platform/clock.ts";

/** Facts of the report besides the fight itself. */
export type BattleFacts = Pick<
  StoredBattle,
  "place" | "x" | "y" | "names" | "owner" | "bots" | "rank" | "loot" | "plunder" | "store"
>;

type Counts = readonly number[];

const copyBothSides = ({ attacker, defender }: ByCombatant<Counts>) => ({
  attacker: [...attacker],
  defender: [...defender],
});

const copyRound = ({ round, units, share }: BattleRound) => ({
  round,
  units: copyBothSides(units),
  share,
});

/** Everything that the battle's page shows and a replay needs. */
export function toStoredBattle(report: BattleReport, facts: BattleFacts): StoredBattle {
  const { attacker, defender, modifiers, rounds, losses, repaired, survivors } = report;
  const { remaining, winner, ending, margin, seed, rulesVersion } = report;
  return {
    ...facts,
    attacker: { ...attacker, units: [...attacker.units] },
    defender: { ...defender, units: [...defender.units] },
    modifiers,
    rounds: rounds.map(copyRound),
    losses: copyBothSides(losses),
    repaired: [...repaired],
    survivors: copyBothSides(survivors),
    remaining,
    winner,
    ending,
    margin,
    seed,
    rulesVersion,
  };
}

/** A stored battle. */
export interface BattleRow {
  id: string;
  /** Milliseconds. */
  createdAt: number;
  report: StoredBattle;
}

export function toPublicReport({ id, createdAt, report }: BattleRow): PublicBattleReport {
  return { id, createdAt: isoTime(createdAt), ...report };
}
