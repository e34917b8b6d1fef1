import { useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import { NO_PINS, type Pins, pinsOf } from "./pins.ts";

/** The pins of the player's plots; sends no query for a visitor or a player without plots. */
export function usePins(): Pins {
  const { data: progress } = trpc.user.progress.useQuery(undefined, { enabled: false });
  const { data } = trpc.plots.list.useQuery(undefined, { enabled: (progress?.plots ?? 0) > 0 });
  const plots = data?.plots;
  return useMemo(() => (plots === undefined ? NO_PINS : pinsOf(plots)), [plots]);
}
