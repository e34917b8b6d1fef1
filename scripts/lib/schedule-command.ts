/** `npm run admin -- peace …` and `maintenance …`: announces, changes, cancels and ends them. */
import { endPause, GameError, setPause } from "@emberlode/api";
import type { Database } from "@emberlode/db";
import type { PauseKind } from "@emberlode/game";
import { utcTime } from "@emberlode/messages";
import { CommandError } from "./command-error.ts";

/** ISO 8601 with a time zone, such as `2026-12-24T18:00Z`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The time in UTC; null if it is invalid. */
function parseTime(word: string | undefined): string | null {
  const time = word !== undefined && TIME.test(word) ? Date.parse(word) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

interface ConsoleCaller {
  actor: "console";
  now: number;
  reason: string;
}

const NAMES: Readonly<Record<PauseKind, string>> = { peace: "Peace", maintenance: "Maintenance" };

async function end(
  db: Database,
  kind: PauseKind,
  { reason, ...by }: ConsoleCaller,
): Promise<string> {
  const outcome = await endPause(db, { kind, reason }, by);
  if (outcome instanceof GameError) throw new CommandError(outcome.message);
  if (outcome === null) throw new CommandError(`No ${kind} is planned or in force.`);
  return `${NAMES[kind]} was ${outcome}. Players got an alert.`;
}

/** The result as text; null if the words are invalid. */
export async function runScheduleCommand(
  db: Database,
  kind: PauseKind,
  [first, second, ...more]: readonly string[],
  by: ConsoleCaller,
): Promise<string | null> {
  if (more.length > 0) return null;
  if (first === "end") return second === undefined ? end(db, kind, by) : null;
  const from = parseTime(first);
  const until = parseTime(second);
  const isOpen = kind === "maintenance" && second === undefined;
  if (from === null || (until === null && !isOpen)) return null;
  const { reason, ...rest } = by;
  const outcome = await setPause(db, { kind, from, until, reason }, rest);
  if (outcome instanceof GameError) throw new CommandError(outcome.message);
  const last = until === null ? "until you end it" : `to ${utcTime(Date.parse(until))} UTC`;
  return `${NAMES[kind]} is planned from ${utcTime(Date.parse(from))} UTC ${last}. Players got an alert.`;
}
