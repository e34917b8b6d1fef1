/** Paying: shown at once by the rule that decides, and taken back where it fails (spec §8, §9). */
import type { Status } from "@emberlode/contract";
import { toFailure } from "../../../lib/failure.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "./use-notice.ts";

/** The status before a payment and as it was shown at once. */
export interface Paid {
  before: Status;
  after: Status;
}

export function usePayAtOnce() {
  const utils = trpc.useUtils();
  const notice = useNotice();
  return {
    /** For `onMutate`: shows what `change` makes of the status; undefined where none is known. */
    async pay(change: (status: Status) => Status): Promise<Paid | undefined> {
      await utils.user.session.cancel();
      const payload = utils.user.session.getData();
      if (payload === undefined) return undefined;
      const { status: before } = payload.user;
      const after = change(before);
      const user = { ...payload.user, status: after };
      utils.user.session.setData(undefined, { ...payload, user });
      return { before, after };
    },
    /** For `onError`: asks for the status as it is, and says why in the desk and as a toast. */
    takeBack(error: unknown): void {
      void utils.user.session.invalidate();
      notice.refused(error);
      notifyError(toFailure(error).text);
    },
  };
}
