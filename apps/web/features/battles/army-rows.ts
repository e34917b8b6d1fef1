/** What happened to each kind of unit in a battle. */
import type { PublicBattleReport } from "@emberlode/contract";
import {
  attackSquads,
  defenseSquads,
  isKnownBattleVersion,
  isOneStrike,
  UNITS,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const t = await messages("catalogue");
const tBattles = await messages("battles");

/** One kind of unit; counts. `sent` - `lost` - `usedUp` + `repaired` = `left`. */
export interface ArmyRow {
  /** 0..9. */
  index: number;
  name: string;
  sent: number;
  /** Fallen units, including those repaired later. */
  lost: number;
  /** Units that strike once and are used up (positions 5 and 10). */
  usedUp: number;
  /** Repaired units among the lost; always 0 for the attacker. */
  repaired: number;
  left: number;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** A side's kinds of units, by position. */
export function armyRows(
  report: PublicBattleReport,
  side: "attacker" | "defender",
): readonly ArmyRow[] {
  return UNITS[side === "attacker" ? "attack" : "defense"].flatMap(({ id }, index) => {
    const sent = report[side].units[index] ?? 0;
    if (sent === 0) return [];
    const gone = report.losses[side][index] ?? 0;
    const oneStrike = isOneStrike(index);
    return {
      index,
      name: t(`units.${id}`),
      sent,
      lost: oneStrike ? 0 : gone,
      usedUp: oneStrike ? gone : 0,
      repaired: side === "defender" ? (report.repaired[index] ?? 0) : 0,
      left: report.survivors[side][index] ?? 0,
    };
  });
}

/** The sum of all kinds. */
export function armyTotal(rows: readonly ArmyRow[]): Omit<ArmyRow, "index" | "name"> {
  return {
    sent: sum(rows.map(({ sent }) => sent)),
    lost: sum(rows.map(({ lost }) => lost)),
    usedUp: sum(rows.map(({ usedUp }) => usedUp)),
    repaired: sum(rows.map(({ repaired }) => repaired)),
    left: sum(rows.map(({ left }) => left)),
  };
}

/** A side after a round. */
export interface SideState {
  /** Remaining share of the starting hp, 0..1; null for a side that never had any. */
  share: number | null;
  /** Remaining hp, rounded; null if that version's rules are unknown here. */
  hp: number | null;
  /** Living units. */
  units: number;
  /**
   * Losses of `share` and `hp` in this round; `damage` is null if it is less than rounding shows,
   * or unknown.
   */
  lostShare: number;
  damage: number | null;
}

export interface RoundRow {
  /** Null for the start, 0 for the first strike, then 1..10. */
  round: number | null;
  attacker: SideState;
  defender: SideState;
}

type SideName = "attacker" | "defender";

/** Hp of each side at the start; null if that version's rules are unknown here. */
function startingHp(report: PublicBattleReport): Record<SideName, number | null> {
  const { attacker, defender, modifiers, rulesVersion } = report;
  if (!isKnownBattleVersion(rulesVersion)) return { attacker: null, defender: null };
  const full = (squads: ReturnType<typeof attackSquads>) =>
    squads.reduce((all, squad) => all + squad.full, 0);
  return {
    attacker: full(attackSquads(attacker, defender, modifiers, rulesVersion)),
    defender: full(defenseSquads(defender, modifiers, rulesVersion)),
  };
}

/** Start, first strike if there was one, and each round; empty if nobody defended. */
export function roundRows(report: PublicBattleReport): readonly RoundRow[] {
  if (report.rounds.length === 0) return [];
  const hp = startingHp(report);
  // A side of only one-strike units has a share of 0 from the start.
  const hasHp = (side: SideName) => report.rounds.some(({ share }) => share[side] > 0);
  const stateAtStart = (side: SideName): SideState => {
    const known = hp[side] === null ? hasHp(side) : hp[side] > 0;
    return {
      share: known ? 1 : null,
      hp: hp[side] === null ? null : Math.round(hp[side]),
      units: sum(report[side].units),
      lostShare: 0,
      damage: null,
    };
  };
  const stateAfter = (side: SideName, before: SideState, at: number): SideState => {
    const round = report.rounds[at];
    const units = sum(round?.units[side] ?? []);
    const share = round?.share[side] ?? 0;
    if (before.share === null) return { ...before, units };
    const left = hp[side] === null ? null : Math.round(share * hp[side]);
    const lostShare = before.share - share;
    const lost = left === null || before.hp === null ? null : before.hp - left;
    const damage = lost === 0 && lostShare > 0 ? null : lost;
    return { share, hp: left, units, lostShare, damage };
  };
  const rows: RoundRow[] = [
    { round: null, attacker: stateAtStart("attacker"), defender: stateAtStart("defender") },
  ];
  for (const [at, { round }] of report.rounds.entries()) {
    const last = rows[at];
    if (last === undefined) break;
    const attacker = stateAfter("attacker", last.attacker, at);
    rows.push({ round, attacker, defender: stateAfter("defender", last.defender, at) });
  }
  return rows;
}

/** A round's name: Start, First strike, Round 3. */
export function roundName(round: RoundRow["round"]): string {
  if (round === null) return tBattles("rounds.start");
  return round === 0 ? tBattles("rounds.firstStrike") : `${tBattles("rounds.round")} ${round}`;
}
