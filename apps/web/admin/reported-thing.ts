/** What was reported, and the reasons for a decision. */
import type { DecideReportsInput, ReportGroup } from "@emberlode/contract";
import type { ReportReason, ReportSubject, UsualReason } from "@emberlode/game";
import type { IconName } from "../features/ui/icon.tsx";

export type ReportedThing = Pick<DecideReportsInput, "subject" | "player" | "message">;

export const thingOf = ({ subject, player, message }: ReportedThing): ReportedThing => ({
  subject,
  player,
  message,
});

/** Identifies a thing in a list. */
export const thingKey = ({ subject, player, message }: ReportedThing): string =>
  `${subject} ${message ?? player}`;

export const SUBJECT_ICONS: Readonly<Record<ReportSubject, IconName>> = {
  message: "chat",
  username: "account",
  baseName: "base",
  quote: "log",
  profilePicture: "eye",
  player: "flag",
};

const USUAL_REASON_OF: Readonly<Record<ReportReason, UsualReason>> = {
  spam: "spam",
  insult: "insults",
  hate: "hate",
  scam: "scam",
  cheating: "cheating",
  other: "rules",
};

/** The reasons of reports, the most frequent first. */
export function reasonsOf(reports: ReportGroup["reports"]): readonly ReportReason[] {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([reason]) => reason);
}

/** The reason to begin with: the most frequent one that says something. */
export function usualReasonFor(reports: ReportGroup["reports"]): UsualReason {
  const reasons = reasonsOf(reports);
  return USUAL_REASON_OF[reasons.find((reason) => reason !== "other") ?? "other"];
}
