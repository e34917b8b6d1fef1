import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { type RowSelection, useRowSelection } from "../ui/bulk-bar.tsx";
import { type AlertMark, INBOX_PAGE_SIZE, loadOlder, markMany, needsMark } from "./use-alerts.ts";

const t = await messages("inbox");

export interface OlderAlerts {
  /** Whether the list includes the oldest alert. */
  isWhole: boolean;
  /** Whether all older alerts have been loaded on request. */
  isEnd: boolean;
  isLoading: boolean;
  /** Loads and returns older alerts; none while a load is under way, or after a failure. */
  load: () => Promise<readonly Alert[]>;
}

export function useOlderAlerts(alerts: readonly Alert[]): OlderAlerts {
  const utils = trpc.useUtils();
  const [isLoading, setIsLoading] = useState(false);
  /** Id of the oldest alert of all, once known. */
  const [end, setEnd] = useState<string | null>(null);
  const isEnd = alerts.length >= INBOX_PAGE_SIZE && alerts.at(-1)?._id === end;
  const load = async () => {
    if (isLoading) return [];
    setIsLoading(true);
    try {
      const { older, more } = await loadOlder(utils);
      if (!more) setEnd(utils.alerts.list.getData()?.alerts.at(-1)?._id ?? null);
      return older;
    } catch (error) {
      notifyError(toFailure(error).text);
      return [];
    } finally {
      setIsLoading(false);
    }
  };
  return { isWhole: isEnd || alerts.length < INBOX_PAGE_SIZE, isEnd, isLoading, load };
}

export interface BulkMarking {
  selection: RowSelection<Alert>;
  toggle: (alert: Alert) => void;
  mark: (alerts: readonly Alert[], as: AlertMark) => Promise<void>;
  marking: boolean;
  /** Result of the last marking. */
  notice: string;
}

/** Marks the selected alerts; those hidden by the filter are deselected. */
export function useBulkMarking(shown: readonly Alert[]): BulkMarking {
  const utils = trpc.useUtils();
  const selection = useRowSelection(shown, ({ _id }) => _id);
  const [marking, setMarking] = useState(false);
  const [notice, setNotice] = useState("");
  const mark = async (alerts: readonly Alert[], as: AlertMark) => {
    const unmarked = alerts.filter((alert) => needsMark(alert, as));
    if (marking || alerts.length === 0) return;
    if (unmarked.length === 0) {
      setNotice(t("nothingToMark"));
      return;
    }
    setMarking(true);
    const done = await markMany(utils, unmarked, as, (count) =>
      setNotice(t("marking", { done: count, all: unmarked.length })),
    );
    setNotice(t("marked", { count: done }));
    if (done === unmarked.length) selection.clear();
    setMarking(false);
  };
  const withoutNotice = (change: () => void) => {
    setNotice("");
    change();
  };
  return {
    selection: { ...selection, toggleAll: () => withoutNotice(selection.toggleAll) },
    toggle: (alert) => withoutNotice(() => selection.toggle(alert)),
    mark,
    marking,
    notice,
  };
}
