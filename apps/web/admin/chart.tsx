/** Small charts over time, read with pointer, arrow keys or a screen reader. */
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from "react";

/** One line, or one part of each bar. */
interface Series {
  name: string;
  color: string;
}

interface Point {
  /** When, as text. */
  at: string;
  /** A value per series; null without one. */
  values: readonly (number | null)[];
}

interface ChartProps {
  title: string;
  kind: "bars" | "lines";
  series: readonly Series[];
  /** Oldest first. */
  points: readonly Point[];
  write: (value: number) => string;
  /** In place of a value that is missing. */
  missing?: string;
}

/** Units of the drawing, scaled to the available space. */
const STEP = 10;
const HEIGHT = 100;
/** Space between two bars. */
const GAP = 2;
/** A small value stays visible. */
const MIN_BAR = 1.5;

/** The end of the vertical axis: 1, 2 or 5 times a power of ten. */
export function niceMax(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((times) => times * power >= value) ?? 10) * power;
}

const sum = (values: Point["values"]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

interface DrawingProps extends Pick<ChartProps, "points" | "series"> {
  max: number;
}

function Bars({ points, series, max }: DrawingProps) {
  return points.map(({ at, values }, index) => {
    let top = HEIGHT;
    return series.map(({ name, color }, seriesIndex) => {
      const value = values[seriesIndex] ?? 0;
      if (value === 0) return null;
      const height = Math.max(MIN_BAR, (value / max) * HEIGHT);
      top -= height;
      return (
        <rect
          key={`${at} ${name}`}
          x={index * STEP + GAP / 2}
          y={top}
          width={STEP - GAP}
          height={height}
          fill={color}
        />
      );
    });
  });
}

/** The parts of a line between missing values. */
function pathOf(points: readonly Point[], seriesIndex: number, max: number): string {
  let isDrawing = false;
  return points
    .map(({ values }, index) => {
      const value = values[seriesIndex] ?? null;
      const command = isDrawing ? "L" : "M";
      isDrawing = value !== null;
      if (value === null) return "";
      return `${command}${(index + 0.5) * STEP} ${HEIGHT - (value / max) * HEIGHT}`;
    })
    .join("");
}

function Lines({ points, series, max }: DrawingProps) {
  return series.map(({ name, color }, seriesIndex) => (
    <path key={name} d={pathOf(points, seriesIndex, max)} fill="none" stroke={color} />
  ));
}

interface ReadoutProps extends Pick<ChartProps, "series" | "write" | "missing"> {
  point: Point;
}

function Readout({ point, series, write, missing = "" }: ReadoutProps) {
  const parts = series.map(({ name, color }, seriesIndex): ReactNode => {
    const value = point.values[seriesIndex] ?? null;
    return (
      <span key={name} className="staff-chart-value">
        <i style={{ background: color } as CSSProperties} />
        <b>{value === null ? missing : write(value)}</b> {name}
      </span>
    );
  });
  return (
    <p className="staff-chart-readout" aria-hidden="true">
      <span>{point.at}</span>
      {parts}
    </p>
  );
}

/** A chart with the values of one point; at first the last one. */
export function Chart({ title, kind, series, points, write, missing = "" }: ChartProps) {
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  if (point === undefined) return null;
  const tops = points.map(({ values }) =>
    kind === "bars" ? sum(values) : Math.max(...values.map((value) => value ?? 0)),
  );
  const max = niceMax(Math.max(...tops));
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * points.length);
    setChosen(Math.max(0, Math.min(last, at)));
  };
  const valueText = (seriesIndex: number) => {
    const value = point.values[seriesIndex] ?? null;
    return value === null ? missing : `${write(value)} ${series[seriesIndex]?.name}`;
  };
  return (
    <figure className="staff-chart">
      <figcaption>{title}</figcaption>
      <Readout point={point} series={series} write={write} missing={missing} />
      <div className="staff-chart-plot">
        <svg
          viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            className="staff-chart-chosen"
            x={index * STEP}
            width={STEP}
            height={HEIGHT}
            data-chosen={chosen !== null || undefined}
          />
          {kind === "bars" ? (
            <Bars points={points} series={series} max={max} />
          ) : (
            <Lines points={points} series={series} max={max} />
          )}
        </svg>
        <span className="staff-chart-max figure" aria-hidden="true">
          {write(max)}
        </span>
        <input
          type="range"
          aria-label={title}
          aria-valuetext={`${point.at}: ${series.map((_, seriesIndex) => valueText(seriesIndex)).join(", ")}`}
          min={0}
          max={last}
          value={index}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(null)}
        />
      </div>
      <p className="staff-chart-ends" aria-hidden="true">
        <span>{points[0]?.at}</span>
        <span>{points[last]?.at}</span>
      </p>
    </figure>
  );
}
