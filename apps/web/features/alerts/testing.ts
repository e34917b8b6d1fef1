/** Alerts for tests. */
import type { Alert } from "@emberlode/contract";

/** A harmless unread alert, with overrides. */
export function makeAlert(id: string, set: Partial<Alert> = {}): Alert {
  return {
    _id: id,
    id,
    type: "event",
    kind: "text",
    title: `Alert ${id}`,
    content: "Something happened.",
    link: null,
    danger: false,
    at: null,
    player: null,
    read: false,
    opened: false,
    date: "2025-06-01T12:00:00.000Z",
    ...set,
  };
}
