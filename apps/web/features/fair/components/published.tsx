import type { FairAnswer } from "@emberlode/contract";
import { enFair } from "@emberlode/words/en/fair";
import { copyText } from "../../../lib/copy.ts";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactTime } from "../../../lib/times.ts";
import { Icon } from "../../ui/components/icon.tsx";

/** A long text of digits that one takes along whole. */
function Digits({ value, copy }: { value: string; copy: string }) {
  return (
    <>
      <code className="fair-digits">{value}</code>
      <button
        type="button"
        className="icon-btn"
        aria-label={copy}
        title={copy}
        onClick={() => copyText(value, t.copied)}
      >
        <Icon name="copy" />
      </button>
    </>
  );
}

/** What is published of a day: the fingerprint, since when, and the seed once the day is over. */
export function Published({ fair }: { fair: FairAnswer }) {
  const { commitment, committedAt, revealedAt, seed } = fair;
  return (
    <dl className="fair-facts">
      <dt>{enFair.fingerprint}</dt>
      <dd>
        <Digits value={commitment} copy={enFair.copyPrint} />
      </dd>
      <dt>{enFair.since}</dt>
      <dd>
        <time dateTime={committedAt}>{exactTime(committedAt)}</time>
      </dd>
      <dt>{enFair.seed}</dt>
      <dd>
        {seed === null ? (
          enFair.seedAt(exactTime(revealedAt))
        ) : (
          <Digits value={seed} copy={enFair.copySeed} />
        )}
      </dd>
    </dl>
  );
}
