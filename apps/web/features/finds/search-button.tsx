import type { LoginPayload } from "@emberlode/contract";
import { MAX_CANDLES, MIRAGE } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { messages } from "../../lib/messages.ts";
import { clockSpan, exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { KeyHint } from "../controls/key-hint.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { type Place, usePlaceNow } from "../field/use-place.ts";
import { usePlayer } from "../session/player-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { type SearchType, searchingAtom, searchTypeOf } from "./find.ts";
import {
  caveFatigue,
  caveOddsSegments,
  fatigueText,
  forestFatigue,
  forestOddsSegments,
  oddsSentence,
} from "./odds.ts";
import { useSearchHere } from "./use-search-here.ts";

const t = await messages("finds");

interface SearchState {
  type: SearchType;
  exploring: boolean;
  /** Time until the place can be searched again, in milliseconds; 0 if it can be now. */
  cooldownMs: number;
  /** Whether the player carries the maximum number of candles. */
  candlesFull: boolean;
}

/** The state of searching at the player's place; null if there is nothing to search. */
function useSearchState(place: Place): SearchState | null {
  const type = searchTypeOf(place.type);
  const exploring = useAtomValue(searchingAtom);
  const cooldownMs = Math.max(0, (place.spentUntil ?? 0) - useNow());
  const candles = usePlayer()?.user.status.candle ?? 0;
  if (type === null) return null;
  return {
    type,
    exploring,
    cooldownMs,
    candlesFull: type === "memorial" && candles >= MAX_CANDLES,
  };
}

/** Searches the place, or shows when that is possible again. */
export function SearchButton({ place }: { place: Place }) {
  const search = useSearchState(place);
  const searchHere = useSearchHere();
  const placeNow = usePlaceNow();
  if (search === null) return null;
  const { type, exploring, cooldownMs, candlesFull } = search;
  const isUnavailable = cooldownMs > 0 || candlesFull;
  return (
    <button
      type="button"
      className="btn btn-ember dig-btn"
      aria-disabled={isUnavailable || exploring}
      onClick={() => searchHere(placeNow())}
    >
      {isUnavailable ? (
        <span className="leading-tight">
          <span className="block text-xs">{t(`explored.${type}`)}</span>
          <span className="figure block" translate={cooldownMs > 0 ? "no" : undefined}>
            {cooldownMs > 0 ? t("again", { time: clockSpan(cooldownMs) }) : t("candlesFull")}
          </span>
        </span>
      ) : (
        <>
          <Icon name={type === "memorial" ? "star" : "eye"} className="size-6" />
          {exploring ? t("exploring") : t(`explore.${type}`)}
          <KeyHint binding="dig" />
        </>
      )}
    </button>
  );
}

/** Takes the relic on the player's field. */
export function RelicButton() {
  const exploring = useAtomValue(searchingAtom);
  const searchHere = useSearchHere();
  const placeNow = usePlaceNow();
  return (
    <button
      type="button"
      className="btn btn-ember dig-btn"
      aria-disabled={exploring}
      onClick={() => !exploring && searchHere(placeNow())}
    >
      <Icon name="star" className="size-6" />
      {exploring ? t("exploring") : t("explore.relic")}
      <KeyHint binding="dig" />
    </button>
  );
}

/** The odds in a sentence, and how many searches still have them. */
function summaryOf(type: SearchType, user: LoginPayload["user"]): { odds: string; left?: string } {
  const { candle } = user.status;
  switch (type) {
    case "cave": {
      const odds = oddsSentence(caveOddsSegments(user), candle);
      return { odds, left: fatigueText(caveFatigue(user)) };
    }
    case "forest": {
      const odds = oddsSentence(forestOddsSegments(user), candle);
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
