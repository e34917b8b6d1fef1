import type { ExcavatorAnswer, LoginPayload } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { CenterLead } from "../../finds/components/center-lead.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useBuyPart, useInstallPart, useParts } from "../hooks/use-euc.ts";
import { paceOf } from "../pace.ts";
import { Ladder } from "./ladder.tsx";

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

/** The two ladders of parts: bought and installed at the building, viewed anywhere. */
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
