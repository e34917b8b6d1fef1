import type { PlotsAnswer, WirePlot } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";

const t = await messages("plots");

/** The editable texts of a plot. */
export interface PlotTexts {
  title: string;
  note: string;
  color: string;
}

export const nameOf = ({ title }: Pick<WirePlot, "title">) => title || t("noTitle");

/** The player's plots, oldest first. */
export function usePlots() {
  return trpc.plots.list.useQuery();
}

/** Creates, changes and deletes plots, and shows the result of each. */
export function usePlotCalls() {
  const notice = useNotice();
  const utils = trpc.useUtils();
  const write = (change: (plots: PlotsAnswer["plots"]) => PlotsAnswer["plots"]) => {
    utils.plots.list.setData(undefined, (known) => known && { plots: change(known.plots) });
    void utils.plots.list.invalidate();
  };
  const onError = notice.refused;
  const create = trpc.plots.create.useMutation({
    onSuccess({ plot }) {
      write((plots) => [...plots, plot]);
      notice.done(t("saved", { title: nameOf(plot) }));
    },
    onError,
  });
  const update = trpc.plots.update.useMutation({
    onSuccess({ plot }) {
      write((plots) => plots.map((one) => (one._id === plot._id ? plot : one)));
      notice.done(t("changed", { title: nameOf(plot) }));
    },
    onError,
  });
  const remove = trpc.plots.remove.useMutation({ onError });
  return {
    create,
    update,
    remove: (plot: WirePlot) =>
      remove.mutate(
        { id: plot._id },
        {
          onSuccess() {
            write((plots) => plots.filter(({ _id }) => _id !== plot._id));
            notice.done(t("removed", { title: nameOf(plot) }));
          },
        },
      ),
  };
}
