import type { Position } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { useTarget } from "../../battles/hooks/use-target.ts";
import { deskOfPlace } from "../../desks/desk-ids.ts";
import { openDesk, useOpenDesk } from "../../desks/hooks/use-desk.ts";
import { KeyHint } from "../../movement/components/key-hint.tsx";
import { Icon } from "../../ui/components/icon.tsx";
import type { Place } from "../hooks/use-place.ts";

const t = await messages("desks");

/** At another player's base: enabled only once the server allows the attack. */
function RaidButton({ at }: { at: Position }) {
  const refusal = useTarget(at).target?.refusal;
  return (
    <button
      type="button"
      className={refusal === null ? "btn btn-ember dig-btn" : "btn dig-btn"}
      onClick={() => openDesk("raid")}
    >
      <Icon name={refusal ? "eye" : "attack"} className="size-6" />
      {refusal ? (
        <span className="leading-tight">
          <span className="block">{t("noAttack.look")}</span>
          <span className="block text-xs">{t("noAttack.why")}</span>
        </span>
      ) : (
        t("enter.raid")
      )}
      <KeyHint binding="dig" />
    </button>
  );
}

/** Enters the place where the player is: its desk opens below the scene. */
export function EnterButton({ place }: { place: Place }) {
  const open = useOpenDesk();
  const desk = deskOfPlace(place.type, place.isOwnBase);
  if (desk === null || open === desk) return null;
  if (desk === "raid") return <RaidButton at={place.at} />;
  const fights = desk === "factory" && !place.isOwnFactory;
  return (
    <button type="button" className="btn btn-ember dig-btn" onClick={() => openDesk(desk)}>
      <Icon name={fights ? "attack" : "arrow"} className="size-6" />
      {t(`enter.${place.isOwnFactory ? "ownFactory" : desk}`)}
      <KeyHint binding="dig" />
    </button>
  );
}
