import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";

/**
 * What costs nothing, or happens without the player: the start, a base that leaves the map, notes, credit for
 * referrals, and trades, of which deposits at the bank can be taken back.
 */
const FREE: readonly LogCategory[] = ["account", "note", "referral", "trade"];

const FREE_NUMBERS = FREE.map((category) => LOG_CATEGORIES.indexOf(category) + 1);

/** How often the player `p` of a statement has acted: lines of the log but for those that cost nothing. */
export const ACTION_LINES = `(
  select sum(lines) from unnest(p.log_counts) with ordinality as l(lines, cat)
  where cat not in (${FREE_NUMBERS.join(", ")})
)`;
