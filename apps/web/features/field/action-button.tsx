import type { Position } from "@emberlode/contract";
import { type DigEffort, isDiggable, isSameCell } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { useTarget } from "../battles/use-target.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { searchTypeOf } from "../finds/find.ts";
import { RelicButton, SearchButton } from "../finds/search-button.tsx";
import { KeyHint } from "../movement/key-hint.tsx";
import { useIsConfirmedAt, useIsDigging } from "../movement/use-walker.ts";
import { usePlayer } from "../session/player-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { digsLeftIfTooFew } from "./dig-preview.ts";
import { effortAtom } from "./field-atoms.ts";
import type { Place } from "./use-place.ts";
import { useDig } from "./use-place-action.ts";

const tDesks = await messages("desks");

/** At another player's base: highlighted only once the server allows the attack. */
function RaidButton({ at }: { at: Position }) {
  const refusal = useTarget(at, useIsConfirmedAt(at)).target?.refusal;
  return (
    <button
      type="button"
      className={refusal === null ? "btn btn-ember dig-btn" : "btn dig-btn"}
      onClick={() => openDesk("raid")}
    >
      <Icon name={refusal ? "eye" : "attack"} className="size-6" />
      {refusal ? (
        <span className="leading-tight">
          <span className="block">{tDesks("noAttack.look")}</span>
          <span className="block text-xs">{tDesks("noAttack.why")}</span>
        </span>
      ) : (
        tDesks("enter.raid")
      )}
      <KeyHint binding="dig" />
    </button>
  );
}

/** Enters the place where the player is: opens its desk below the scene. */
export function EnterButton({ place }: { place: Place }) {
  const open = useOpenDesk();
  const desk = deskOfPlace(place.type, place.isOwnBase);
  if (desk === null || open === desk) return null;
  if (desk === "raid") return <RaidButton at={place.at} />;
  const fights = desk === "factory" && !place.isOwnFactory;
  return (
    <button type="button" className="btn btn-ember dig-btn" onClick={() => openDesk(desk)}>
      <Icon name={fights ? "attack" : "arrow"} className="size-6" />
      {tDesks(`enter.${place.isOwnFactory ? "ownFactory" : desk}`)}
      <KeyHint binding="dig" />
    </button>
  );
}

const t = await messages("game");

const digLabel = (effort: DigEffort): string =>
  effort === 1 ? t("field.dig") : t("field.digMany", { effort });

/** Digs, or shows when the field can be dug again or that too few digs are left today. */
function DigButton({ place }: { place: Place }) {
  const dig = useDig();
  const digging = useIsDigging();
  const effort = useAtomValue(effortAtom);
  const digs = usePlayer()?.user.status.fatigue.digs ?? 0;
  const digsLeft = digsLeftIfTooFew(effort, digs);
  const now = useNow();
  const left = place.spentUntil === null ? 0 : place.spentUntil - now;
  const spent = left > 0;
  return (
    <button
      type="button"
      className="btn btn-ember dig-btn"
      aria-disabled={spent || digging || digsLeft !== null}
      onClick={() => !spent && dig(place.at)}
    >
      {spent ? (
        <span className="figure" translate="no">
          {t("field.spentFor", { time: clockSpan(left) })}
        </span>
      ) : digsLeft !== null ? (
        <span className="leading-tight">
          <span className="block">{t("field.tired")}</span>
          <span className="figure block text-xs">{t("field.tiredLeft", { left: digsLeft })}</span>
        </span>
      ) : (
        <>
          <Icon name="pick" className={digging ? "size-6 dig-swing" : "size-6"} />
          {digging ? t("field.digging") : digLabel(effort)}
          <KeyHint binding="dig" />
        </>
      )}
    </button>
  );
}

/** Whether the player's relic is on this field; taking it comes before anything else. */
export const hasRelic = ({ at, relic }: Place): boolean => relic !== null && isSameCell(relic, at);

/** The main action here: take a relic, dig, search or enter. */
export const ActionButton = memo(function ActionButton({ place }: { place: Place }) {
  const open = useOpenDesk();
  if (hasRelic(place)) return <RelicButton />;
  if (isDiggable(place.type)) return <DigButton place={place} />;
  const search = searchTypeOf(place.type);
  if (search === null) return <EnterButton place={place} />;
  // The search desk has the same button.
  return open === search ? null : <SearchButton place={place} />;
});
