import type { FactoryTarget, Status } from "@emberlode/contract";
import { UNITS_PER_SIDE } from "@emberlode/game";
import { type Dispatch, type SetStateAction, useState } from "react";
import { sum } from "../battles/army-rows.ts";
import type { DefenseSource, Forecast, ForecastInput } from "../battles/forecast.ts";
import { useForecast } from "../battles/use-forecast.ts";
import { captureBattle, type KnownGarrison, knownGarrison, sourceOf } from "./garrison.ts";

const NOBODY: readonly number[] = Array.from({ length: UNITS_PER_SIDE }, () => 0);

export interface CaptureGuess {
  /** The known garrison; null if unknown. */
  known: KnownGarrison | null;
  /** The player's guess of an unknown garrison. */
  entered: readonly number[];
  setEntered: (units: readonly number[]) => void;
  /** Number of invalid fields of the guess. */
  setRefused: Dispatch<SetStateAction<number>>;
  ofOwner: boolean;
  ramparts: boolean;
  setRamparts: (ramparts: boolean) => void;
  defense: DefenseSource;
  /** Neither known nor validly guessed, so there is no forecast. */
  isUnknown: boolean;
  /** Null without an army. */
  battle: ForecastInput | null;
  /** Null until complete. */
  forecast: Forecast | null;
}

/** The odds, for their panel and beside the button; null while the target is loading. */
export function useCaptureForecast(
  target: FactoryTarget | undefined,
  status: Status,
): CaptureGuess | null {
  const [entered, setEntered] = useState(NOBODY);
  const [refused, setRefused] = useState(0);
  const [chosen, setRamparts] = useState<boolean | null>(null);
  const known = target === undefined ? null : knownGarrison(target);
  const garrison = known ?? { units: entered, ofOwner: true, supply: 1, ramparts: false };
  const ramparts = chosen ?? garrison.ramparts;
  const isFight = target !== undefined && sum(status.attack_units) > 0;
  const battle = isFight ? captureBattle(target, { ...garrison, ramparts }, status) : null;
  const isUnknown = known === null && (sum(entered) === 0 || refused > 0);
  const forecast = useForecast(isUnknown ? null : battle);
  if (target === undefined) return null;
  return {
    ...{ known, entered, setEntered, setRefused },
    ...{ ofOwner: garrison.ofOwner, ramparts, setRamparts },
    defense: sourceOf(known),
    ...{ isUnknown, battle, forecast },
  };
}
