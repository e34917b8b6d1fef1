import type { FairAnswer } from "@emberlode/contract";
import { Fragment } from "react";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";

import { exactTime } from "../../lib/times.ts";
import { Icon } from "../ui/icon.tsx";

const tFair = await messages("fair");
const tShell = await messages("shell");

/** A long hex string with a copy button. */
function Digits({ value, copy }: { value: string; copy: string }) {
  return (
    <>
      <code className="fair-digits">{value}</code>
      <button
        type="button"
        className="icon-btn"
        aria-label={copy}
        title={copy}
        onClick={() => copyText(value, tShell("copied"))}
      >
        <Icon name="copy" />
      </button>
    </>
  );
}

/** Seeds of the day that were published too early by mistake and replaced. */
function Earlier({ earlier }: { earlier: NonNullable<FairAnswer["earlier"]> }) {
  return (
    <>
      {earlier.map(({ commitment, seed, until }) => (
        <Fragment key={commitment}>
          <dt>{tFair("earlier", { time: exactTime(until) })}</dt>
          <dd>
            <Digits value={seed} copy={tFair("copySeed")} />
          </dd>
          <dt>{tFair("earlierPrint")}</dt>
          <dd>
            <Digits value={commitment} copy={tFair("copyPrint")} />
          </dd>
        </Fragment>
      ))}
    </>
  );
}

/** A day's published data: the fingerprint, its time, and the seed once the day is over. */
export function Published({ fair }: { fair: FairAnswer }) {
  const { commitment, committedAt, revealedAt, seed, earlier = [] } = fair;
  return (
    <dl className="fair-facts">
      <dt>{tFair("fingerprint")}</dt>
      <dd>
        <Digits value={commitment} copy={tFair("copyPrint")} />
      </dd>
      <dt>{tFair("since")}</dt>
      <dd>
        <time dateTime={committedAt}>{exactTime(committedAt)}</time>
      </dd>
      <dt>{tFair("seed")}</dt>
      <dd>
        {seed === null ? (
          tFair("seedAt", { time: exactTime(revealedAt) })
        ) : (
          <Digits value={seed} copy={tFair("copySeed")} />
        )}
      </dd>
      <Earlier earlier={earlier} />
    </dl>
  );
}
