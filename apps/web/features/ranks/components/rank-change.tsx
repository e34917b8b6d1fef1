import { messages } from "../../../lib/messages.ts";
import { exactNumber, signedNumber } from "../../../lib/numbers.ts";

const t = await messages("ranks");

/** Ranks gained in 24 hours by sign and word, not by color alone. */
export function RankChange({ change }: { change: number | null }) {
  if (change === null) return <span className="rank-change">{t("changes.unknown")}</span>;
  if (change === 0) return <span className="rank-change">{t("changes.same")}</span>;
  const ranks = signedNumber(change, exactNumber);
  return (
    <span className="rank-change" data-way={change > 0 ? "up" : "down"}>
      {change > 0 ? t("changes.up", { ranks }) : t("changes.down", { ranks })}
    </span>
  );
}
