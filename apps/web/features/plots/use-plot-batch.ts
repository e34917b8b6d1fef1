import type { WirePlot } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { batchText, useBatch } from "../ui/use-batch.tsx";
import type { PlotDraft } from "./plot-drafts.ts";

const t = await messages("plots");

/**
 * Saves, recolors or deletes many plots, one call at a time, with one message at the end. Each
 * resolves to whether all of them succeeded.
 */
export function usePlotBatch() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  const batch = useBatch();

  async function run<Item>(
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
    done: "saved" | "painted" | "removed",
  ): Promise<boolean> {
    const outcome = await batch.run(items, call);
    if (outcome === null) return false;
    await utils.plots.list.invalidate();
    if (outcome.done === 0) notice.refused(outcome.error);
    else notice.done(batchText(outcome, (count) => t(`batch.${done}`, { count })).text);
    return outcome.done === items.length;
  }

  const { plots } = utils.client;
  return {
    progress: batch.progress,
    save: (drafts: readonly PlotDraft[]) =>
      run(drafts, ({ free, ...draft }) => plots.create.mutate({ ...free, ...draft }), "saved"),
    paint: (selected: readonly WirePlot[], color: string) =>
      run(selected, ({ _id: id }) => plots.update.mutate({ id, color }), "painted"),
    remove: (selected: readonly WirePlot[]) =>
      run(selected, ({ _id: id }) => plots.remove.mutate({ id }), "removed"),
  };
}
