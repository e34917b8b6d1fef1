/** Battle reports for tests, fought with the game's own function, and a base to attack. */
import type { BattleTarget, Opponent, PublicBattleReport } from "@emberlode/contract";
import { BATTLE_RULES_VERSION, resolveBattle, UNITS_PER_SIDE } from "@emberlode/game";

/** Ten unit counts: 0, except for those given by position (1..10). */
function army(named: Record<number, number>): number[] {
  return Array.from({ length: UNITS_PER_SIDE }, (_, index) => named[index + 1] ?? 0);
}

type Facts = Pick<PublicBattleReport, "place" | "names" | "owner" | "bots" | "loot" | "createdAt">;

interface ReportOverrides extends Partial<Facts> {
  attack?: Record<number, number>;
  defense?: Record<number, number>;
  defender?: Partial<PublicBattleReport["defender"]>;
  attackerSupply?: number;
}

/** A report as the server stores it: rask attacks ada's base at 12, 7 with Pikemen and Archers. */
export function makeReport({
  attack = { 1: 40, 2: 20 },
  defense = { 1: 30, 2: 6 },
  defender = {},
  attackerSupply = 1,
  ...facts
}: ReportOverrides = {}): PublicBattleReport {
  const report = resolveBattle({
    attacker: { units: army(attack), standing: 40, balanced: false },
    defender: { units: army(defense), standing: 20, baseLevel: 3, ramparts: true, ...defender },
    modifiers: { attackerSupply, defenderSupply: 1 },
    seed: "00112233445566778899aabbccddeeff",
    rulesVersion: BATTLE_RULES_VERSION,
  });
  const stored = {
    ...report,
    id: "QkFUVExF",
    createdAt: "2025-06-01T12:00:00.000Z",
    place: "base",
    x: 12,
    y: 7,
    names: { attacker: "rask", defender: "ada" },
    owner: "ada",
    loot: { type: "metal", amount: report.winner === "attacker" ? 1250 : 0 },
    ...facts,
  };
  return JSON.parse(JSON.stringify(stored));
}

export const ADA: Opponent = {
  user: { _id: "1", username: "ada", baseName: "", quote: "", profilePicture: "" },
  rank: 8,
  power: 40,
  standing: 10,
  baseLevel: 1,
};

/** ada's base, open to attack. */
export const TARGET: BattleTarget = {
  ...ADA,
  refusal: null,
  opening: "size",
  attacksLeft: 20,
  attacksPerDay: 20,
  loot: {
    percent: 10,
    untouched: 1000,
    poolPercent: 30,
    metal: 5326,
    energy: 2646,
    week: { metal: 53_260, energy: 26_460 },
    revenge: null,
    guest: null,
    isReferral: false,
  },
};
