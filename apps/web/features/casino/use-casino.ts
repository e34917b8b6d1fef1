/** The World Casino: its table and stakes. */
import type { CasinoAnswer, CasinoInput } from "@emberlode/contract";
import { type CasinoGame, WHEEL_SECTORS } from "@emberlode/game";
import { atom, useSetAtom } from "jotai";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { persistedField } from "../../lib/persisted.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDailyRefetch } from "../../lib/use-daily-refetch.ts";
import { useNotice } from "../desks/use-notice.ts";

const t = await messages("town");

/**
 * Winnings minus losses per resource, and the number of stakes, since the last log-in or reload.
 */
export const sessionTotalAtom = playerAtom({ metal: 0, energy: 0, stakes: 0 });

/** A result, and when it came, in milliseconds: two equal ones are two throws. */
interface LastResult {
  result: number;
  at: number;
}

/** The last result of each game, since the last log-in or reload; null before the first one. */
export const lastResultsAtom = playerAtom<Readonly<Record<CasinoGame, LastResult | null>>>({
  coin: null,
  dice: null,
  wheel: null,
});

/** The player's own loss limit, or null. */
export const casinoLimitAtom = persistedField("casinoLimit");

/** How much may still be lost before the loss limit is reached. */
export const lossLeftAtom = atom((get) => {
  const limit = get(casinoLimitAtom);
  const { metal, energy } = get(sessionTotalAtom);
  return limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit + metal + energy);
});

/**
 * The key's level, the stakes left today and the stake's bounds; refetched when the desk opens and
 * when a day starts.
 */
export function useCasinoTable() {
  const table = trpc.casino.table.useQuery(undefined, { refetchOnMount: "always" });
  useDailyRefetch(table.refetch);
  return table;
}

function resultText({ game }: CasinoInput, result: number): string {
  if (game === "coin") return t(result === 0 ? "casino.results.heads" : "casino.results.tails");
  if (game === "dice") return t("casino.results.dice", { pips: result });
  return t("casino.results.wheel", { pays: WHEEL_SECTORS[result] ?? 0 });
}

function sentence(input: CasinoInput, { result, payout }: CasinoAnswer): string {
  const text = resultText(input, result);
  if (payout === input.stake) return t("casino.even", { result: text });
  return payout > input.stake
    ? t("casino.won", { result: text })
    : t("casino.lost", { result: text });
}

export function useStake() {
  const apply = useApplyStatus();
  const notice = useNotice();
  const utils = trpc.useUtils();
  const setTotal = useSetAtom(sessionTotalAtom);
  const setLast = useSetAtom(lastResultsAtom);
  return trpc.casino.play.useMutation({
    onSuccess(answer, input) {
      const { resource, stake } = input;
      const amount = answer.payout - stake;
      apply(answer.newStatus);
      setLast((last) => ({
        ...last,
        [input.game]: { result: answer.result, at: serverNow() },
      }));
      setTotal((total) => ({
        ...total,
        [resource]: total[resource] + amount,
        stakes: total.stakes + 1,
      }));
      utils.casino.table.setData(
        undefined,
        (table) => table && { ...table, stakesLeft: answer.stakesLeft },
      );
      const word = t(`resourceNouns.${resource}`);
      const lines = amount === 0 ? [] : [{ kind: resource, amount, word }];
      notice.done(sentence(input, answer), lines, amount > 0 ? "done" : "neutral");
    },
    onError(error) {
      notice.refused(error);
      void utils.casino.table.invalidate();
    },
  });
}
