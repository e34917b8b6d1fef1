/** Refetches changed parts of the map that the player is looking at. */
import type { Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { reloadField } from "../../lib/reload-field.ts";
import { trpc, type Utils } from "../../lib/trpc.ts";

/**
 * Changes within this time are refetched together, in milliseconds: with many players, many fields
 * change every second.
 */
export const BATCH_MS = 1_500;

const FIELDS = getQueryKey(trpc.fields.field);

type MapUtils = Pick<Utils, "fields" | "puc">;

export function createMapRefresher(utils: MapUtils, queries: QueryClient) {
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

  function refetchChanged(): void {
    timer = undefined;
    const changed = [...cells.values()];
    cells = new Map();
    for (const cell of changed) {
      if (!isOutdated(getQueryKey(trpc.fields.field, cell, "query"))) continue;
      // Fields are not refetched automatically, since walking sets them.
      void reloadField(utils, cell);
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
      timer ??= setTimeout(refetchChanged, BATCH_MS);
    },
    /** Refetches everything that is shown, since changes during an interruption are unknown. */
    catchUp() {
      for (const query of queries.getQueryCache().findAll({ queryKey: FIELDS })) {
        // Invalidation skips these queries, since they are disabled.
        if (query.getObserversCount() > 0) query.fetch().catch(() => undefined);
      }
      void utils.fields.view.invalidate();
      void utils.puc.list.invalidate();
    },
    close: () => clearTimeout(timer),
  };
}
