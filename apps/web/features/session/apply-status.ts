/** The player's status in the cache of this page: one place, and only ever newer. */
import type { Status } from "@emberlode/contract";
import { useCallback } from "react";
import { trpc } from "../../lib/trpc.ts";

/** For what an action answers; call it with each `status` or `newStatus`. */
export function useApplyStatus(): (status: Status) => void {
  const utils = trpc.useUtils();
  return useCallback(
    (status) =>
      utils.user.session.setData(undefined, (payload) => {
        if (payload === undefined || status.version < payload.user.status.version) return payload;
        return { ...payload, user: { ...payload.user, status } };
      }),
    [utils],
  );
}
