import type { PlotsAnswer, Position, WirePlot } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { NO_PINS, type Pins, pinsOf } from "./pins.ts";

const t = await messages("plots");

/** The editable texts of a plot. */
export interface PlotTexts {
  title: string;
  note: string;
  color: string;
}

export const plotName = ({ title }: Pick<WirePlot, "title">) => title || t("noTitle");

/** The player's plots, oldest first. */
export function usePlots({ enabled = true } = {}) {
  return trpc.plots.list.useQuery(undefined, { enabled });
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
      notice.done(t("saved", { title: plotName(plot) }));
    },
    onError,
  });
  const update = trpc.plots.update.useMutation({
    onSuccess({ plot }) {
      write((plots) => plots.map((one) => (one._id === plot._id ? plot : one)));
      notice.done(t("changed", { title: plotName(plot) }));
    },
    onError,
  });
  const remove = trpc.plots.remove.useMutation({
    onMutate: ({ id }) => utils.plots.list.getData()?.plots.find(({ _id }) => _id === id),
    // Not a callback of `mutate`, which would not run if the row was unmounted during the call.
    onSuccess(_done, { id }, removed) {
      write((plots) => plots.filter(({ _id }) => _id !== id));
      if (removed !== undefined) notice.done(t("removed", { title: plotName(removed) }));
    },
    onError,
  });
  return { create, update, remove: (plot: WirePlot) => remove.mutate({ id: plot._id }) };
}

interface PlotTarget extends Position {
  /** The plot's title. */
  title: string;
}

/**
 * Whether a place has a plot, and a function to save it as one.
 * @param done returns the notice's text for the plot's title
 */
export function useSavePlot({ x, y, title }: PlotTarget, done: (title: string) => string) {
  const utils = trpc.useUtils();
  const notice = useNotice();
  const { data } = usePlots();
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

/** The pins of the player's plots; sends no query for a visitor or a player without plots. */
export function usePins(): Pins {
  const { data: progress } = trpc.user.progress.useQuery(undefined, { enabled: false });
  const { data } = usePlots({ enabled: (progress?.plots ?? 0) > 0 });
  const plots = data?.plots;
  return useMemo(() => (plots === undefined ? NO_PINS : pinsOf(plots)), [plots]);
}
