/** Log lines of the account, of digging and of referrals. */
import { noteColor, type Resource } from "@emberlode/game";
import {
  amounts,
  count,
  type Lines,
  type LoggedEntry,
  type LogLine,
  type LogWords,
  placeOf,
  sentences,
} from "./line.ts";

const LOOK = {
  metal: { color: "steel", icon: "ore" },
  energy: { color: "ember", icon: "steam" },
} as const satisfies Record<Resource, Pick<LogLine, "color" | "icon">>;

function digContent(entry: LoggedEntry, words: LogWords): string {
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

export const digLines = {
  start: (entry, words) => ({
    content: words.lines("account.start", { amounts: amounts(entry, words) }),
    ...{ cat: "account", type: "start", color: "neutral", icon: "castle" },
  }),
  dig: (entry, words) => {
    const resource = entry.detail.resource === "energy" ? "energy" : "metal";
    return { cat: "dig", type: resource, ...LOOK[resource], content: digContent(entry, words) };
  },
  referral: (entry, words) => ({
    content: words.lines("account.creditPaid", { amounts: amounts(entry, words) }),
    ...{ cat: "referral", type: "waiting", color: "neutral", icon: "receive-money" },
  }),
  note: ({ detail }) => ({
    cat: "note",
    type: "note",
    color: noteColor(detail.color),
    icon: "quill-ink",
    content: String(detail.content ?? ""),
  }),
} as const satisfies Lines;
