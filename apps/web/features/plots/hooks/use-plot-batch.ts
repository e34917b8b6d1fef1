import type { WirePlot } from "@emberlode/contract";
import { enPlots } from "@emberlode/words/en/plots";
import { useState } from "react";
import { toFailure } from "../../../lib/failure.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { pause } from "../../../lib/pause.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { oneByOne } from "../one-by-one.ts";
import type { PlotDraft } from "../plot-drafts.ts";

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
    done: (count: string, isOne: boolean) => string,
  ): Promise<void> {
    if (progress !== null || items.length === 0) return;
    const onStep = (count: number) => setProgress({ done: count, of: items.length });
    const outcome = await oneByOne({ items, call, onStep, pause });
    setProgress(null);
    await utils.plots.list.invalidate();
    if (outcome.refused === 0) notice.done(done(exactNumber(outcome.done), outcome.done === 1));
    else if (outcome.done === 0) notice.refused(outcome.error);
    else {
      const reason = toFailure(outcome.error).text;
      notice.done(enPlots.batch.partly(outcome.done, outcome.refused, reason));
    }
  }

  const { plots } = utils.client;
  const words = enPlots.batch;
  return {
    progress,
    save: (drafts: readonly PlotDraft[]) =>
      run(drafts, (draft) => plots.create.mutate({ ...draft }), words.saved),
    paint: (chosen: readonly WirePlot[], color: string) =>
      run(chosen, ({ _id: id }) => plots.update.mutate({ id, color }), words.painted),
    remove: (chosen: readonly WirePlot[]) =>
      run(chosen, ({ _id: id }) => plots.remove.mutate({ id }), words.removed),
  };
}
