/** Lines of the log as a file for spreadsheets. */
import type { Log } from "@emberlode/contract";
import { isoDay } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { battlePath } from "../../lib/paths.ts";
import { csvOf } from "../ui/table-csv.ts";
import { fieldsOf } from "./log-links.ts";

const t = await messages("log");

/** Without it some spreadsheets do not recognize UTF-8. */
const UTF8_MARK = "\uFEFF";

/** The lines as CSV; links to battles are made absolute with `origin`. */
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

/** The file name, with the day (UTC) of a time in milliseconds. */
export function logFileName(now: number): string {
  return `emberlode-log-${isoDay(now)}.csv`;
}
