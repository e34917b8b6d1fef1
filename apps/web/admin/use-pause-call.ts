/** Sends a change of the schedule, asking for a confirmation if it needs one. */
import { notifySuccess } from "../lib/notify.ts";
import { trpc } from "../lib/trpc.ts";
import { useConfirmedCall } from "./use-confirmed-call.ts";

export function usePauseCall(onDone: () => void) {
  const utils = trpc.useUtils();
  const { send, refusal, pending } = useConfirmedCall();

  /** @param done what a toast says afterward */
  async function change(call: () => Promise<unknown>, done: string): Promise<void> {
    if ((await send(call)) !== null) return;
    notifySuccess(done);
    onDone();
    for (const router of [utils.adminSchedule, utils.admin]) void router.invalidate();
  }

  return { refusal, pending, change };
}
