import { MAX_CANDLES } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { Countdown } from "../../ui/components/countdown.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { CandlesPart } from "./candles-part.tsx";
import { CaveLead } from "./cave-lead.tsx";
import { SearchDesk } from "./search-desk.tsx";

const t = await messages("finds");

/** A memorial: the candles held, and when the next one is available. */
export default function MemorialDesk(props: DeskContentProps) {
  const { place, payload } = props;
  const { candle } = payload.user.status;
  return (
    <SearchDesk {...props}>
      <CandlesPart held={candle} hint={t("candles.where")} />
      {candle >= MAX_CANDLES ? (
        <Refusal text={t("candles.full", { most: MAX_CANDLES })} />
      ) : (
        <p>
          <Countdown
            until={place.spentUntil ?? 0}
            text={(time) => t("candles.next", { time })}
            done={t("candles.ready")}
          />
        </p>
      )}
      <CaveLead />
    </SearchDesk>
  );
}
