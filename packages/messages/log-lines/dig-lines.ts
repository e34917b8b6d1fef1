/** Log lines of the account, digs and referrals. */
import {
  BASE_REMOVAL_REASONS,
  DAY,
  DORMANT_AFTER_MS,
  GUEST,
  HOUR,
  noteColor,
  PLACING,
  type Resource,
} from "@emberlode/game";
import {
  amounts,
  count,
  type Lines,
  type LoggedEntry,
  type LogLine,
  type LogTranslators,
  placeOf,
  sentences,
} from "./line.ts";

const RESOURCE_STYLE = {
  metal: { color: "steel", icon: "ore" },
  energy: { color: "ember", icon: "steam" },
} as const satisfies Record<Resource, Pick<LogLine, "color" | "icon">>;

function digContent(entry: LoggedEntry, words: LogTranslators): string {
  const { divisor, effort, vein } = entry.detail;
  const yielded = amounts(entry, words);
  return sentences(
    effort === undefined
      ? words.lines("dig.dug", { amounts: yielded, ...placeOf(entry) })
      : words.lines("dig.dugWith", { amounts: yielded, ...placeOf(entry), digs: count(effort) }),
    vein === true ? words.lines("dig.vein") : null,
    count(divisor) > 1 ? words.lines("dig.tired") : null,
  );
}

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
      return lines("base.why.asleep", { days: DORMANT_AFTER_MS / DAY });
    default:
      return lines(`base.why.${reason}`);
  }
}

/** Where a base was placed if not at its player's position, and why. */
function placedContent(entry: LoggedEntry, { lines }: LogTranslators): string {
  const { fromX, fromY, taken } = entry.detail;
  const at = placeOf(entry);
  return taken === true
    ? lines("base.taken", { ...at, fromX: count(fromX), fromY: count(fromY) })
    : lines("base.placed", { ...at });
}

export const digLines = {
  start: (entry, words) => ({
    content: words.lines("account.start", { amounts: amounts(entry, words) }),
    cat: "account",
    type: "start",
    color: "neutral",
    icon: "castle",
  }),
  "base-left": (entry, words) => ({
    content: sentences(
      words.lines("base.left", { ...placeOf(entry) }),
      whyLeft(entry, words),
      words.lines("base.back"),
    ),
    cat: "account",
    type: "base-left",
    color: "bad",
    icon: "castle",
  }),
  "base-placed": (entry, words) => ({
    content: placedContent(entry, words),
    cat: "account",
    type: "base-placed",
    color: "neutral",
    icon: "castle",
  }),
  dig: (entry, words) => {
    const resource = entry.detail.resource === "energy" ? "energy" : "metal";
    return {
      cat: "dig",
      type: resource,
      ...RESOURCE_STYLE[resource],
      content: digContent(entry, words),
    };
  },
  referral: (entry, words) => ({
    content: words.lines("account.creditPaid", { amounts: amounts(entry, words) }),
    cat: "referral",
    type: "waiting",
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
