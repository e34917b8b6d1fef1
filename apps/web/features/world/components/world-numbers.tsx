import { SECOND } from "@emberlode/game";
import { enWorld } from "@emberlode/words/en/world";
import type { ReactNode } from "react";
import { exactNumber } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";

/** While the page is in sight the numbers are asked for this often, in milliseconds. */
const LOOK_MS = 30 * SECOND;

/** A figure that is not there, without a word for the eye. */
function Unknown() {
  return (
    <>
      <span aria-hidden="true">{enWorld.unknown}</span>
      <span className="sr-only">{enWorld.unknownSpoken}</span>
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

/** Players, battles, who plays now and the strongest; a missing answer leaves a dash each. */
export default function WorldNumbers() {
  const { data, isPending } = trpc.world.numbers.useQuery(undefined, { refetchInterval: LOOK_MS });
  const count = (amount: number | undefined) =>
    amount === undefined ? <Unknown /> : exactNumber(amount);
  if (isPending) return <div className="world-figures skeleton" />;
  const first = data?.strongest;
  return (
    <dl className="world-figures">
      <Figure label={enWorld.players}>{count(data?.players)}</Figure>
      <Figure label={enWorld.battlesToday}>{count(data?.battlesToday)}</Figure>
      <Figure label={enWorld.online}>{count(data?.online)}</Figure>
      <Figure label={enWorld.strongest}>
        {first === undefined && <Unknown />}
        {first === null && enWorld.nobody}
        {first && (
          <>
            <span className="world-name">{first.username}</span>{" "}
            <small>{enWorld.power(exactNumber(first.power))}</small>
          </>
        )}
      </Figure>
    </dl>
  );
}
