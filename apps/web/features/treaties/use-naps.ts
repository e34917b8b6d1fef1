/** The player's pacts: listing, requesting, answering, blocking and ending (rules §19). */
import type { NapAnswer, NapView } from "@emberlode/contract";
import { toFailure } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Outcome } from "../ui/use-outcome.ts";
import { kindOf, type NapKind } from "./nap-lists.ts";
import { changeInWords } from "./nap-words.ts";

/** The player's pacts and requests, last changed first; refetched on every mount and on events. */
export function useNaps() {
  return trpc.naps.list.useQuery(undefined, { staleTime: 0 });
}

/** Result of the last call. */
export interface NapNote extends Outcome {
  /** Where it was made: the form, a list's bulk action, or this player's row. */
  from: string;
  /** The pact's previous state; null for form and bulk action. */
  kind: NapKind | null;
}

/** Not player ids. */
export const FROM_FORM = "form";
export const FROM_BULK = "bulk";

export interface NapCalls {
  isPending: boolean;
  /** Requests a pact by name; `asked` is called on success. */
  askName(username: string, asked: () => void): void;
  /** Requests a pact with a listed player again. */
  ask(nap: NapView): void;
  /** Accepts (or for a blocked one, requests again), rejects or blocks. */
  change(nap: NapView, state: "active" | "rejected" | "blocked"): void;
  /** Ends it with its notice, withdraws a request, or lifts the player's own block. */
  end(nap: NapView): void;
}

/** All actions on a pact, one at a time; `say` is called with the result. */
export function useNapCalls(say: (note: NapNote) => void): NapCalls {
  const utils = trpc.useUtils();
  const write = (id: NapView["_id"] | undefined, nap: NapView | null) =>
    utils.naps.list.setData(undefined, (known) => {
      if (known === undefined) return undefined;
      const others = known.naps.filter(({ _id }) => _id !== id);
      return { naps: nap === null ? others : [nap, ...others] };
    });
  const onSettled = () => {
    void utils.naps.list.invalidate();
    // It may have changed whether a base can be attacked.
    void utils.battles.target.invalidate();
  };
  const asking = trpc.naps.ask.useMutation({
    onSuccess: ({ nap }) => write(nap?._id, nap),
    onSettled,
  });
  const changing = trpc.naps.change.useMutation({
    onSuccess: ({ nap }, { id }) => write(id, nap),
    onSettled,
  });
  const ending = trpc.naps.end.useMutation({
    onSuccess: ({ nap }, { id }) => write(id, nap),
    onSettled,
  });
  const isPending = asking.isPending || changing.isPending || ending.isPending;
  const sayOf = (before: NapView | null) => {
    const origin = { from: before?._id ?? FROM_FORM, kind: before && kindOf(before) };
    return {
      onSuccess: ({ nap }: NapAnswer) =>
        say({ tone: "done", ...origin, text: changeInWords(before, nap) }),
      onError: (error: unknown) => say({ tone: "refused", ...origin, text: toFailure(error).text }),
    };
  };
  return {
    isPending,
    askName(username, asked) {
      const { onSuccess, onError } = sayOf(null);
      const done = (answer: NapAnswer) => {
        onSuccess(answer);
        asked();
      };
      if (!isPending) asking.mutate({ username }, { onSuccess: done, onError });
    },
    ask(nap) {
      if (!isPending) asking.mutate({ username: nap.player.username }, sayOf(nap));
    },
    change(nap, state) {
      if (!isPending) changing.mutate({ id: nap._id, state }, sayOf(nap));
    },
    end(nap) {
      if (!isPending) ending.mutate({ id: nap._id }, sayOf(nap));
    },
  };
}
