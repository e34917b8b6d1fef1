/** Lists that continue by cursor. */
import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

interface Page {
  /** Cursor of the following page; null at the end. */
  next: number | null;
}

interface PageRequest {
  before?: number;
}

interface PagesOptions {
  /** Polling interval in milliseconds; by default, the list is loaded once. */
  refetchInterval?: number;
}

/** The loaded pages of a list, and a function to load the following one. */
export function usePages<Answer extends Page>(
  queryKey: QueryKey,
  load: (request: PageRequest, options: { signal: AbortSignal }) => Promise<Answer>,
  options: PagesOptions = {},
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      load(pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...options,
  });
  return {
    /** Undefined before the first page. */
    pages: query.data?.pages,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
