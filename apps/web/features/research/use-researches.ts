/**
 * Researches: their levels, the maximum by base level, and raising one with an optimistic update
 * (spec §4).
 */
import {
  countAfterResearch,
  equalAmounts,
  isConsumableTool,
  researchPrice,
  researchRefusal,
  subtractAmounts,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import { useOptimisticPayment } from "../desks/use-optimistic-payment.ts";
import type { GainLine } from "../ui/gain-lines.tsx";
import { useBaseLevel } from "./use-levels.ts";

const tResearch = await messages("research");
const tCatalogue = await messages("catalogue");

function linesOf(research: ToolId, price: number): GainLine[] {
  const lines: GainLine[] = [
    { kind: "metal", amount: -price, word: tResearch("metal") },
    { kind: "energy", amount: -price, word: tResearch("energy") },
  ];
  if (isConsumableTool(research)) {
    const { pack } = TOOLS[research];
    lines.push({
      kind: "tool",
      amount: pack,
      word: tCatalogue(`consumables.${research}`, { count: pack }),
    });
  }
  return lines;
}

/** Raises a research by one level; a failure shows in the desk and as a toast (spec §8). */
export function useRaiseResearch() {
  const utils = trpc.useUtils();
  const { pay, rollBack } = useOptimisticPayment();
  const apply = useApplyStatus();
  const notice = useNotice();
  const baseLevel = useBaseLevel() ?? 0;

  /** The optimistic update; nothing changes if the rule refuses. */
  async function raiseOptimistically(research: ToolId): Promise<number> {
    await Promise.all([utils.researches.list.cancel(), utils.tools.list.cancel()]);
    const list = utils.researches.list.getData();
    const level = list?.researches.find((one) => one.research === research)?.level ?? 0;
    const price = researchPrice(research, level) ?? 0;
    if (list === undefined) return price;
    const paid = await pay((status) => {
      if (researchRefusal(research, { carried: status, level, baseLevel }) !== null) return status;
      return { ...status, ...subtractAmounts(status, equalAmounts(price)) };
    });
    if (paid === undefined || paid.after === paid.before) return price;
    utils.researches.list.setData(undefined, {
      researches: list.researches.map((one) =>
        one.research === research ? { ...one, level: level + 1 } : one,
      ),
    });
    utils.tools.list.setData(
      undefined,
      (held) =>
        held && {
          tools: held.tools.map((one) =>
            one.tool === research
              ? { ...one, count: countAfterResearch(research, level + 1, one.count) }
              : one,
          ),
        },
    );
    return price;
  }

  return trpc.researches.raise.useMutation({
    onMutate: ({ research }) => raiseOptimistically(research),
    onSuccess({ status, research: { research, level } }, _input, price) {
      apply(status);
      const text = tResearch("raised", {
        name: tCatalogue(`tools.${research}.name`),
        level: exactNumber(level),
      });
      notice.done(text, linesOf(research, price));
    },
    onError: rollBack,
    onSettled() {
      void utils.researches.list.invalidate();
      void utils.tools.list.invalidate();
      // Their answers have what the level of the key allows.
      void utils.casino.table.invalidate();
      void utils.market.offers.invalidate();
    },
  });
}
