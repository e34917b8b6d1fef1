import { STAKES } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { KeyNeeded } from "../../town/components/key-needed.tsx";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useCasinoTable } from "../hooks/use-casino.ts";
import { Sitting } from "./sitting.tsx";
import { StakeForm } from "./stake-form.tsx";

const tTown = await messages("town");
const tDesks = await messages("desks");

/** The World Casino: three games with their odds, and the session's result (rules §15). */
export default function CasinoDesk({ id, payload }: DeskContentProps) {
  const { data, error, refetch } = useCasinoTable();
  const left = data?.stakesLeft ?? STAKES.perDay;
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={tTown("casino.lead", { left, perDay: STAKES.perDay })}
      // A player who cannot stake has nothing to lose.
      footer={data !== undefined && data.level > 0 ? <Sitting /> : undefined}
    >
      {data === undefined && error === null && <Skeleton height="20rem" />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} onRetry={() => refetch()} />
      )}
      {data?.level === 0 && <KeyNeeded tool="casino" />}
      {data !== undefined && data.level > 0 && (
        <StakeForm status={payload.user.status} table={data} />
      )}
      <p className="mt-4 text-xs text-muted">{tTown("casino.proof")}</p>
    </Desk>
  );
}
