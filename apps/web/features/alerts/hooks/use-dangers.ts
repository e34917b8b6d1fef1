/** Unread alerts of harm. */
import type { Alert } from "@emberlode/contract";
import { useState } from "react";
import { type Inbox, useHarm } from "./use-alerts.ts";

interface Dangers {
  newest: Alert | undefined;
  /** The one on the page: a newer one must not replace it under the pointer. */
  shown: Alert | undefined;
  /** How many others there are. */
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
