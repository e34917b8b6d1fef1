/** How many accounts a network or an address has, in words and as a bar. */
import { messages } from "../lib/messages.ts";

const t = await messages("admin-networks");

interface NetworkCounts {
  accounts: number;
  guests: number;
  bases: number;
  banned: number;
  played: number;
  bots: number;
}

const PARTS = ["accounts", "guests", "bases", "played", "banned", "bots"] as const;

/** The counts above zero. */
export function Counts({ counts }: { counts: NetworkCounts }) {
  return PARTS.filter((part) => counts[part] > 0).map((part) => (
    <span key={part} data-part={part}>
      {t(`counts.${part}`, { count: counts[part] })}
    </span>
  ));
}

/** The sign-ups, relative to the most of a list, and those with a base among them. */
export function CountBar({ counts, maxCount }: { counts: NetworkCounts; maxCount: number }) {
  const { accounts, guests, bases } = counts;
  const share = (count: number) => `${(100 * count) / Math.max(1, maxCount)}%`;
  return (
    <span className="staff-bar-track" aria-hidden="true">
      <i data-part="none" style={{ width: share(accounts + guests) }} />
      <i data-part="bases" style={{ width: share(bases) }} />
    </span>
  );
}
