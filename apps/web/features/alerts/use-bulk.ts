/** Selected alerts, and marking them in bulk. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { type Chosen, useChosen } from "../ui/use-chosen.ts";
import { type Mark, markMany, needsMark } from "./use-alerts.ts";

const t = await messages("inbox");

export interface Bulk {
  chosen: Chosen<Alert>;
  toggle: (alert: Alert) => void;
  mark: (alerts: readonly Alert[], as: Mark) => Promise<void>;
  marking: boolean;
  /** Result of the last marking. */
  notice: string;
}

/** Hidden alerts are deselected. */
export function useBulk(shown: readonly Alert[]): Bulk {
  const utils = trpc.useUtils();
  const chosen = useChosen(shown, ({ _id }) => _id);
  const [marking, setMarking] = useState(false);
  const [notice, setNotice] = useState("");
  const mark = async (alerts: readonly Alert[], as: Mark) => {
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
    if (done === unmarked.length) chosen.clear();
    setMarking(false);
  };
  const forget = (then: () => void) => {
    setNotice("");
    then();
  };
  return {
    chosen: { ...chosen, toggleAll: () => forget(chosen.toggleAll) },
    toggle: (alert) => forget(() => chosen.toggle(alert)),
    mark,
    marking,
    notice,
  };
}
