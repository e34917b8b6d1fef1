/** Saving a place as a plot from elsewhere than the Plots desk. */
import type { Position } from "@emberlode/contract";
import { enTools } from "../../../lib/i18n/en-tools.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";

/** Whether one of the player's plots marks the place. */
export function useIsPlot({ x, y }: Position): boolean {
  const { data } = trpc.plots.list.useQuery();
  return data?.plots.some((plot) => plot.x === x && plot.y === y) ?? false;
}

export function useSavePlot() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  return trpc.plots.create.useMutation({
    onSuccess({ plot }) {
      utils.plots.list.setData(undefined, (list) => list && { plots: [...list.plots, plot] });
      notice.done(enTools.found.savedDone(plot.title));
    },
    onError: notice.refused,
    onSettled: () => void utils.plots.list.invalidate(),
  });
}
