import { messages } from "../../lib/messages.ts";
import { signedNumber } from "../../lib/numbers.ts";
import { Amount } from "./amount.tsx";

const t = await messages("controls");

interface BeforeAfterLine {
  word: string;
  before: number;
  after: number;
  /** Whether less is better, as for amounts at risk. */
  lessIsGood?: boolean;
}

/** An action's changes, one per line: the value before and after, and the difference. */
export function BeforeAfter({ lines }: { lines: readonly BeforeAfterLine[] }) {
  return (
    <dl className="before-after">
      {lines.map(({ word, before, after, lessIsGood = false }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd className="figure">
            <Amount value={before} />
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> {t("gains.to")} </span>
            <b>
              <Amount value={after} />
            </b>
            {after !== before && (
              <span
                className="change"
                data-sign={Math.sign(lessIsGood ? before - after : after - before)}
              >
                {signedNumber(after - before)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
