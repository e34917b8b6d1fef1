/** Icons of units and techs by side and index. */
import type { Side } from "@emberlode/game";
import type { GameIconName } from "../../icons/game-icon-sources.ts";
import { GameIcon } from "../ui/game-icon.tsx";

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const UNITS: Readonly<Record<Side, readonly GameIconName[]>> = {
  attack: DIGITS.map((digit) => `unit-attack-${digit}` as const),
  defense: DIGITS.map((digit) => `unit-defense-${digit}` as const),
};

const TECHS: Readonly<Record<Side, readonly GameIconName[]>> = {
  attack: DIGITS.map((digit) => `tech-attack-${digit}` as const),
  defense: DIGITS.map((digit) => `tech-defense-${digit}` as const),
};

export const unitIcon = (side: Side, index: number): GameIconName => UNITS[side][index] ?? "power";

export const techIcon = (side: Side, index: number): GameIconName => TECHS[side][index] ?? "power";

export function UnitIcon({ side, index }: { side: Side; index: number }) {
  return <GameIcon name={unitIcon(side, index)} className="size-8" />;
}
