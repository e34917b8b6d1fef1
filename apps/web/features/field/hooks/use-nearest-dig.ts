import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useWalkerState } from "../../movement/hooks/use-walker.ts";
import { outcomeAtom } from "../atoms/field-atoms.ts";
import { type DigPlace, nearestDig } from "../nearest-dig.ts";
import { useView } from "./use-fields.ts";
import { useIsSpent } from "./use-spent.ts";

/** The nearest place to dig from where the player stands; null when none is known. */
export function useNearestDig(): DigPlace | null {
  const { shown } = useWalkerState();
  const { data: view } = useView();
  const isSpent = useIsSpent();
  const outcome = useAtomValue(outcomeAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dig spends a field, which the cache tells without a render
  return useMemo(() => nearestDig(view, shown, isSpent), [view, shown, outcome]);
}
