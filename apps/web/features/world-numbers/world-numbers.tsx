import { SECOND } from "@emberlode/game";
import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";

const t = await messages("world");

/** Refetch interval while the page is visible, in milliseconds. */
const POLL_MS = 30 * SECOND;

/** A missing figure: a dash, with text for screen readers. */
function Unknown() {
  return (
    <>
      <span aria-hidden="true">{t("unknown")}</span>
      <span className="sr-only">{t("unknownSpoken")}</span>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}

/** Players, battles, players online and the strongest player; dashes if there is no answer. */
export default function WorldNumbers() {
  const { data, isPending } = trpc.world.numbers.useQuery(undefined, { refetchInterval: POLL_MS });
  const count = (amount: number | undefined) =>
    amount === undefined ? <Unknown /> : exactNumber(amount);
  if (isPending) return <div className="world-figures skeleton" />;
  const first = data?.strongest;
  return (
    <dl className="world-figures">
      <Figure label={t("players")}>{count(data?.players)}</Figure>
      <Figure label={t("battlesToday")}>{count(data?.battlesToday)}</Figure>
      <Figure label={t("online")}>{count(data?.online)}</Figure>
      <Figure label={t("strongest")}>
        {first === undefined && <Unknown />}
        {first === null && t("nobody")}
        {first && (
          <>
            <span className="world-name" translate="no">
              {first.username}
            </span>{" "}
            <small>{t("power", { power: exactNumber(first.power) })}</small>
          </>
        )}
      </Figure>
    </dl>
  );
}
