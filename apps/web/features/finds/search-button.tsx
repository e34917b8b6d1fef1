import { MAX_CANDLES } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { useAct } from "../field/use-act.ts";
import { type Place, usePlaceNow } from "../field/use-place.ts";
import { KeyHint } from "../movement/key-hint.tsx";
import { usePlayer } from "../session/player-context.ts";
import { Icon } from "../ui/icon.tsx";
import { exploringAtom } from "./find-atom.ts";
import { type SearchType, searchTypeOf } from "./search-types.ts";

interface SearchHere {
  type: SearchType;
  exploring: boolean;
  /** Time until the place can be searched again, in milliseconds; 0 if it can be now. */
  restsFor: number;
  /** Whether the player carries the maximum number of candles. */
  full: boolean;
}

/** The state of searching at the player's place; null if there is nothing to search. */
function useSearchHere(place: Place): SearchHere | null {
  const type = searchTypeOf(place.type);
  const exploring = useAtomValue(exploringAtom);
  const restsFor = Math.max(0, (place.spentUntil ?? 0) - useNow());
  const candles = usePlayer()?.user.status.candle ?? 0;
  if (type === null) return null;
  return { type, exploring, restsFor, full: type === "memorial" && candles >= MAX_CANDLES };
}

const t = await messages("finds");

/** Searches the place, or shows when that is possible again. */
export function SearchButton({ place }: { place: Place }) {
  const search = useSearchHere(place);
  const act = useAct(usePlaceNow());
  if (search === null) return null;
  const { type, exploring, restsFor, full } = search;
  const rests = restsFor > 0 || full;
  return (
    <button
      type="button"
      className="btn btn-ember dig-btn"
      aria-disabled={rests || exploring}
      onClick={act}
    >
      {rests ? (
        <span className="leading-tight">
          <span className="block text-xs">{t(`explored.${type}`)}</span>
          <span className="figure block" translate={restsFor > 0 ? "no" : undefined}>
            {restsFor > 0 ? t("again", { time: clockSpan(restsFor) }) : t("candlesFull")}
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
