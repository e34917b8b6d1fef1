import { messages } from "../../../lib/messages.ts";
import { clockSpan } from "../../../lib/numbers.ts";
import { useAct } from "../../field/hooks/use-act.ts";
import { type Place, usePlaceNow } from "../../field/hooks/use-place.ts";
import { KeyHint } from "../../movement/components/key-hint.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { useSearchHere } from "../hooks/use-search.ts";

const t = await messages("finds");

/** Searches the place, or shows when it can be searched again. */
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
