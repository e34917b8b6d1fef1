/** Saves a place as a plot from outside of the Plots desk. */
import type { Position } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";

interface Marked extends Position {
  /** The plot's title. */
  title: string;
}

/**
 * Whether a place has a plot, and a function to save it as one.
 * @param done returns the notice's text for the plot's title
 */
export function useSavePlot({ x, y, title }: Marked, done: (title: string) => string) {
  const utils = trpc.useUtils();
  const notice = useNotice();
  const { data } = trpc.plots.list.useQuery();
  const create = trpc.plots.create.useMutation({
    onSuccess({ plot }) {
      utils.plots.list.setData(undefined, (list) => list && { plots: [...list.plots, plot] });
      notice.done(done(plot.title));
    },
    onError: notice.refused,
    onSettled: () => void utils.plots.list.invalidate(),
  });
  const isSaved = data?.plots.some((plot) => isSameCell(plot, { x, y })) === true;
  return {
    isSaved,
    isPending: create.isPending,
    save() {
      if (!isSaved && !create.isPending) create.mutate({ x, y, title });
    },
  };
}
