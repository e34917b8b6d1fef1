/** The inbox filters and their counts. */
import type { Alert } from "@emberlode/contract";
import { INBOX_TYPES, type InboxFilter } from "../../lib/persisted.ts";

type Filtered = Pick<Alert, "type" | "read">;

/** The alerts that match a filter, in order. */
export function filterAlerts<A extends Filtered>(
  alerts: readonly A[],
  { type, unreadOnly }: InboxFilter,
): A[] {
  return alerts.filter(
    (alert) => (type === "all" || alert.type === type) && !(unreadOnly && alert.read),
  );
}

/** Number of alerts per type that the filter would show. */
export function countAlerts(alerts: readonly Filtered[], unreadOnly: boolean) {
  return INBOX_TYPES.map((type) => ({
    type,
    count: filterAlerts(alerts, { type, unreadOnly }).length,
  }));
}
