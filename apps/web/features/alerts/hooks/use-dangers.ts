/** Alerts of harm that the player has not read. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { isUnreadHarm, useAlerts } from "./use-alerts.ts";

interface Dangers {
  newest: Alert | undefined;
  /** The one that stands on the page: no newer one takes its place under the pointer. */
  shown: Alert | undefined;
  /** How many there are besides. */
  more: number;
}

export function useDangers(): Dangers {
  const { data } = useAlerts();
  const [id, setId] = useState<string | null>(null);
  const dangers = (data?.alerts ?? []).filter(isUnreadHarm);
  const [newest] = dangers;
  const shown = dangers.find(({ _id }) => _id === id) ?? newest;
  if (shown !== undefined && shown._id !== id) setId(shown._id);
  return { newest, shown, more: Math.max(0, dangers.length - 1) };
}
