/** Data of the history's charts and tables, for one resource at a time. */
import type { HistoryAnswer, HistoryDay, HistoryFlow } from "@emberlode/contract";
import { HISTORY_SOURCES, type HistorySource, type Resource } from "@emberlode/game";
import { dateFormat } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { type CellValue, toCsv, UTF8_BOM } from "../ui/table-csv.ts";

const t = await messages("history");

type Days = HistoryAnswer["days"];

export interface FlowTotals {
  income: number;
  spent: number;
}

function flowOf(flow: HistoryFlow, resource: Resource): FlowTotals {
  return resource === "metal"
    ? { income: flow.metalIn, spent: flow.metalOut }
    : { income: flow.energyIn, spent: flow.energyOut };
}

function sumOf(flows: readonly HistoryFlow[], resource: Resource): FlowTotals {
  const sum = { income: 0, spent: 0 };
  for (const flow of flows) {
    const { income, spent } = flowOf(flow, resource);
    sum.income += income;
    sum.spent += spent;
  }
  return sum;
}

/** One day of one resource. */
export interface DaySum extends FlowTotals {
  /** Format: 2026-05-20. */
  day: string;
  /** Balance at the end of the day. */
  balance: number;
}

export function daySums(days: Days, resource: Resource): DaySum[] {
  return days.map((day) => ({
    day: day.day,
    balance: day[resource],
    ...sumOf(day.flows, resource),
  }));
}

export interface SourceSum extends FlowTotals {
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
  })).filter(({ income, spent }) => income > 0 || spent > 0);
}

/** Whether there are no flows besides the starting amount. */
export function hasOnlyStart(days: Days): boolean {
  return days.every(({ flows }) => flows.every(({ source }) => source === "start"));
}

const shortDay = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });

/** A UTC day (2026-11-22) as text: Nov 22. */
export function shortDayText(day: string): string {
  return shortDay().format(Date.parse(day));
}

function csvRows({ day, metal, energy, flows }: HistoryDay): CellValue[][] {
  if (flows.length === 0) return [[day, null, 0, 0, 0, 0, metal, energy]];
  return flows.map((flow) => [
    day,
    t(`sources.${flow.source}`),
    flow.metalIn,
    flow.metalOut,
    flow.energyIn,
    flow.energyOut,
    metal,
    energy,
  ]);
}

/** The whole history as CSV, one row per day and source. */
export function historyCsv(days: Days): string {
  const head = [
    t("csv.day"),
    t("csv.source"),
    t("csv.metalIn"),
    t("csv.metalOut"),
    t("csv.energyIn"),
    t("csv.energyOut"),
    t("csv.metal"),
    t("csv.energy"),
  ];
  return UTF8_BOM + toCsv([head, ...days.flatMap(csvRows)]);
}
