/** Sends a change of the schedule, asking for a confirmation if it needs one. */
import { type SubmitEvent, useState } from "react";
import { toFailure } from "../lib/failure.ts";
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { useConfirmation } from "./confirmation.tsx";

export function usePauseCall(onDone: () => void) {
  const utils = trpc.useUtils();
  const withConfirmation = useConfirmation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  /** @param done what a toast says afterward */
  async function send(event: SubmitEvent, call: () => Promise<unknown>, done: string) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setRefusal(null);
    try {
      await withConfirmation(call);
    } catch (error) {
      setRefusal(toFailure(error).text);
      setPending(false);
      return;
    }
    notifySuccess(done);
    onDone();
    for (const router of [utils.adminSchedule, utils.admin]) void router.invalidate();
  }

  return { refusal, pending, send };
}
