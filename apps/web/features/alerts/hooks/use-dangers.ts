/** Alerts of harm that the player has not read. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { type Inbox, useHarm } from "./use-alerts.ts";

interface Dangers {
  newest: Alert | undefined;
  /** The one that is on the page: no newer one takes its place under the pointer. */
  shown: Alert | undefined;
  /** How many there are besides. */
  more: number;
}

const NONE: Inbox = { alerts: [], unread: 0 };

export function useDangers(): Dangers {
  const { data: { alerts: dangers, unread } = NONE } = useHarm();
  const [id, setId] = useState<string | null>(null);
  const [newest] = dangers;
  const shown = dangers.find(({ _id }) => _id === id) ?? newest;
  if (shown !== undefined && shown._id !== id) setId(shown._id);
  return { newest, shown, more: Math.max(0, unread - 1) };
}
