import { CHART, pathOf, spotsOf } from "../rank-line.ts";

interface HistoryChartProps {
  title: string;
  /** The line in words. */
  label: string;
  points: readonly { at: number; value: number }[];
  lowOnTop: boolean;
  /** Labels at the ends of the scale. */
  top: string;
  bottom: string;
}

/** One value over time as a line; its label and the table beside it contain the same in words. */
export function HistoryChart({ title, label, points, lowOnTop, top, bottom }: HistoryChartProps) {
  const spots = spotsOf(points, lowOnTop);
  const last = spots.at(-1);
  return (
    <figure className="standing-chart">
      <figcaption>{title}</figcaption>
      <div className="standing-drawing">
        <span className="standing-scale figure" aria-hidden="true">
          <span>{top}</span>
          {top !== bottom && <span>{bottom}</span>}
        </span>
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
          <path className="standing-line" d={pathOf(spots)} />
          {last !== undefined && <circle className="standing-now" cx={last.x} cy={last.y} r="4" />}
        </svg>
      </div>
    </figure>
  );
}
