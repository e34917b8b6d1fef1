/** Exports log lines for spreadsheets. */
import type { Log } from "@emberlode/contract";
import { isoDay } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { battlePath } from "../../lib/paths.ts";
import { csvOf } from "../ui/table-csv.ts";
import { fieldsOf } from "./log-links.ts";

const t = await messages("log");

/** Byte order mark: without it, some spreadsheets do not detect UTF-8. */
const UTF8_MARK = "\uFEFF";

/** The lines as CSV. Links to battles are absolute URLs with `origin`. */
export function logCsv(lines: readonly Log[], origin: string): string {
  const head = [
    t("csv.time"),
    t("csv.kind"),
    t("csv.content"),
    t("csv.fields"),
    t("csv.battle"),
    t("csv.roll"),
  ];
  const rows = lines.map((log) => [
    log.created,
    t(`categories.${log.cat}`),
    log.content,
    fieldsOf(log)
      .map(({ x, y }) => `${x}, ${y}`)
      .join("; "),
    log.battle === undefined ? null : origin + battlePath(log.battle),
    log.roll ?? null,
  ]);
  return UTF8_MARK + csvOf([head, ...rows]);
}

/** The file name, with the UTC day of a time in milliseconds. */
export function logFileName(now: number): string {
  return `emberlode-log-${isoDay(now)}.csv`;
}
