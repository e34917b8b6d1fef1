/** Refetches changed parts of the map that the player is looking at. */
import type { Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type Utils } from "../../lib/trpc.ts";

/**
 * Changes within this time are handled together, in milliseconds, since many fields change at once
 * when many play.
 */
export const GATHER_MS = 1_500;

type Asked = Pick<Utils, "fields" | "puc">;

export function onWorld(utils: Asked, queries: QueryClient) {
  let cells = new Map<string, Position>();
  /** Browser time of the latest change, in milliseconds. */
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Walking shares its rate limit with these queries, so skip data newer than the change. */
  const isOutdated = (queryKey: QueryKey) => {
    const query = queries.getQueryCache().find({ queryKey });
    return (
      query !== undefined && query.getObserversCount() > 0 && query.state.dataUpdatedAt <= newest
    );
  };

  function ask(): void {
    timer = undefined;
    const news = [...cells.values()];
    cells = new Map();
    for (const cell of news) {
      if (!isOutdated(getQueryKey(trpc.fields.field, cell, "query"))) continue;
      // Fields are not refetched automatically, since walking sets them. Ignore a failure: the next
      // change or step refetches.
      utils.fields.field.fetch(cell, { staleTime: 0 }).catch(() => undefined);
    }
    if (isOutdated(getQueryKey(trpc.fields.view, undefined, "query"))) {
      void utils.fields.view.invalidate();
    }
    void utils.puc.list.invalidate();
  }

  return {
    onField({ x, y }: Position) {
      const cell = { x, y };
      cells.set(cellKey(cell), cell);
      newest = Date.now();
      timer ??= setTimeout(ask, GATHER_MS);
    },
    /** Refetches everything, since changes during an interruption are unknown. */
    catchUp() {
      void utils.fields.view.invalidate();
      void utils.puc.list.invalidate();
    },
    close: () => clearTimeout(timer),
  };
}
