/** Data of the history's charts and tables, for one resource at a time. */
import type { HistoryAnswer, HistoryDay, HistoryFlow } from "@emberlode/contract";
import { HISTORY_SOURCES, type HistorySource, type Resource } from "@emberlode/game";
import { dateFormat } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { type CellValue, csvOf } from "../ui/table-csv.ts";

const t = await messages("history");

type Days = HistoryAnswer["days"];

export interface InOut {
  came: number;
  went: number;
}

function flowOf(flow: HistoryFlow, resource: Resource): InOut {
  return resource === "metal"
    ? { came: flow.metalIn, went: flow.metalOut }
    : { came: flow.energyIn, went: flow.energyOut };
}

function sumOf(flows: readonly HistoryFlow[], resource: Resource): InOut {
  const sum = { came: 0, went: 0 };
  for (const flow of flows) {
    const { came, went } = flowOf(flow, resource);
    sum.came += came;
    sum.went += went;
  }
  return sum;
}

/** One day of one resource. */
export interface DaySum extends InOut {
  /** Format: 2026-05-20. */
  day: string;
  /** Balance at the end of the day. */
  held: number;
}

export function daySums(days: Days, resource: Resource): DaySum[] {
  return days.map((day) => ({
    day: day.day,
    held: day[resource],
    ...sumOf(day.flows, resource),
  }));
}

export interface SourceSum extends InOut {
  source: HistorySource;
}

/** Total income and spending of each source, without sources that had neither. */
export function sourceSums(days: Days, resource: Resource): SourceSum[] {
  const flows = days.flatMap((day) => day.flows);
  return HISTORY_SOURCES.map((source) => ({
    source,
    ...sumOf(
      flows.filter((flow) => flow.source === source),
      resource,
    ),
  })).filter(({ came, went }) => came > 0 || went > 0);
}

/** Whether there are no flows besides the starting amount. */
export function hasOnlyStart(days: Days): boolean {
  return days.every(({ flows }) => flows.every(({ source }) => source === "start"));
}

const shortDay = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** A UTC day (2026-11-22) as text: Nov 22. */
export function dayText(day: string): string {
  return shortDay().format(Date.parse(day));
}

const UTF8_MARK = "\uFEFF";

function csvRows({ day, metal, energy, flows }: HistoryDay): CellValue[][] {
  const held = [metal, energy];
  if (flows.length === 0) return [[day, null, 0, 0, 0, 0, ...held]];
  return flows.map((flow) => [
    day,
    t(`sources.${flow.source}`),
    ...[flow.metalIn, flow.metalOut, flow.energyIn, flow.energyOut],
    ...held,
  ]);
}

/** The whole history as CSV, one row per day and source. */
export function historyCsv(days: Days): string {
  const head = [
    ...[
      t("csv.day"),
      t("csv.source"),
      t("csv.metalIn"),
      t("csv.metalOut"),
      t("csv.energyIn"),
      t("csv.energyOut"),
    ],
    ...[t("csv.metal"), t("csv.energy")],
  ];
  return UTF8_MARK + csvOf([head, ...days.flatMap(csvRows)]);
}
