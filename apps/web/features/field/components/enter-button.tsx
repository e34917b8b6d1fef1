import { t } from "../../../lib/i18n/catalogue.ts";
import { deskOfPlace } from "../../desks/desk-ids.ts";
import { openDesk, useOpenDesk } from "../../desks/hooks/use-desk.ts";
import { KeyHint } from "../../movement/components/key-hint.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import type { Place } from "../hooks/use-place.ts";

/** Enters the place where the player stands: its desk opens below the scene. */
export function EnterButton({ place }: { place: Place }) {
  const open = useOpenDesk();
  const desk = deskOfPlace(place.type, place.isOwnBase);
  if (desk === null || open === desk) return null;
  const fights = desk === "raid" || (desk === "factory" && !place.isOwnFactory);
  return (
    <button type="button" className="btn btn-ember dig-btn" onClick={() => openDesk(desk)}>
      <Icon name={fights ? "attack" : "arrow"} className="size-6" />
      {t.desks.enter[place.isOwnFactory ? "ownFactory" : desk]}
      <KeyHint binding="dig" />
    </button>
  );
}
