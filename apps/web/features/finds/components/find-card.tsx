import { cellKey } from "@emberlode/game";
import { useAtom } from "jotai";
import { memo } from "react";
import { messages } from "../../../lib/messages.ts";
import { useOpenDesk } from "../../desks/hooks/use-desk.ts";
import type { Place } from "../../field/hooks/use-place.ts";
import { letGo } from "../../movement/let-go.ts";
import { GainLines } from "../../ui/components/gain-lines.tsx";
import { GameIcon } from "../../ui/components/game-icon.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import { findAtom } from "../atoms/find-atom.ts";
import { namedOnce } from "../find.ts";
import { searchTypeOf } from "../search-types.ts";
import { MapLead } from "./map-lead.tsx";
import { PartLead } from "./part-lead.tsx";
import { RarityMark } from "./rarity-mark.tsx";

const t = await messages("finds");

/**
 * The last search's result as one card over the scene; the notice line announces it. There is no room
 * for it beside another desk.
 */
export const FindCard = memo(function FindCard({ place }: { place: Place }) {
  const [find, setFind] = useAtom(findAtom);
  const desk = useOpenDesk();
  const isCovered = desk !== null && desk !== searchTypeOf(place.type);
  if (find === null || isCovered || find.key !== cellKey(place.at)) return null;
  const { rarity, icon, text, landmark, part, at } = find;
  const { title, lines } = namedOnce(find);
  const isSaid = title !== find.title || lines.length > 0 || landmark !== null || part !== null;
  return (
    <section
      key={at}
      className="find-card"
      aria-label={t("cards.label")}
      data-rarity={rarity ?? "none"}
    >
      <span className="find-icon">
        {icon === null ? (
          <Icon name="ban" className="size-8" />
        ) : (
          <GameIcon name={icon} className="size-10" />
        )}
      </span>
      <div className="find-body">
        <div className="find-head">
          <p className="find-title">{title}</p>
          {rarity !== null && <RarityMark rarity={rarity} />}
        </div>
        {!isSaid && <p>{text}</p>}
        {lines.length > 0 && <GainLines lines={lines} />}
        {landmark !== null && <MapLead to={landmark} />}
        {part !== null && <PartLead part={part} />}
      </div>
      <button
        type="button"
        className="icon-btn find-close"
        aria-label={t("cards.close")}
        onClick={(event) => {
          letGo(event);
          setFind(null);
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
});
