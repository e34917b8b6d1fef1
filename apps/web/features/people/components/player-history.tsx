import type { PlayerPage } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { timeInWords } from "../../../lib/times.ts";
import { HistoryChart } from "./history-chart.tsx";

const t = await messages("players");

/** Fewer points do not make a line. */
const LEAST_POINTS = 2;

/** First and last value, minimum and maximum. */
function rangeOf(values: readonly number[]) {
  return {
    first: exactNumber(values[0] ?? 0),
    last: exactNumber(values.at(-1) ?? 0),
    low: exactNumber(Math.min(...values)),
    high: exactNumber(Math.max(...values)),
  };
}

function HistoryTable({ history }: Pick<PlayerPage, "history">) {
  return (
    <details className="standing-table">
      <summary>{t("history.table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className="table-scroll" aria-label={t("history.title")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("history.time")}</th>
              <th scope="col">{t("history.rank")}</th>
              <th scope="col">{t("history.power")}</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ at, rank, power }) => (
              <tr key={at}>
                <td>
                  <time dateTime={at}>{timeInWords(Date.parse(at))}</time>
                </td>
                <td className="figure">{exactNumber(rank)}</td>
                <td className="figure">{exactNumber(power)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** Rank and power as lines, and as a table. */
export function PlayerHistory({ history }: Pick<PlayerPage, "history">) {
  if (history.length < LEAST_POINTS) return <p className="text-muted">{t("history.empty")}</p>;
  const points = history.map(({ at, rank, power }) => ({ at: Date.parse(at), rank, power }));
  const ranks = rangeOf(points.map(({ rank }) => rank));
  const powers = rangeOf(points.map(({ power }) => power));
  return (
    <>
      <div className="standing-charts">
        <HistoryChart
          title={t("history.rank")}
          label={t("history.rankChart", { from: ranks.first, to: ranks.last, best: ranks.low })}
          points={points.map(({ at, rank }) => ({ at, value: rank }))}
          lowOnTop
          top={ranks.low}
          bottom={ranks.high}
        />
        <HistoryChart
          title={t("history.power")}
          label={t("history.powerChart", {
            from: powers.first,
            to: powers.last,
            most: powers.high,
          })}
          points={points.map(({ at, power }) => ({ at, value: power }))}
          lowOnTop={false}
          top={powers.high}
          bottom={powers.low}
        />
      </div>
      <HistoryTable history={history} />
    </>
  );
}
