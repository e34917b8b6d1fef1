import type { ReactNode } from "react";
import { messages } from "../../lib/messages.ts";
import { shortNumber } from "../../lib/numbers.ts";
import { type DaySum, dayText } from "./history-sums.ts";

const t = await messages("history");

/** The chart is laid out for at least this many days. */
const LEAST_DAYS = 10;
/** SVG units, scaled to the available width. */
const COLUMN = 10;
const GAP = 2;
const HEIGHT = 60;
const LEAST_HEIGHT = 2;

interface ColumnsProps {
  days: readonly DaySum[];
  /** The amount above the axis, and the one below it. */
  above: (day: DaySum) => number;
  below?: (day: DaySum) => number;
}

function Columns({ days, above, below = () => 0 }: ColumnsProps) {
  const most = Math.max(1, ...days.map(above));
  const least = Math.max(0, ...days.map(below));
  const unit = HEIGHT / (most + least);
  const zero = most * unit;
  const width = Math.max(days.length, LEAST_DAYS) * COLUMN;
  const start = width - days.length * COLUMN;
  /** Keeps small amounts visible. */
  const tall = (amount: number) => (amount === 0 ? 0 : Math.max(LEAST_HEIGHT, amount * unit));
  return (
    <svg
      className="history-chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, index) => (
        <g key={day.day}>
          <rect
            className="history-above"
            x={start + index * COLUMN + GAP / 2}
            y={zero - tall(above(day))}
            width={COLUMN - GAP}
            height={tall(above(day))}
          />
          <rect
            className="history-below"
            x={start + index * COLUMN + GAP / 2}
            y={zero}
            width={COLUMN - GAP}
            height={tall(below(day))}
          />
        </g>
      ))}
      <path className="history-zero" d={`M0 ${zero}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface DayChartProps extends ColumnsProps {
  title: string;
  /** The chart's description for screen readers. */
  spoken: string;
  /** The legend of the colors. */
  legend?: ReactNode;
}

/** A chart with one column per day, oldest first. */
export function DayChart({ title, spoken, legend, days, ...columns }: DayChartProps) {
  const most = Math.max(0, ...days.map(columns.above));
  const first = days[0];
  return (
    <figure className="history-figure">
      <figcaption>
        <b>{title}</b>
        <span className="text-muted figure">{t("upTo", { amount: shortNumber(most) })}</span>
        <span className="sr-only">{spoken}</span>
      </figcaption>
      <Columns days={days} {...columns} />
      <p className="history-axis text-muted" aria-hidden="true">
        <span>{first !== undefined && days.length >= LEAST_DAYS && dayText(first.day)}</span>
        {legend}
        <span>{t("today")}</span>
      </p>
    </figure>
  );
}
