import { PART_RARITIES, partOdds } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { OddsBar } from "../ui/odds-bar.tsx";
import { percentagesOf } from "../ui/percentages.ts";
import { CandlesPart } from "./candles-part.tsx";
import { caveExpected, caveFatigue, caveParts } from "./odds.ts";
import { OwnedParts } from "./owned-parts.tsx";
import { RarityMark } from "./rarity-mark.tsx";
import { SearchDesk } from "./search-desk.tsx";
import { StaminaPart } from "./stamina-part.tsx";

const tFinds = await messages("finds");
const tControls = await messages("controls");

/** The rarity of excavator parts found in caves, from most to least common. */
function PartRarities() {
  const percents = percentagesOf(partOdds());
  return (
    <div>
      <p className="text-muted">{tFinds("partKinds")}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs it for lists without bullets */}
      <ul className="rarities" role="list">
        {PART_RARITIES.map(({ rarity }, kind) => (
          <li key={rarity}>
            <RarityMark rarity={rarity} />{" "}
            <b className="figure">
              {tControls("odds.share", { percent: exactNumber(percents[kind] ?? 0) })}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
