/** Reasons of database outages, and their texts. */

/** The text of each reason, completing `database outage started: …`. */
export const OUTAGE_TEXTS = {
  connection: "it cannot be reached",
  deadline: "it does not answer in time",
  read_only: "it is read-only",
  disk_full: "its disk is full",
  out_of_memory: "it is out of memory",
  too_many_connections: "it accepts no more connections",
  out_of_resources: "one of its limits is reached",
  restarting: "it is stopping or starting",
} as const;

export type OutageReason = keyof typeof OUTAGE_TEXTS;

const REASONS: Readonly<Record<string, OutageReason>> = {
  "25006": "read_only",
  "53100": "disk_full",
  "53200": "out_of_memory",
  "53300": "too_many_connections",
  "57014": "deadline",
};

/** The reason for a SQLSTATE; null when it says nothing about the database's health. */
export function reasonOfState(state: string): OutageReason | null {
  const reason = REASONS[state];
  if (reason !== undefined) return reason;
  if (state.startsWith("53")) return "out_of_resources";
  if (state.startsWith("57P")) return "restarting";
  return state.startsWith("08") ? "connection" : null;
}
