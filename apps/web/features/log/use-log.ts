/** The player's log: loading its pages, and writing notes. */
import type { Log, LogsAnswer } from "@emberlode/contract";
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNotice } from "../desks/use-notice.ts";
import {
  LOG_PAGE_SIZE,
  type LogFilter,
  leavesGap,
  nextCursor,
  prependLine,
  timeRangeOf,
} from "./log-filters.tsx";

const t = await messages("log");

/** The query's input for a filter; constant until midnight. */
function inputOf(filter: LogFilter, now: number) {
  const { type } = filter;
  const { from, to } = timeRangeOf(filter, now);
  return { limit: LOG_PAGE_SIZE, ...(type && { type }), ...(from && { from }), ...(to && { to }) };
}

type Input = ReturnType<typeof inputOf>;

const keyOf = (input: Input) => getQueryKey(trpc.logs.list, input, "infinite");

/** A filter's loaded lines, and a function to load older ones; `now` in milliseconds. */
export function useLog(filter: LogFilter, now: number) {
  const { client } = trpc.useUtils();
  const input = inputOf(filter, now);
  const { data, hasNextPage, ...query } = useInfiniteQuery({
    queryKey: keyOf(input),
    queryFn: ({ pageParam, signal }) =>
      client.logs.list.query({ ...input, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: nextCursor,
    // Show the previous filter's lines while loading.
    placeholderData: keepPreviousData,
    // When reopened, start with the newest page instead of refetching all of them.
    gcTime: 0,
  });
  return {
    ...query,
    isLoaded: data !== undefined,
    lines: data?.pages.flatMap(({ logs }) => logs) ?? [],
    /** Total number of lines that match the filter. */
    total: data?.pages[0]?.totalCount ?? 0,
    hasOlder: hasNextPage,
  };
}

/** Whether a line matches the query's input. */
function matchesInput({ type, from, to }: Input, { cat, created }: Log): boolean {
  if (type !== undefined && type !== cat) return false;
  return (from === undefined || created >= from) && (to === undefined || created < to);
}

/** Writes a note and adds it to the list if it matches the filter. */
export function useWriteNote(filter: LogFilter) {
  const notice = useNotice();
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  return trpc.logs.note.useMutation({
    onSuccess({ log }) {
      notice.done(t("written"));
      const input = inputOf(filter, Date.parse(log.created));
      const shown = queries.getQueryData<InfiniteData<LogsAnswer>>(keyOf(input));
      if (shown === undefined || !matchesInput(input, log)) return undefined;
      if (input.type === undefined && leavesGap(shown.pages, log)) {
        return utils.logs.list.invalidate();
      }
      queries.setQueryData<InfiniteData<LogsAnswer>>(
        keyOf(input),
        (known) => known && { ...known, pages: prependLine(known.pages, log) },
      );
      return undefined;
    },
    onError: notice.refused,
  });
}
