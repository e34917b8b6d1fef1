import type { ExcavatorAnswer, LoginPayload } from "@emberlode/contract";
import { FATIGUE, type Resource } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { CenterLead } from "../finds/center-lead.tsx";
import { DeskPart } from "../finds/desk-part.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ladderOf } from "./ladder.ts";
import { RungRow, type Workshop } from "./rung-row.tsx";
import { useBuyPart, useInstallPart, useParts } from "./use-euc.ts";

const t = await messages("excavator");

interface LadderProps {
  parts: ExcavatorAnswer;
  raises: Resource;
  shop: Omit<Workshop, "most">;
}

/** The five parts that raise one resource. */
function Ladder({ parts, raises, shop }: LadderProps) {
  const title = t(`ladders.${raises}`);
  const [, most] = raises === "metal" ? parts.metalCap : parts.energyCap;
  return (
    <DeskPart title={`${title}. ${t(`paidIn.${raises}`)}`}>
      <ListRows label={title}>
        {ladderOf(parts, raises).map((rung) => (
          <RungRow key={rung.id} rung={rung} shop={{ ...shop, most }} />
        ))}
      </ListRows>
    </DeskPart>
  );
}

/** With fewer digs than this, today's pace is not representative: the day may have just begun. */
const LEAST_TO_GO_BY = 50;

/** The player's pace: today's, or the default while there are too few digs; with its text. */
export function paceOf(digsToday: number): { digsPerDay: number; text: string } {
  if (digsToday >= LEAST_TO_GO_BY) {
    return { digsPerDay: digsToday, text: t("paceToday", { digs: digsToday }) };
  }
  const digsPerDay = FATIGUE.dig.full;
  return { digsPerDay, text: t("paceUsual", { digs: digsPerDay }) };
}

const tExcavator = await messages("excavator");
const tDesks = await messages("desks");

const PARTS = 10;
const mean = ([min, max]: readonly [number, number]): number => (min + max) / 2;

function rangeText([min, max]: readonly [number, number]): string {
  return tExcavator("range", { min: exactNumber(min), max: exactNumber(max) });
}

interface LaddersProps {
  parts: ExcavatorAnswer;
  user: LoginPayload["user"];
  isHere: boolean;
}

function Ladders({ parts, user, isHere }: LaddersProps) {
  const buy = useBuyPart();
  const install = useInstallPart();
  const { metal, energy, fatigue } = user.status;
  const { digsPerDay, text: pace } = paceOf(fatigue.digs);
  const shop = {
    isHere,
    digsPerDay,
    purse: { metal, energy },
    meanDig: { metal: mean(parts.metalCap), energy: mean(parts.energyCap) },
    onBuy: (rung: Parameters<typeof buy>[0]) => void buy(rung),
    onInstall: (rung: Parameters<typeof install>[0]) => void install(rung),
  };
  return (
    <div className="desk-parts">
      {!isHere && (
        <div className="desk-part">
          <Refusal text={tExcavator("away")} />
          <CenterLead />
        </div>
      )}
      <p className="text-muted">{pace}</p>
      <Ladder parts={parts} raises="metal" shop={shop} />
      <Ladder parts={parts} raises="energy" shop={shop} />
    </div>
  );
}

/** The two ladders of parts: viewed anywhere, bought and installed only at the building. */
export default function ExcavatorDesk({ id, payload, place }: DeskContentProps) {
  const { data: parts, error, refetch } = useParts();
  const { user } = payload;
  const lead = tExcavator("lead", {
    metal: rangeText(user.digMetalCap),
    energy: rangeText(user.digEnergyCap),
  });
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={lead}>
      {parts !== undefined ? (
        <Ladders parts={parts} user={user} isHere={place.type === "euc"} />
      ) : error === null ? (
        <Skeleton rows={PARTS} />
      ) : (
        <QueryFailed error={error} lead={tExcavator("failed")} onRetry={() => refetch()} />
      )}
    </Desk>
  );
}
