import type { ViewAnswer } from "@emberlode/contract";
import { useMemo } from "react";
import { useReadOfNow } from "../../lib/use-now.ts";
import { lastRestOver } from "../field/resting.ts";
import { useView } from "../field/use-fields.ts";
import { NO_PINS, type Pins, pinsOf } from "../plots/pins.ts";
import { usePlots } from "../plots/use-plots.ts";
import { type WorldCell, worldOf } from "./world.ts";

export interface World {
  cells: readonly WorldCell[];
  pins: Pins;
  view: ViewAnswer | undefined;
}

/** The explored world with plots; recomputed when the map changes or a cooldown ends. */
export function useWorld(): World {
  const { data: view } = useView();
  const { data } = usePlots();
  const plots = data?.plots;
  const over = useReadOfNow((now) => lastRestOver(view, now));
  const pins = useMemo(() => (plots === undefined ? NO_PINS : pinsOf(plots)), [plots]);
  const cells = useMemo(() => worldOf(view, pins, over), [view, pins, over]);
  return useMemo(() => ({ cells, pins, view }), [cells, pins, view]);
}
