import type { PlayerPage } from "@emberlode/contract";
import { enPlayers } from "@emberlode/words/en/players";
import { exactNumber } from "../../../lib/numbers.ts";
import { timeInWords } from "../../../lib/times.ts";
import { HistoryChart } from "./history-chart.tsx";

/** Fewer points make no line. */
const LEAST_POINTS = 2;

const words = enPlayers.history;

/** The first and the last of some values, and their ends. */
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
      <summary>{words.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className="table-scroll" aria-label={words.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.power}</th>
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

/** Rank and power as lines, and as a table for whoever reads. */
export function PlayerHistory({ history }: Pick<PlayerPage, "history">) {
  if (history.length < LEAST_POINTS) return <p className="text-muted">{words.empty}</p>;
  const points = history.map(({ at, rank, power }) => ({ at: Date.parse(at), rank, power }));
  const ranks = rangeOf(points.map(({ rank }) => rank));
  const powers = rangeOf(points.map(({ power }) => power));
  return (
    <>
      <div className="standing-charts">
        <HistoryChart
          title={words.rank}
          label={words.rankChart(ranks.first, ranks.last, ranks.low)}
          points={points.map(({ at, rank }) => ({ at, value: rank }))}
          lowOnTop
          top={ranks.low}
          bottom={ranks.high}
        />
        <HistoryChart
          title={words.power}
          label={words.powerChart(powers.first, powers.last, powers.high)}
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
