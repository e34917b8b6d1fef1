import { STAKES } from "@emberlode/game";
import { useAtom, useAtomValue } from "jotai";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { KeyNeeded } from "../town/key-needed.tsx";
import { type GainLine, GainLines } from "../ui/gain-lines.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { casinoLimitAtom, sessionTotalAtom } from "./session-atoms.ts";
import { StakeForm } from "./stake-form.tsx";
import { useCasinoTable } from "./use-casino.ts";

const t = await messages("town");

const LIMITS = [500, 1_000, 5_000, 10_000, 50_000] as const;
const RESOURCES = ["metal", "energy"] as const;

/** The session's result, and the loss limit. */
function Sitting() {
  const total = useAtomValue(sessionTotalAtom);
  const [limit, setLimit] = useAtom(casinoLimitAtom);
  const id = useId();
  const lines: GainLine[] = RESOURCES.filter((kind) => total[kind] !== 0).map((kind) => ({
    kind,
    amount: total[kind],
    word: t(`resources.${kind}`).toLowerCase(),
  }));
  return (
    <div className="sitting">
      <div>
        <p className="text-xs text-muted">{t("casino.session")}</p>
        {lines.length === 0 ? <p>{t("casino.sessionNone")}</p> : <GainLines lines={lines} />}
      </div>
      <label htmlFor={id} className="text-xs text-muted">
        {t("casino.limit")}
      </label>
      <select
        id={id}
        className="input sitting-limit"
        value={limit ?? ""}
        onChange={({ target }) => setLimit(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{t("casino.limits.none")}</option>
        {LIMITS.map((amount) => (
          <option key={amount} value={amount}>
            {t("casino.limits.of", { amount: exactNumber(amount) })}
          </option>
        ))}
      </select>
    </div>
  );
}

const tTown = await messages("town");
const tDesks = await messages("desks");

/** The World Casino: three games with their odds, and the session's total (rules §15). */
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
