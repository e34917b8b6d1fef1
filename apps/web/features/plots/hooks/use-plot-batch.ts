import type { WirePlot } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { messages } from "../../../lib/messages.ts";
import { pause } from "../../../lib/pause.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { oneByOne } from "../one-by-one.ts";
import type { PlotDraft } from "../plot-drafts.ts";

const t = await messages("plots");

/** How far many calls are. */
export interface Progress {
  done: number;
  of: number;
}

/** Saving, colouring and deleting many plots, one call after the other; says once what came of it. */
export function usePlotBatch() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  const [progress, setProgress] = useState<Progress | null>(null);

  async function run<Item>(
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
    done: "saved" | "painted" | "removed",
  ): Promise<void> {
    if (progress !== null || items.length === 0) return;
    const onStep = (count: number) => setProgress({ done: count, of: items.length });
    const outcome = await oneByOne({ items, call, onStep, pause });
    setProgress(null);
    await utils.plots.list.invalidate();
    if (outcome.refused === 0) notice.done(t(`batch.${done}`, { count: outcome.done }));
    else if (outcome.done === 0) notice.refused(outcome.error);
    else {
      const reason = toFailure(outcome.error).text;
      notice.done(t("batch.partly", { done: outcome.done, refused: outcome.refused, reason }));
    }
  }

  const { plots } = utils.client;
  return {
    progress,
    save: (drafts: readonly PlotDraft[]) =>
      run(drafts, ({ free, ...draft }) => plots.create.mutate({ ...free, ...draft }), "saved"),
    paint: (chosen: readonly WirePlot[], color: string) =>
      run(chosen, ({ _id: id }) => plots.update.mutate({ id, color }), "painted"),
    remove: (chosen: readonly WirePlot[]) =>
      run(chosen, ({ _id: id }) => plots.remove.mutate({ id }), "removed"),
  };
}
