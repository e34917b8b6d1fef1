import { cellKey, type ExcavatorPartId, installPartRefusal } from "@emberlode/game";
import { useAtomValue, useSetAtom } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { signedNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNowSelector } from "../../lib/use-now.ts";
import { useOpenDesk } from "../desks/use-desk.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { useNearestPlace } from "../field/use-nearest.ts";
import type { Place } from "../field/use-place.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { GainLines } from "../ui/gain-lines.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { Icon } from "../ui/icon.tsx";
import { RarityMark } from "./desk-section.tsx";
import { type Find, findAtom, type LocatedFind, searchTypeOf, withoutRepetition } from "./find.ts";
import { DestinationButtons, MapLead } from "./leads.tsx";

const tFinds = await messages("finds");
const tCatalogue = await messages("catalogue");

/** Where to install the part just found, or that its limit is reached. */
function PartLead({ part }: { part: ExcavatorPartId }) {
  const center = useNearestPlace("euc");
  const { data } = trpc.euc.list.useQuery();
  const installed = data?.items.find(({ _id }) => _id === part)?.count ?? 0;
  if (installPartRefusal({ installed, held: 1 }, part) !== null)
    return <p>{tFinds("parts.allInstalled")}</p>;
  if (center === null) return <p>{tFinds("parts.noCenterNear")}</p>;
  return (
    <div className="find-lead">
      <p>{tFinds("parts.nearest", { steps: center.steps, direction: center.direction })}</p>
      <DestinationButtons to={center.at} title={tCatalogue("fields.euc.title")} />
    </div>
  );
}

/** The last search's result if it was here, until a dig here replaces it; null otherwise. */
function useFindHere({ at }: Place): LocatedFind | null {
  const find = useAtomValue(findAtom);
  const outcome = useAtomValue(fieldOutcomeAtom);
  const key = cellKey(at);
  if (find?.key !== key) return null;
  const isReplaced = outcome?.kind === "gained" && outcome.key === key && outcome.at > find.at;
  return isReplaced ? null : find;
}

/**
 * The last search's result as a card over the scene; the notice line announces it. Hidden while an
 * unrelated desk is open, for lack of space.
 */
export const FindCard = memo(function FindCard({ place }: { place: Place }) {
  const setFind = useSetAtom(findAtom);
  const find = useFindHere(place);
  const desk = useOpenDesk();
  const isCovered = desk !== null && desk !== searchTypeOf(place.type);
  if (find === null || isCovered) return null;
  const { rarity, icon, text, landmark, part, at } = find;
  const { title, lines } = withoutRepetition(find);
  const hasDetails = title !== find.title || lines.length > 0 || landmark !== null || part !== null;
  return (
    <section
      key={at}
      className="find-card"
      aria-label={tFinds("cards.label")}
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
        {!hasDetails && <p>{text}</p>}
        {lines.length > 0 && <GainLines lines={lines} />}
        {landmark !== null && <MapLead to={landmark} />}
        {part !== null && <PartLead part={part} />}
      </div>
      <button
        type="button"
        className="icon-btn find-close"
        aria-label={tFinds("cards.close")}
        onClick={(event) => {
          blurAfterClick(event);
          setFind(null);
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
});

/** How long the line is shown, in milliseconds; the card over the scene stays. */
const SHOWN_MS = 30_000;

/** "A trap: −57 metal", "+3 Pikemen"; the server's text if the result has no amounts. */
function textOf(find: Find): string {
  const { title, lines } = withoutRepetition(find);
  const changes = lines.map(({ amount, word }) => `${signedNumber(amount)} ${word}`);
  if (changes.length > 0) return `${title}: ${changes.join(", ")}`;
  return title === find.title ? find.text : title;
}

/** The last search's result in one line, for layouts where the card is not visible. */
export const FindLine = memo(function FindLine({ place }: { place: Place }) {
  const find = useFindHere(place);
  const isOld = useNowSelector((now) => (find && now - find.at > SHOWN_MS ? 1 : 0)) === 1;
  return (
    <p className="result" role="status">
      {find !== null && !isOld && <b key={find.at}>{textOf(find)}</b>}
    </p>
  );
});
