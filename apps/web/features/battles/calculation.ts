/** Inputs of the public calculator, stored in its URL (`/battles/calculator?a=…`). */
import type { PublicBattleReport } from "@emberlode/contract";
import {
  MAX_BASE_LEVEL,
  MAX_UNITS_PER_PURCHASE,
  SLOTS_PER_STANDING,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import type { ForecastInput } from "./forecast.ts";

export const CALCULATOR_PATH = "/battles/calculator";

/** The most slots that the calculator accepts; more than any player has. */
export const MAX_SLOTS = 100_000_000;

export interface Calculation {
  /** Unit counts, ten each. */
  attack: readonly number[];
  defense: readonly number[];
  /** Slots of all factories, which determine standing; null for a defender of neutral Walls. */
  attackSlots: number;
  defenseSlots: number | null;
  /** Level of the defender's base, 0 if they have none. */
  baseLevel: number;
  ramparts: boolean;
  /** Whether the attacker's powers are within the 20% balance. */
  balanced: boolean;
  /** Share of each army that its slots can supply, 0..1. */
  attackSupply: number;
  defenseSupply: number;
  /** Whether all fallen defenders are repaired, since only the base's wealth allowed the attack. */
  allRepaired: boolean;
}

const NEW_BASE_SLOTS = 2000;

const noUnits = (): number[] => Array.from({ length: UNITS_PER_SIDE }, () => 0);

/** Ten Pikemen against five Walls, both players new. */
export const DEFAULT_CALCULATION: Calculation = {
  attack: noUnits().with(0, 10),
  defense: noUnits().with(0, 5),
  attackSlots: NEW_BASE_SLOTS,
  defenseSlots: NEW_BASE_SLOTS,
  baseLevel: 1,
  ramparts: false,
  balanced: false,
  attackSupply: 1,
  defenseSupply: 1,
  allRepaired: false,
};

/** Unit counts in the URL: joined by dots, without trailing zeros. */
function encodeUnits(units: readonly number[]): string {
  return units.join(".").replace(/(\.0)+$/, "");
}

function parseCount(text: string | null, max: number, fallback: number): number {
  if (text === null || !/^\d{1,15}$/.test(text)) return fallback;
  return Math.min(max, Number(text));
}

function decodeUnits(text: string | null, fallback: readonly number[]): readonly number[] {
  if (text === null) return fallback;
  const counts = text.split(".");
  return noUnits().map((_, index) => parseCount(counts[index] ?? null, MAX_UNITS_PER_PURCHASE, 0));
}

/**
 * A share in the URL: whole percents as such, others with all digits, so that the odds stay the
 * same.
 */
function formatSupply(share: number): string {
  const percent = Math.round(share * 100);
  return percent / 100 === share ? String(percent) : String(share);
}

function parseSupply(text: string | null): number {
  if (text !== null && /^0\.\d{1,25}$/.test(text)) return Number(text);
  return parseCount(text, 100, 100) / 100;
}

/** The URL of a calculation. */
export function calculatorPath(calculation: Calculation): string {
  const { attack, defense, attackSlots, defenseSlots, baseLevel } = calculation;
  const { ramparts, balanced, attackSupply, defenseSupply, allRepaired } = calculation;
  const search = new URLSearchParams({
    a: encodeUnits(attack),
    d: encodeUnits(defense),
    as: String(attackSlots),
    ds: defenseSlots === null ? "walls" : String(defenseSlots),
    l: String(baseLevel),
    r: ramparts ? "1" : "0",
    b: balanced ? "1" : "0",
    av: formatSupply(attackSupply),
    dv: formatSupply(defenseSupply),
    ...(allRepaired && { w: "1" }),
  });
  return `${CALCULATOR_PATH}?${search}`;
}

/** The calculation in a query string; missing or invalid fields fall back to defaults. */
export function parseCalculation(search: string): Calculation {
  const params = new URLSearchParams(search);
  const defaults = DEFAULT_CALCULATION;
  return {
    attack: decodeUnits(params.get("a"), defaults.attack),
    defense: decodeUnits(params.get("d"), defaults.defense),
    attackSlots: parseCount(params.get("as"), MAX_SLOTS, defaults.attackSlots),
    defenseSlots:
      params.get("ds") === "walls" ? null : parseCount(params.get("ds"), MAX_SLOTS, NEW_BASE_SLOTS),
    baseLevel: parseCount(params.get("l"), MAX_BASE_LEVEL, defaults.baseLevel),
    ramparts: params.get("r") === "1",
    balanced: params.get("b") === "1",
    attackSupply: parseSupply(params.get("av")),
    defenseSupply: parseSupply(params.get("dv")),
    allRepaired: params.get("w") === "1",
  };
}

/** The battle of a calculation, as input of the forecast. */
export function forecastInputOf(calculation: Calculation): ForecastInput {
  const { attack, defense, attackSlots, defenseSlots, baseLevel } = calculation;
  const { ramparts, balanced, attackSupply, defenseSupply, allRepaired } = calculation;
  return {
    attacker: { units: attack, standing: attackSlots / SLOTS_PER_STANDING, balanced },
    defender: {
      units: defense,
      standing: defenseSlots === null ? null : defenseSlots / SLOTS_PER_STANDING,
      baseLevel,
      ramparts,
    },
    modifiers: {
      attackerSupply: attackSupply,
      defenderSupply: defenseSupply,
      ...(allRepaired && { allRepaired }),
    },
  };
}

/** The calculation of a battle. */
export function calculationFromBattle({
  attacker,
  defender,
  modifiers,
}: ForecastInput): Calculation {
  const slots = (standing: number) => Math.round(standing * SLOTS_PER_STANDING);
  return {
    attack: attacker.units,
    defense: defender.units,
    attackSlots: slots(attacker.standing),
    defenseSlots: defender.standing === null ? null : slots(defender.standing),
    baseLevel: defender.baseLevel,
    ramparts: defender.ramparts,
    balanced: attacker.balanced,
    attackSupply: modifiers.attackerSupply,
    defenseSupply: modifiers.defenderSupply,
    allRepaired: modifiers.allRepaired === true,
  };
}

/** "What if": the calculator's URL for the armies of a report. */
export function whatIfPath(report: PublicBattleReport): string {
  return calculatorPath(calculationFromBattle(report));
}
