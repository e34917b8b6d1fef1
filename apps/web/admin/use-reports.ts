import type { ReportGroup, ReportsAnswer } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../lib/trpc.ts";
import { type ReportedThing, thingKey } from "./reported-thing.ts";
import { usePages } from "./use-pages.ts";

/** Open reports, oldest first; new ones are added every minute. */
export function useReports() {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const queryKey = getQueryKey(trpc.adminReports.list, {}, "infinite");
  const { pages, ...list } = usePages(
    queryKey,
    ({ before }, options) =>
      utils.client.adminReports.list.query(before === undefined ? {} : { after: before }, options),
    { refetchInterval: MINUTE },
  );

  /** Removes a decided thing from the cached list, then refetches the list. */
  async function drop(thing: ReportedThing): Promise<void> {
    const isOther = (group: ReportGroup) => thingKey(group) !== thingKey(thing);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<InfiniteData<ReportsAnswer>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            open: Math.max(0, page.open - 1),
            groups: page.groups.filter(isOther),
          })),
        },
    );
    for (const query of [utils.adminReports, utils.admin.counts]) void query.invalidate();
  }

  return { ...list, groups: pages?.flatMap(({ groups }) => groups), latest: pages?.at(-1), drop };
}
