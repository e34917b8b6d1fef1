import type { LoginPayload } from "@emberlode/contract";
import type { Amounts } from "@emberlode/game";

/** A dig's average yield. */
export function meanDig({
  digMetalCap,
  digEnergyCap,
}: Pick<LoginPayload["user"], "digMetalCap" | "digEnergyCap">): Amounts {
  const mean = ([min, max]: readonly [number, number]) => (min + max) / 2;
  return { metal: mean(digMetalCap), energy: mean(digEnergyCap) };
}
