import type { LoginPayload } from "@emberlode/contract";
import { partKind, partRarity } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import { EmptyNext } from "../ui/empty-next.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { CenterLead } from "./center-lead.tsx";
import { DeskPart } from "./desk-part.tsx";
import { partOf } from "./find.ts";
import { RarityMark } from "./rarity-mark.tsx";

const tFinds = await messages("finds");
const tGame = await messages("game");

function OwnedPart({ item, count }: LoginPayload["user"]["items"][number]) {
  const part = partOf(item);
  if (part === null) return null;
  const { id, name, raises, min, max } = part;
  const resource = tGame(`resources.${raises}`).toLowerCase();
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
export function OwnedParts({ items }: { items: LoginPayload["user"]["items"] }) {
  return (
    <DeskPart title={tFinds("parts.title")}>
      {items.length === 0 ? (
        <EmptyNext icon="tools" title={tFinds("parts.none")} text={tFinds("parts.noneText")} />
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
    </DeskPart>
  );
}
