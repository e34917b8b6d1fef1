/** Players, messages and sanctions in the lists of the team's pages, in wire format. */
import type { Sanction, StaffMessage } from "@emberlode/contract";
import { type Language, reasonText } from "@emberlode/messages";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import type { SanctionRow } from "./lists.queries.ts";

/** A player of a list in wire format. */
export const toListed = <Row extends { lastSeenAt: number }>({ lastSeenAt, ...rest }: Row) => ({
  ...rest,
  lastSeenAt: isoTime(lastSeenAt),
});

interface StoredStaffMessage {
  id: number;
  room: string;
  sender: string;
  body: string;
  createdAt: number;
  removedAt: number | null;
}

export const toStaffMessage = ({
  createdAt,
  removedAt,
  ...message
}: StoredStaffMessage): StaffMessage => ({
  ...message,
  at: isoTime(createdAt),
  isRemoved: removedAt !== null,
});

/** A sanction as of a time, with its reason in the reader's language if it is a usual one. */
export function toSanction(
  { createdAt, until, liftedAt, reason, ...rest }: SanctionRow,
  now: number,
  language: Language,
): Sanction {
  return {
    ...rest,
    reason: reasonText(reason, language),
    at: isoTime(createdAt),
    until: isoTimeOrNull(until),
    liftedAt: isoTimeOrNull(liftedAt),
    isActive: liftedAt === null && (until === null || until > now),
  };
}
