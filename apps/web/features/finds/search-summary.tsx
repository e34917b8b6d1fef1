import type { LoginPayload } from "@emberlode/contract";
import { MAX_CANDLES, MIRAGE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { openDesk } from "../desks/use-desk.ts";
import { usePlayer } from "../session/player-context.ts";
import {
  caveFatigue,
  caveParts,
  fatigueText,
  forestFatigue,
  forestParts,
  oddsSentence,
} from "./odds.ts";
import type { SearchType } from "./search-types.ts";

const t = await messages("finds");

/** The odds in a sentence, and how many searches still have them. */
function summaryOf(type: SearchType, user: LoginPayload["user"]): { odds: string; left?: string } {
  const { candle } = user.status;
  switch (type) {
    case "cave": {
      const odds = oddsSentence(caveParts(user), candle);
      return { odds, left: fatigueText(caveFatigue(user)) };
    }
    case "forest": {
      const odds = oddsSentence(forestParts(user), candle);
      return { odds, left: fatigueText(forestFatigue(user)) };
    }
    case "memorial":
      return { odds: t("memorialSummary", { held: candle, most: MAX_CANDLES }) };
    case "mirage":
      return { odds: t("mirageSummary", { amount: exactNumber(MIRAGE.reward) }) };
  }
}

/** The odds of a search, with links to details. */
export function SearchSummary({ type }: { type: SearchType }) {
  const data = usePlayer();
  if (data === undefined) return null;
  const { odds, left } = summaryOf(type, data.user);
  return (
    <div className="search-summary">
      <p>
        <span className="figure" data-testid="odds">
          {odds}
        </span>
        {left !== undefined && <span className="block text-xs text-muted">{left}</span>}
      </p>
      <button type="button" className="btn" onClick={() => openDesk(type)}>
        {t("more")}
      </button>
    </div>
  );
}
