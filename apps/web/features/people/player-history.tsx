import type { PlayerPage } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { timeInWords } from "../../lib/times.ts";

/** Size of the SVG; the margin keeps the line's ends inside. */
export const CHART_SIZE = { width: 320, height: 96, margin: 6 } as const;

interface Point {
  /** Time in milliseconds. */
  at: number;
  value: number;
}

export interface SvgPoint {
  x: number;
  y: number;
}

function toCoordinate(
  value: number,
  [low, high]: readonly [number, number],
  length: number,
): number {
  const { margin } = CHART_SIZE;
  const share = high === low ? 0.5 : (value - low) / (high - low);
  return margin + share * (length - 2 * margin);
}

const extentOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Points in SVG coordinates, over time; `isInverted` is for ranks, of which 1 is best. */
export function toSvgPoints(points: readonly Point[], isInverted: boolean): SvgPoint[] {
  const times = extentOf(points.map(({ at }) => at));
  const values = extentOf(points.map(({ value }) => value));
  const { width, height } = CHART_SIZE;
  return points.map(({ at, value }) => {
    const y = toCoordinate(value, values, height);
    return { x: toCoordinate(at, times, width), y: isInverted ? y : height - y };
  });
}

/** The path data of the line through the points. */
export function linePath(svgPoints: readonly SvgPoint[]): string {
  return svgPoints
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

interface HistoryChartProps {
  title: string;
  /** Text alternative of the line. */
  label: string;
  points: readonly { at: number; value: number }[];
  isInverted: boolean;
  /** Labels at the ends of the scale. */
  top: string;
  bottom: string;
}

/** One value over time as a line; its label and the table contain the same as text. */
function HistoryChart({ title, label, points, isInverted, top, bottom }: HistoryChartProps) {
  const svgPoints = toSvgPoints(points, isInverted);
  const last = svgPoints.at(-1);
  return (
    <figure className="standing-chart">
      <figcaption>{title}</figcaption>
      <div className="standing-drawing">
        <span className="standing-scale figure" aria-hidden="true">
          <span>{top}</span>
          {top !== bottom && <span>{bottom}</span>}
        </span>
        <svg viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`} role="img" aria-label={label}>
          <path className="standing-line" d={linePath(svgPoints)} />
          {last !== undefined && <circle className="standing-now" cx={last.x} cy={last.y} r="4" />}
        </svg>
      </div>
    </figure>
  );
}

const t = await messages("players");

/** A line needs at least two points. */
const MIN_POINTS = 2;

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
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

/** Rank and power as lines and as a table. */
export function PlayerHistory({ history }: Pick<PlayerPage, "history">) {
  if (history.length < MIN_POINTS) return <p className="text-muted">{t("history.empty")}</p>;
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
          isInverted
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
          isInverted={false}
          top={powers.high}
          bottom={powers.low}
        />
      </div>
      <HistoryTable history={history} />
    </>
  );
}
