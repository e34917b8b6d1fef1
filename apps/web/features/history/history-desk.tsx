import type { HistoryAnswer } from "@emberlode/contract";
import type { Resource } from "@emberlode/game";
import { type ReactNode, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shortNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { closeDesk } from "../desks/use-desk.ts";
import { PlayerHistory } from "../people/player-history.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { ResourceChoice } from "../ui/resource-choice.tsx";
import { downloadCsv } from "../ui/table-csv.ts";
import {
  type DaySum,
  daySums,
  hasOnlyStart,
  historyCsv,
  shortDayText,
  sourceSums,
} from "./history-sums.ts";
import { DayTable, SourceTotals } from "./history-tables.tsx";

const tHistory = await messages("history");
const tGame = await messages("game");
const tDesks = await messages("desks");

/** The chart is laid out for at least this many days. */
const MIN_DAYS = 10;
/** SVG units, scaled to the available width. */
const COLUMN = 10;
const GAP = 2;
const HEIGHT = 60;
const MIN_HEIGHT = 2;

interface ColumnsProps {
  days: readonly DaySum[];
  /** The amount above the axis, and the one below it. */
  above: (day: DaySum) => number;
  below?: (day: DaySum) => number;
}

function Columns({ days, above, below = () => 0 }: ColumnsProps) {
  const maxAbove = Math.max(1, ...days.map(above));
  const maxBelow = Math.max(0, ...days.map(below));
  const unit = HEIGHT / (maxAbove + maxBelow);
  const axisY = maxAbove * unit;
  const width = Math.max(days.length, MIN_DAYS) * COLUMN;
  const start = width - days.length * COLUMN;
  /** Keeps small amounts visible. */
  const barHeight = (amount: number) => (amount === 0 ? 0 : Math.max(MIN_HEIGHT, amount * unit));
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
            y={axisY - barHeight(above(day))}
            width={COLUMN - GAP}
            height={barHeight(above(day))}
          />
          <rect
            className="history-below"
            x={start + index * COLUMN + GAP / 2}
            y={axisY}
            width={COLUMN - GAP}
            height={barHeight(below(day))}
          />
        </g>
      ))}
      <path className="history-zero" d={`M0 ${axisY}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface DayChartProps extends ColumnsProps {
  title: string;
  /** The chart's description for screen readers. */
  description: string;
  /** The legend of the colors. */
  legend?: ReactNode;
}

/** A chart with one column per day, oldest first. */
function DayChart({ title, description, legend, days, ...columns }: DayChartProps) {
  const maxHeight = Math.max(0, ...days.map(columns.above));
  const first = days[0];
  return (
    <figure className="history-figure">
      <figcaption>
        <b>{title}</b>
        <span className="text-muted figure">
          {tHistory("upTo", { amount: shortNumber(maxHeight) })}
        </span>
        <span className="sr-only">{description}</span>
      </figcaption>
      <Columns days={days} {...columns} />
      <p className="history-axis text-muted" aria-hidden="true">
        <span>{first !== undefined && days.length >= MIN_DAYS && shortDayText(first.day)}</span>
        {legend}
        <span>{tHistory("today")}</span>
      </p>
    </figure>
  );
}

function useHistory() {
  return trpc.logs.history.useQuery(undefined, { staleTime: 0 });
}

const SKELETON_HEIGHT = "26rem";

/** The legend of the colors, hidden from screen readers, which have the table's headings. */
function Legend() {
  return (
    <span className="history-legend">
      <span>
        <i className="history-above" />
        {tHistory("came")}
      </span>
      <span>
        <i className="history-below" />
        {tHistory("went")}
      </span>
    </span>
  );
}

function HistoryContent({ days, standings }: HistoryAnswer) {
  const [resource, setResource] = useState<Resource>("metal");
  const sums = daySums(days, resource);
  const sources = sourceSums(days, resource);
  const name = tGame(`resources.${resource}`);
  const total = (flow: "income" | "spent") =>
    sources.reduce((sum, source) => sum + source[flow], 0);
  const save = () =>
    downloadCsv(`emberlode-history-${days.at(-1)?.day ?? ""}.csv`, historyCsv(days));
  return (
    <>
      <div className="history-tools">
        <ResourceChoice label={tHistory("resource")} value={resource} onChange={setResource} />
        <button type="button" className="btn" onClick={save}>
          {tHistory("save")}
        </button>
      </div>
      <div className="history-charts">
        <DayChart
          title={tHistory("held")}
          description={tHistory("heldSpoken", {
            resource: name,
            days: sums.length,
            first: exactNumber(sums[0]?.balance ?? 0),
            last: exactNumber(sums.at(-1)?.balance ?? 0),
          })}
          days={sums}
          above={({ balance }) => balance}
        />
        <DayChart
          title={tHistory("flows")}
          description={tHistory("flowsSpoken", {
            resource: name,
            came: exactNumber(total("income")),
            went: exactNumber(total("spent")),
          })}
          legend={<Legend />}
          days={sums}
          above={({ income }) => income}
          below={({ spent }) => spent}
        />
      </div>
      <SourceTotals sums={sources} />
      <DayTable days={sums} />
      <section className="history-section">
        <h3>{tHistory("standing")}</h3>
        <PlayerHistory history={standings} />
      </section>
    </>
  );
}

function EmptyHistory() {
  return (
    <EmptyState
      icon="chart"
      title={tHistory("emptyTitle")}
      text={tHistory("empty")}
      action={
        <button type="button" className="btn" onClick={closeDesk}>
          {tHistory("toField")}
        </button>
      }
    />
  );
}

/** Income and spending by source over thirty days. */
export default function HistoryDesk({ id }: DeskContentProps) {
  const { data, isError, error, refetch } = useHistory();
  const count = data?.days.length ?? 0;
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={data && tHistory("lead", { days: count })}>
      {data === undefined && isError && (
        <QueryFailed error={error} lead={tHistory("failed")} onRetry={() => refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={SKELETON_HEIGHT} />}
      {data !== undefined &&
        (hasOnlyStart(data.days) ? <EmptyHistory /> : <HistoryContent {...data} />)}
    </Desk>
  );
}
