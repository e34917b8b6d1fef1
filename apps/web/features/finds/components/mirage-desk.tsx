import { MIRAGE } from "@emberlode/game";
import { enFinds } from "@emberlode/words/en/finds";
import { exactNumber } from "../../../lib/numbers.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { OddsBar } from "../../ui/components/odds-bar.tsx";
import { DeskPart } from "./desk-part.tsx";
import { SearchDesk } from "./search-desk.tsx";

const EVEN = 0.5;

/** A mirage: what it holds, and when and where they appear. */
export default function MirageDesk(props: DeskContentProps) {
  const { odds, mirage } = enFinds;
  const amount = exactNumber(MIRAGE.reward);
  return (
    <SearchDesk {...props}>
      <OddsBar
        label={mirage.odds}
        parts={[
          { id: "metal", label: odds.metal, share: EVEN, tone: "metal", note: amount },
          { id: "energy", label: odds.energy, share: EVEN, tone: "energy", note: amount },
        ]}
        expected={mirage.expected(amount)}
      />
      <DeskPart title={mirage.title}>
        <p>{mirage.hours}</p>
      </DeskPart>
    </SearchDesk>
  );
}
