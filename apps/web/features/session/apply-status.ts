import type { LoginPayload, Status } from "@emberlode/contract";
import { useCallback } from "react";
import { trpc } from "../../lib/trpc.ts";

function withStatus(payload: LoginPayload, status: Status): LoginPayload {
  return { ...payload, user: { ...payload.user, status } };
}

/** For what an action answers; call it with each `status` or `newStatus`. */
export function useApplyStatus(): (status: Status) => void {
  const utils = trpc.useUtils();
  return useCallback(
    (status) =>
      utils.user.session.setData(undefined, (payload) => payload && withStatus(payload, status)),
    [utils],
  );
}
