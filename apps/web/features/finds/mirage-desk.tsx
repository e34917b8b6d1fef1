import { MIRAGE } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { OddsBar } from "../ui/odds-bar.tsx";
import { DeskSection } from "./desk-section.tsx";
import { SearchDesk } from "./search-desk.tsx";

const t = await messages("finds");

const EVEN = 0.5;

/** A mirage: what it contains, and when and where mirages appear. */
export default function MirageDesk(props: DeskContentProps) {
  const amount = exactNumber(MIRAGE.reward);
  return (
    <SearchDesk {...props}>
      <OddsBar
        label={t("mirage.odds")}
        segments={[
          { id: "metal", label: t("odds.metal"), share: EVEN, tone: "metal", note: amount },
          { id: "energy", label: t("odds.energy"), share: EVEN, tone: "energy", note: amount },
        ]}
        expected={t("mirage.expected", { amount })}
      />
      <DeskSection title={t("mirage.title")}>
        <p>{t("mirage.hours")}</p>
      </DeskSection>
    </SearchDesk>
  );
}
