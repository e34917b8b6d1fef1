import { enRanks } from "@emberlode/words/en/ranks";
import { exactNumber, signedNumber } from "../../../lib/numbers.ts";

/** Ranks gained in 24 hours by sign and word, not by colour alone. */
export function RankChange({ change }: { change: number | null }) {
  const { up, down, same, unknown } = enRanks.changes;
  if (change === null) return <span className="rank-change">{unknown}</span>;
  if (change === 0) return <span className="rank-change">{same}</span>;
  const ranks = signedNumber(change, exactNumber);
  return (
    <span className="rank-change" data-way={change > 0 ? "up" : "down"}>
      {change > 0 ? up(ranks) : down(ranks)}
    </span>
  );
}
