/** Reports of chat messages, for moderators. */
import { MINUTE, type ReportDecision } from "@emberlode/game";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

const t = await messages("chat");

/** Polling interval in milliseconds: new reports send no event. */
const POLL_MS = MINUTE;

/** The oldest open reports and the total number. */
export function useReports() {
  return trpc.chat.reports.useQuery({}, { refetchInterval: POLL_MS, refetchOnMount: "always" });
}

/** Decides a report; calls `onSettled` once it is closed, also by others. */
export function useDecideReport(onSettled: () => void) {
  const utils = trpc.useUtils();
  const finish = async () => {
    await utils.chat.reports.invalidate();
    onSettled();
  };
  const call = trpc.chat.decideReport.useMutation({
    async onSuccess(_done, { decision }) {
      notifySuccess(t(`reports.decided.${decision}`));
      await finish();
    },
    async onError(error) {
      notifyError(toFailure(error).text);
      await finish();
    },
  });
  return {
    /** Id of the report being decided; null if none. */
    deciding: call.isPending ? call.variables.id : null,
    decide: (id: string, decision: ReportDecision) => call.mutate({ id, decision }),
  };
}
