import { MAX_CANDLES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { closeDesk } from "../desks/use-desk.ts";
import { useNearestPlace } from "../field/use-nearest.ts";
import { useWalker } from "../movement/use-walker.ts";
import { Countdown } from "../ui/countdown.tsx";
import { Refusal } from "../ui/notes.tsx";
import { DeskSection } from "./desk-section.tsx";
import { CandlesSection, SearchDesk } from "./search-desk.tsx";

const t = await messages("finds");

/** A button to walk to the nearest cave, where candles are used; empty if none is known. */
function CaveLead() {
  const walker = useWalker();
  const cave = useNearestPlace("cave");
  if (cave === null) return null;
  const go = () => {
    closeDesk();
    walker.walkTo(cave.at);
  };
  return (
    <DeskSection title={t("parts.nextCave")}>
      <button type="button" className="btn" onClick={go}>
        {t("parts.walkToCave", { steps: cave.steps })}
      </button>
    </DeskSection>
  );
}

/** A memorial: the player's candles, and when the next one is available. */
export default function MemorialDesk(props: DeskContentProps) {
  const { place, payload } = props;
  const { candle } = payload.user.status;
  return (
    <SearchDesk {...props}>
      <CandlesSection held={candle} hint={t("candles.where")} />
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
