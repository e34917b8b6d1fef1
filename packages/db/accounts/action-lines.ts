import { LOG_CATEGORIES } from "@emberlode/game";

const ACCOUNT = LOG_CATEGORIES.indexOf("account") + 1;

/**
 * How often the player `p` of a statement has acted: lines of the log but for those of the account, which
 * tell of its start and of its base leaving the map.
 */
export const ACTION_LINES = `(
  select sum(lines) from unnest(p.log_counts) with ordinality as l(lines, cat) where cat <> ${ACCOUNT}
)`;
