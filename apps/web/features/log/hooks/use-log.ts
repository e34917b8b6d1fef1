import type { LogCategory } from "@emberlode/game";
import { keepPreviousData } from "@tanstack/react-query";
import { enLog } from "../../../lib/i18n/en-log.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";

export interface LogPage {
  type: LogCategory | undefined;
  /** Only lines older than this one. */
  before: string | undefined;
}

/** Lines of a page. */
export const LOG_ROWS = 20;

/** A page of the log; the one before stays until it is there. */
export function useLog({ type, before }: LogPage) {
  return trpc.logs.list.useQuery(
    { limit: LOG_ROWS, ...(type && { type }), ...(before && { before }) },
    { placeholderData: keepPreviousData, refetchOnMount: "always" },
  );
}

/** Writes a note of the player's own. */
export function useWriteNote() {
  const notice = useNotice();
  const utils = trpc.useUtils();
  return trpc.logs.note.useMutation({
    onSuccess() {
      void utils.logs.list.invalidate();
      notice.done(enLog.written);
    },
    onError: notice.refused,
  });
}
