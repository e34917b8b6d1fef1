import { MAX_CANDLES } from "@emberlode/game";
import { enFinds } from "@emberlode/words/en/finds";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Countdown } from "../../ui/components/countdown.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { CandlesPart } from "./candles-part.tsx";
import { CaveLead } from "./cave-lead.tsx";
import { SearchDesk } from "./search-desk.tsx";

/** A memorial: the candles held, and when the next one is given. */
export default function MemorialDesk(props: DeskContentProps) {
  const { place, payload } = props;
  const { candle } = payload.user.status;
  const words = enFinds.candles;
  return (
    <SearchDesk {...props}>
      <CandlesPart held={candle} hint={words.where} />
      {candle >= MAX_CANDLES ? (
        <Refusal text={words.full(MAX_CANDLES)} />
      ) : (
        <p>
          <Countdown until={place.spentUntil ?? 0} text={words.next} done={words.ready} />
        </p>
      )}
      <CaveLead />
    </SearchDesk>
  );
}
