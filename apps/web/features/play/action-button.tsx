/** The main action at the player's place: dig, search, enter or fight. */
import type { FactoryTarget, Position } from "@emberlode/contract";
import { type DigEffort, isDiggable } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { useTarget } from "../battles/use-target.ts";
import { KeyHint } from "../controls/key-hint.tsx";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { useFactoryTarget } from "../factories/use-factory-target.ts";
import { digsLeftIfTooFew } from "../field/dig-preview.ts";
import { effortAtom } from "../field/field-atoms.ts";
import { useDig } from "../field/use-dig.ts";
import { hasRelic, type Place } from "../field/use-place.ts";
import { searchTypeOf } from "../finds/find.ts";
import { RelicButton, SearchButton } from "../finds/search-button.tsx";
import { useIsConfirmedAt, useIsDigging } from "../movement/use-walker.ts";
import { usePlayer } from "../session/player-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { YieldNote } from "./yield-note.tsx";

const tDesks = await messages("desks");

interface FightButtonProps {
  desk: "raid" | "factory";
  /** What the army would do there. */
  verb?: "raid" | "factory" | "plunder";
  /** Whether the server allows the fight; undefined until it answers. */
  isAllowed: boolean | undefined;
}

/** Opens the desk of a fight: highlighted only once the server allows it. */
function FightButton({ desk, verb = desk, isAllowed }: FightButtonProps) {
  const isRefused = isAllowed === false;
  return (
    <button
      type="button"
      className={isAllowed === true ? "btn btn-ember dig-btn" : "btn dig-btn"}
      onClick={() => openDesk(desk)}
    >
      <Icon name={isRefused ? "eye" : "attack"} className="size-6" />
      {isRefused ? (
        <span className="leading-tight">
          <span className="block">{tDesks(`noAttack.look.${desk}`)}</span>
          <span className="block text-xs">{tDesks("noAttack.why")}</span>
        </span>
      ) : (
        tDesks(`enter.${verb}`)
      )}
      <KeyHint binding="dig" />
    </button>
  );
}

/** At another player's base. */
function RaidButton({ at }: { at: Position }) {
  const refusal = useTarget(at, { enabled: useIsConfirmedAt(at) }).target?.refusal;
  return (
    <FightButton desk="raid" isAllowed={refusal === undefined ? undefined : refusal === null} />
  );
}

/** Whether nothing stands against a fight, or only an army that can be bought at the desk. */
const isOpen = (refusal: FactoryTarget["refusal"]) =>
  refusal === null || refusal.code === "NO_ARMY";

/** At a factory that is not the player's. */
function CaptureButton({ at }: { at: Position }) {
  const { target } = useFactoryTarget(at);
  if (target === undefined) return <FightButton desk="factory" isAllowed={undefined} />;
  const canCapture = isOpen(target.refusal);
  const canPlunder = isOpen(target.plunderRefusal);
  return (
    <FightButton
      desk="factory"
      verb={canPlunder && !canCapture ? "plunder" : "factory"}
      isAllowed={canCapture || canPlunder}
    />
  );
}

/** Enters the place where the player is: opens its desk below the scene. */
export function EnterButton({ place }: { place: Place }) {
  const open = useOpenDesk();
  const desk = deskOfPlace(place.type, place.isOwnBase);
  if (desk === null || open === desk) return null;
  if (desk === "raid") return <RaidButton at={place.at} />;
  if (desk === "factory" && !place.isOwnFactory) return <CaptureButton at={place.at} />;
  return (
    <button type="button" className="btn btn-ember dig-btn" onClick={() => openDesk(desk)}>
      <Icon name="arrow" className="size-6" />
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
  const isDigging = useIsDigging();
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
      aria-disabled={spent || isDigging || digsLeft !== null}
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
          <Icon name="pick" className={isDigging ? "size-6 dig-swing" : "size-6"} />
          <span className="leading-tight">
            <span className="block">{isDigging ? t("field.digging") : digLabel(effort)}</span>
            <YieldNote />
          </span>
          <KeyHint binding="dig" />
        </>
      )}
    </button>
  );
}

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
