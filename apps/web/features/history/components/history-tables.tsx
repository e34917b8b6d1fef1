import { enHistory } from "@emberlode/words/en/history";
import { useId } from "react";
import { exactNumber, signedNumber } from "../../../lib/numbers.ts";
import { type DaySum, dayText, type InOut, type SourceSum } from "../history-sums.ts";

const signed = (value: number) => signedNumber(value, exactNumber);

/** What came, what went, and what is left of it. */
function Amounts({ came, went }: InOut) {
  return (
    <>
      <td>{exactNumber(came)}</td>
      <td>{exactNumber(went)}</td>
      <td>{signed(came - went)}</td>
    </>
  );
}

function AmountHeads() {
  return (
    <>
      <th scope="col">{enHistory.came}</th>
      <th scope="col">{enHistory.went}</th>
      <th scope="col">{enHistory.net}</th>
    </>
  );
}

/** What each source brought and took in all. */
export function SourceTotals({ sums }: { sums: readonly SourceSum[] }) {
  const title = useId();
  const all = sums.reduce(
    (sum, { came, went }) => ({ came: sum.came + came, went: sum.went + went }),
    { came: 0, went: 0 },
  );
  return (
    <section className="history-part">
      <h3 id={title}>{enHistory.totals}</h3>
      <table className="history-table figure" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{enHistory.source}</th>
            <AmountHeads />
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.source}>
              <th scope="row">{enHistory.sources[sum.source]}</th>
              <Amounts {...sum} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{enHistory.sum}</th>
            <Amounts {...all} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The charts' days in figures, the newest first. */
export function DayTable({ days }: { days: readonly DaySum[] }) {
  return (
    <details className="history-part">
      <summary>{enHistory.asTable}</summary>
      <table className="history-table figure" aria-label={enHistory.asTable}>
        <thead>
          <tr>
            <th scope="col">{enHistory.day}</th>
            <th scope="col">{enHistory.came}</th>
            <th scope="col">{enHistory.went}</th>
            <th scope="col">{enHistory.carried}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, came, went, held }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{exactNumber(came)}</td>
              <td>{exactNumber(went)}</td>
              <td>{exactNumber(held)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
