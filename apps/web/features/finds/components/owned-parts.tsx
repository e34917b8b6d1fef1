import type { LoginPayload } from "@emberlode/contract";
import { partKind, partRarity } from "@emberlode/game";
import { enFinds } from "@emberlode/words/en/finds";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { ListRow, ListRows } from "../../ui/components/list-row.tsx";
import { partOf } from "../find.ts";
import { CenterLead } from "./center-lead.tsx";
import { DeskPart } from "./desk-part.tsx";
import { RarityMark } from "./rarity-mark.tsx";

function OwnedPart({ item, count }: LoginPayload["user"]["items"][number]) {
  const part = partOf(item);
  if (part === null) return null;
  const { id, name, raises, min, max } = part;
  const resource = t.game.resources[raises].toLowerCase();
  return (
    <ListRow
      icon={<GameIcon name={id} className="size-7" />}
      title={
        <>
          {name} <RarityMark rarity={partRarity(partKind(id)).rarity} />
        </>
      }
      meta={enFinds.parts.raises(resource, exactNumber(min), exactNumber(max))}
      trailing={<b className="figure">{enFinds.parts.count(exactNumber(count))}</b>}
    />
  );
}

/** The parts in the inventory, and where they are installed. */
export function OwnedParts({ items }: { items: LoginPayload["user"]["items"] }) {
  const words = enFinds.parts;
  return (
    <DeskPart title={words.title}>
      {items.length === 0 ? (
        <EmptyNext icon="tools" title={words.none} text={words.noneText} />
      ) : (
        <>
          <ListRows label={words.title}>
            {items.map(({ item, count }) => (
              <OwnedPart key={item} item={item} count={count} />
            ))}
          </ListRows>
          <CenterLead />
        </>
      )}
    </DeskPart>
  );
}
