/** Log lines of the account: its start, its base, referrals and notes. */
import {
  ABSENT_AFTER_MS,
  BASE_REMOVAL_REASONS,
  DAY,
  GOAL_REWARDS,
  GUEST,
  HOUR,
  noteColor,
  PLACING,
} from "@emberlode/game";
import {
  amounts,
  entryOf,
  type Lines,
  type LoggedEntry,
  type LogTranslators,
  numberOf,
  placeOf,
  sentences,
  signedAmounts,
} from "./line.ts";

/** Why a base left the map; null for an obsolete reason. */
function whyLeft({ detail }: LoggedEntry, { lines }: LogTranslators): string | null {
  const { youngMs, youngPerAddress, firstIdleMs, firstActions } = PLACING;
  const reason = BASE_REMOVAL_REASONS.find((known) => known === detail.reason);
  switch (reason) {
    case undefined:
      return null;
    case "guestsHere":
      return lines("base.why.guestsHere", { most: GUEST.basesPerAddress });
    case "newcomersHere":
      return lines("base.why.newcomersHere", { most: youngPerAddress, days: youngMs / DAY });
    case "newcomersNear":
      return lines("base.why.newcomersNear", { days: youngMs / DAY });
    case "idle":
      return lines("base.why.idle", { hours: firstIdleMs / HOUR, actions: firstActions });
    case "asleep":
      return lines("base.why.asleep", { days: ABSENT_AFTER_MS / DAY });
    default:
      return lines(`base.why.${reason}`);
  }
}

/** Where a base was placed if not at its player's position, and why. */
function placedContent(entry: LoggedEntry, { lines }: LogTranslators): string {
  const { fromX, fromY, taken } = entry.detail;
  const at = placeOf(entry);
  return taken === true
    ? lines("base.taken", { ...at, fromX: numberOf(fromX), fromY: numberOf(fromY) })
    : lines("base.placed", { ...at });
}

/** The goal and its reward. */
function goalContent(entry: LoggedEntry, translators: LogTranslators): string {
  const { lines, goals } = translators;
  const known = entryOf(GOAL_REWARDS, entry.detail.goal);
  const paid = amounts(entry, translators);
  return known === null
    ? lines("account.goalGone", { amounts: paid })
    : lines("account.goal", { goal: goals(`all.${known.id}.text`), amounts: paid });
}

export const accountLines = {
  start: (entry, translators) => ({
    content: translators.lines("account.start", { amounts: amounts(entry, translators) }),
    cat: "account",
    type: "start",
    color: "neutral",
    icon: "castle",
  }),
  "base-left": (entry, translators) => ({
    content: sentences(
      translators.lines("base.left", { ...placeOf(entry) }),
      whyLeft(entry, translators),
      translators.lines("base.back"),
    ),
    cat: "account",
    type: "base-left",
    color: "bad",
    icon: "castle",
  }),
  "base-placed": (entry, translators) => ({
    content: placedContent(entry, translators),
    cat: "account",
    type: "base-placed",
    color: "neutral",
    icon: "castle",
  }),
  referral: (entry, translators) => ({
    content: translators.lines("account.creditPaid", { amounts: amounts(entry, translators) }),
    cat: "referral",
    type: "waiting",
    color: "neutral",
    icon: "receive-money",
  }),
  goal: (entry, translators) => ({
    content: goalContent(entry, translators),
    cat: "account",
    type: "goal",
    color: "good",
    icon: "receive-money",
  }),
  correction: (entry, translators) => ({
    content: translators.lines("account.corrected", {
      change: signedAmounts(entry, translators),
      reason: String(entry.detail.reason ?? ""),
    }),
    cat: "account",
    type: "correction",
    color: "neutral",
    icon: "receive-money",
  }),
  note: ({ detail }) => ({
    cat: "note",
    type: "note",
    color: noteColor(detail.color),
    icon: "quill-ink",
    content: String(detail.content ?? ""),
  }),
} as const satisfies Lines;
