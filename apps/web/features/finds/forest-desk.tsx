import { useAtomValue } from "jotai";
import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { OddsBar } from "../ui/odds-bar.tsx";
import { DeskSection } from "./desk-section.tsx";
import { findAtom } from "./find.ts";
import { MapLead } from "./leads.tsx";
import { forestExpected, forestFatigue, forestOddsSegments } from "./odds.ts";
import { SearchDesk, StaminaSection } from "./search-desk.tsx";

const t = await messages("finds");

/** A forest: today's odds and their value, and the place shown on a found map. */
export default function ForestDesk(props: DeskContentProps) {
  const { user } = props.payload;
  const landmark = useAtomValue(findAtom)?.landmark ?? null;
  return (
    <SearchDesk {...props}>
      <OddsBar
        label={t("oddsLead.forest")}
        segments={forestOddsSegments(user)}
        expected={forestExpected(user)}
      />
      <StaminaSection fatigue={forestFatigue(user)} />
      <DeskSection title={t("map.desk")}>
        {landmark === null ? (
          <p className="text-muted">{t("map.none")}</p>
        ) : (
          <MapLead to={landmark} />
        )}
      </DeskSection>
    </SearchDesk>
  );
}
