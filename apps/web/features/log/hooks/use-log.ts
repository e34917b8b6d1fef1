/** The player's log: its pages, and writing a note into it. */
import type { LogsAnswer } from "@emberlode/contract";
import type { LogCategory } from "@emberlode/game";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { enLog } from "../../../lib/i18n/en-log.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNotice } from "../../desks/hooks/use-notice.ts";
import {
  LOG_ROWS,
  type LogFilter,
  leavesGap,
  linesWithin,
  nextBefore,
  withLine,
} from "../log-filter.ts";

const inputOf = (type: LogCategory | undefined) => ({ limit: LOG_ROWS, ...(type && { type }) });
const keyOf = (type: LogCategory | undefined) =>
  getQueryKey(trpc.logs.list, inputOf(type), "infinite");

/** The loaded lines of a filter, and how to load older ones; `now` in milliseconds. */
export function useLog({ type, span }: LogFilter, now: number) {
  const { client } = trpc.useUtils();
  const { data, hasNextPage, ...query } = useInfiniteQuery({
    queryKey: keyOf(type),
    queryFn: ({ pageParam, signal }) =>
      client.logs.list.query(
        { ...inputOf(type), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: nextBefore,
    // Opened again it begins with the newest page, instead of asking for all pages once more.
    gcTime: 0,
  });
  const { lines, ended } = linesWithin(data?.pages ?? [], span, now);
  return {
    ...query,
    isLoaded: data !== undefined,
    lines,
    /** Lines of the kind in all. */
    total: data?.pages[0]?.totalCount ?? 0,
    hasOlder: hasNextPage && !ended,
  };
}

/** Writes a note of the player's own. */
export function useWriteNote() {
  const notice = useNotice();
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return trpc.logs.note.useMutation({
    onSuccess({ log }) {
      notice.done(enLog.written);
      const whole = queries.getQueryData<InfiniteData<LogsAnswer>>(keyOf(undefined));
      if (whole !== undefined && leavesGap(whole.pages, log)) {
        return utils.logs.list.invalidate();
      }
      for (const type of [undefined, log.cat]) {
        queries.setQueryData<InfiniteData<LogsAnswer>>(
          keyOf(type),
          (known) => known && { ...known, pages: withLine(known.pages, log) },
        );
      }
    },
    onError: notice.refused,
  });
}
