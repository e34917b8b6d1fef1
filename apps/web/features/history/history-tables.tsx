import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, signedNumber } from "../../lib/numbers.ts";
import { type DaySum, type FlowTotals, type SourceSum, shortDayText } from "./history-sums.ts";

const t = await messages("history");

const signed = (value: number) => signedNumber(value, exactNumber);

/** Cells for income, spending and the difference. */
function Amounts({ income, spent }: FlowTotals) {
  return (
    <>
      <td>{exactNumber(income)}</td>
      <td>{exactNumber(spent)}</td>
      <td>{signed(income - spent)}</td>
    </>
  );
}

function AmountHeads() {
  return (
    <>
      <th scope="col">{t("came")}</th>
      <th scope="col">{t("went")}</th>
      <th scope="col">{t("net")}</th>
    </>
  );
}

export function SourceTotals({ sums }: { sums: readonly SourceSum[] }) {
  const title = useId();
  const all = sums.reduce(
    (sum, { income, spent }) => ({ income: sum.income + income, spent: sum.spent + spent }),
    { income: 0, spent: 0 },
  );
  return (
    <section className="history-section">
      <h3 id={title}>{t("totals")}</h3>
      <table className="history-table figure" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t("source")}</th>
            <AmountHeads />
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.source}>
              <th scope="row">{t(`sources.${sum.source}`)}</th>
              <Amounts {...sum} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sum")}</th>
            <Amounts {...all} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The charts' days as a table, newest first. */
export function DayTable({ days }: { days: readonly DaySum[] }) {
  return (
    <details className="history-section">
      <summary>{t("asTable")}</summary>
      <table className="history-table figure" aria-label={t("asTable")}>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("came")}</th>
            <th scope="col">{t("went")}</th>
            <th scope="col">{t("carried")}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, income, spent, balance }) => (
            <tr key={day}>
              <th scope="row">{shortDayText(day)}</th>
              <td>{exactNumber(income)}</td>
              <td>{exactNumber(spent)}</td>
              <td>{exactNumber(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
