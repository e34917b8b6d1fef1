import type { LoginPayload } from "@emberlode/contract";
import { PART_RARITIES, partKind, partOdds, partRarity } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { OddsBar, percentagesOf } from "../ui/odds-bar.tsx";
import { EmptyState } from "../ui/query-states.tsx";
import { DeskSection, RarityMark } from "./desk-section.tsx";
import { partOfItem } from "./find.ts";
import { CenterLead } from "./leads.tsx";
import { caveExpected, caveFatigue, caveOddsSegments } from "./odds.ts";
import { CandlesSection, SearchDesk, StaminaSection } from "./search-desk.tsx";

const tFinds = await messages("finds");
const tControls = await messages("controls");
const tGame = await messages("game");

function OwnedPart({ item, count }: LoginPayload["user"]["items"][number]) {
  const part = partOfItem(item);
  if (part === null) return null;
  const { id, name, raises, min, max } = part;
  const resource = tGame(`resourceNouns.${raises}`);
  return (
    <ListRow
      icon={<GameIcon name={id} className="size-7" />}
      title={
        <>
          {name} <RarityMark rarity={partRarity(partKind(id)).rarity} />
        </>
      }
      meta={tFinds("parts.raises", { resource, min: exactNumber(min), max: exactNumber(max) })}
      trailing={<b className="figure">{tFinds("parts.count", { count: exactNumber(count) })}</b>}
    />
  );
}

/** The parts in the inventory, and where to install them. */
function OwnedParts({ items }: { items: LoginPayload["user"]["items"] }) {
  return (
    <DeskSection title={tFinds("parts.title")}>
      {items.length === 0 ? (
        <EmptyState icon="tools" title={tFinds("parts.none")} text={tFinds("parts.noneText")} />
      ) : (
        <>
          <ListRows label={tFinds("parts.title")}>
            {items.map(({ item, count }) => (
              <OwnedPart key={item} item={item} count={count} />
            ))}
          </ListRows>
          <CenterLead />
        </>
      )}
    </DeskSection>
  );
}

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

/** A cave: today's odds and their value, candles, and the parts found so far. */
export default function CaveDesk(props: DeskContentProps) {
  const { user } = props.payload;
  return (
    <SearchDesk {...props}>
      <OddsBar
        label={tFinds("oddsLead.cave")}
        segments={caveOddsSegments(user)}
        expected={caveExpected(user)}
      />
      <PartRarities />
      <StaminaSection fatigue={caveFatigue(user)} />
      <CandlesSection held={user.status.candle} hint={tFinds("candles.where")} />
      <OwnedParts items={user.items} />
    </SearchDesk>
  );
}
