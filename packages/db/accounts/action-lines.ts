import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";

/**
 * Categories of lines that cost nothing or happen without the player: the start, a base that leaves the
 * map, notes, referral credit, and trades, since a bank deposit can be withdrawn again.
 */
const FREE: readonly LogCategory[] = ["account", "note", "referral", "trade"];

const FREE_NUMBERS = FREE.map((category) => LOG_CATEGORIES.indexOf(category) + 1);

/** How often player `p` of a statement has acted: log lines outside of the free categories. */
export const ACTION_LINES = `(
  select sum(lines) from unnest(p.log_counts) with ordinality as l(lines, cat)
  where cat not in (${FREE_NUMBERS.join(", ")})
)`;
