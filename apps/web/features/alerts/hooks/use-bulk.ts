/** Alerts that are selected, and marking all of them in one go. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { trpc } from "../../../lib/trpc.ts";
import { type Mark, markMany, needsMark } from "./use-alerts.ts";

const t = await messages("inbox");

export interface Bulk {
  selected: readonly Alert[];
  isSelected: (alert: Alert) => boolean;
  toggle: (alert: Alert) => void;
  /** Selects all that are shown, or none of them where all are. */
  toggleAll: () => void;
  mark: (mark: Mark) => Promise<void>;
  marking: boolean;
  /** What the last marking came to. */
  notice: string;
}

/** Of the alerts that are shown; what is not shown any more is not selected any more. */
export function useBulk(shown: readonly Alert[]): Bulk {
  const utils = trpc.useUtils();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [marking, setMarking] = useState(false);
  const [notice, setNotice] = useState("");
  const selected = shown.filter(({ _id }) => ids.has(_id));
  const choose = (chosen: readonly Alert[]) => {
    setNotice("");
    setIds(new Set(chosen.map(({ _id }) => _id)));
  };
  const mark = async (as: Mark) => {
    const unmarked = selected.filter((alert) => needsMark(alert, as));
    if (marking || selected.length === 0) return;
    if (unmarked.length === 0) {
      setNotice(t("nothingToMark"));
      return;
    }
    setMarking(true);
    const done = await markMany(utils, unmarked, as, (count) =>
      setNotice(t("marking", { done: count, all: unmarked.length })),
    );
    setNotice(t("marked", { count: done }));
    if (done === unmarked.length) setIds(new Set());
    setMarking(false);
  };
  return {
    selected,
    isSelected: ({ _id }) => ids.has(_id),
    toggle: (alert) =>
      choose(
        ids.has(alert._id) ? selected.filter(({ _id }) => _id !== alert._id) : [...selected, alert],
      ),
    toggleAll: () => choose(selected.length === shown.length ? [] : shown),
    mark,
    marking,
    notice,
  };
}
