/** Optimistic updates of payments by the shared rules, with rollback on failure (spec §8, §9). */
import type { Status } from "@emberlode/contract";
import { toFailure } from "../../lib/failure.ts";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "./use-notice.ts";

/** The status before a payment and the optimistic one. */
export interface StatusChange {
  before: Status;
  after: Status;
}

export function useOptimisticPayment() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  return {
    /** For `onMutate`: applies `change` to the status; undefined while there is no status. */
    async pay(change: (status: Status) => Status): Promise<StatusChange | undefined> {
      await utils.user.session.cancel();
      const payload = utils.user.session.getData();
      if (payload === undefined) return undefined;
      const { status: before } = payload.user;
      const after = change(before);
      const user = { ...payload.user, status: after };
      utils.user.session.setData(undefined, { ...payload, user });
      return { before, after };
    },
    /** For `onError`: refetches the status, and shows the error in the desk and as a toast. */
    rollBack(error: unknown): void {
      void utils.user.session.invalidate();
      notice.refused(error);
      notifyError(toFailure(error).text);
    },
  };
}
