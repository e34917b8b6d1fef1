/** The tables of the World Casino. */
import type { CasinoAnswer, CasinoInput } from "@emberlode/contract";
import { WHEEL_SECTORS } from "@emberlode/game";
import { enTown } from "@emberlode/words/en/town";
import { useSetAtom } from "jotai";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import { useApplyStatus } from "../../session/apply-status.ts";
import { sessionTotalAtom } from "../atoms/session-atoms.ts";

/** Key, stakes left and bounds; asked for again each time the desk opens. */
export function useCasinoTable() {
  return trpc.casino.table.useQuery(undefined, { refetchOnMount: "always" });
}

function shown({ game }: CasinoInput, result: number): string {
  const words = enTown.casino;
  if (game === "coin") return words.results.coin(words.coin[result === 0 ? 0 : 1]);
  if (game === "dice") return words.results.dice(result);
  return words.results.wheel(WHEEL_SECTORS[result] ?? 0);
}

function sentence(input: CasinoInput, { result, payout }: CasinoAnswer): string {
  const words = enTown.casino;
  const text = shown(input, result);
  if (payout === input.stake) return words.even(text);
  return payout > input.stake ? words.won(text) : words.lost(text);
}

/** Places one stake. */
export function useStake() {
  const apply = useApplyStatus();
  const notice = useNotice();
  const utils = trpc.useUtils();
  const setTotal = useSetAtom(sessionTotalAtom);
  return trpc.casino.play.useMutation({
    onSuccess(answer, input) {
      const { resource, stake } = input;
      const amount = answer.payout - stake;
      apply(answer.newStatus);
      setTotal((total) => ({
        ...total,
        [resource]: total[resource] + amount,
        stakes: total.stakes + 1,
      }));
      utils.casino.table.setData(
        undefined,
        (table) => table && { ...table, stakesLeft: answer.stakesLeft },
      );
      const word = enTown.resources[resource].toLowerCase();
      notice.done(sentence(input, answer), amount === 0 ? [] : [{ kind: resource, amount, word }]);
    },
    onError(error) {
      notice.refused(error);
      void utils.casino.table.invalidate();
    },
  });
}
