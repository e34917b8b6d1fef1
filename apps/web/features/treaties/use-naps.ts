/** The player's NAPs: listing, requesting, answering, blocking and ending (rules §19). */
import type { NapAnswer, NapView } from "@emberlode/contract";
import { toFailure } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Outcome } from "../ui/outcome-line.tsx";
import { changeInWords, type NapKind, napKindOf } from "./nap-lists.ts";

/** The player's NAPs and requests, last changed first; refetched on mount and on events. */
export function useNaps() {
  return trpc.naps.list.useQuery(undefined, { staleTime: 0 });
}

/** The result of the last call. */
export interface NapNote extends Outcome {
  /** Where the call was made: the form, a list's bulk action, or the row with this id. */
  from: string;
  /** The NAP's previous state; null for form and bulk action. */
  kind: NapKind | null;
}

/** Values of `from` that are not ids. */
export const FROM_FORM = "form";
export const FROM_BULK = "bulk";

export interface NapCalls {
  isPending: boolean;
  /** Requests a NAP by name; `onAsked` is called on success. */
  askName(username: string, onAsked: () => void): void;
  /** Requests a NAP with a listed player again. */
  ask(nap: NapView): void;
  /** Accepts (or requests again, if blocked), rejects or blocks. */
  change(nap: NapView, state: "active" | "rejected" | "blocked"): void;
  /** Ends a NAP with its notice period, withdraws a request, or lifts the player's own block. */
  end(nap: NapView): void;
}

/** All actions on NAPs, one at a time; calls `onResult` with the result. */
export function useNapCalls(onResult: (note: NapNote) => void): NapCalls {
  const utils = trpc.useUtils();
  const write = (id: NapView["_id"] | undefined, nap: NapView | null) =>
    utils.naps.list.setData(undefined, (known) => {
      if (known === undefined) return undefined;
      const others = known.naps.filter(({ _id }) => _id !== id);
      return { naps: nap === null ? others : [nap, ...others] };
    });
  const onSettled = () => {
    void utils.naps.list.invalidate();
    // Whether a base can be attacked may have changed.
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
  /** Reports the result even if the component has unmounted; returns whether the call succeeded. */
  const report = async (before: NapView | null, call: Promise<NapAnswer>): Promise<boolean> => {
    const origin = { from: before?._id ?? FROM_FORM, kind: before && napKindOf(before) };
    try {
      const { nap } = await call;
      onResult({ tone: "done", ...origin, text: changeInWords(before, nap) });
      return true;
    } catch (error) {
      onResult({ tone: "refused", ...origin, text: toFailure(error).text });
      return false;
    }
  };
  return {
    isPending,
    async askName(username, onAsked) {
      if (!isPending && (await report(null, asking.mutateAsync({ username })))) onAsked();
    },
    ask(nap) {
      const { username } = nap.player;
      if (!isPending) void report(nap, asking.mutateAsync({ username }));
    },
    change(nap, state) {
      if (!isPending) void report(nap, changing.mutateAsync({ id: nap._id, state }));
    },
    end(nap) {
      if (!isPending) void report(nap, ending.mutateAsync({ id: nap._id }));
    },
  };
}
