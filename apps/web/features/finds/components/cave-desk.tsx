import { messages } from "../../../lib/messages.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { OddsBar } from "../../ui/components/odds-bar.tsx";
import { caveExpected, caveFatigue, caveParts } from "../odds.ts";
import { CandlesPart } from "./candles-part.tsx";
import { OwnedParts } from "./owned-parts.tsx";
import { PartRarities } from "./part-rarities.tsx";
import { SearchDesk } from "./search-desk.tsx";
import { StaminaPart } from "./stamina-part.tsx";

const t = await messages("finds");

/** A cave: today's odds and their value, candles, and the parts found so far. */
export default function CaveDesk(props: DeskContentProps) {
  const { user } = props.payload;
  return (
    <SearchDesk {...props}>
      <OddsBar label={t("oddsLead.cave")} parts={caveParts(user)} expected={caveExpected(user)} />
      <PartRarities />
      <StaminaPart fatigue={caveFatigue(user)} />
      <CandlesPart held={user.status.candle} hint={t("candles.where")} />
      <OwnedParts items={user.items} />
    </SearchDesk>
  );
}
