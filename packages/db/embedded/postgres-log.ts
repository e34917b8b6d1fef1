import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The log of the built-in database; a pino logger fits. */
export interface EmbeddedLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Prefix of each line that Postgres logs: process and SQLSTATE. */
export const LINE_PREFIX = "%p %e ";

const LINE =
  /^(?:(?<pid>\d+) (?<state>[0-9A-Z]{5}) )?(?:.*?\] )?(?<kind>[A-Z]{3,9}\d?): {2}(?<text>.*)/;

/** Equal lines are logged at most once in this time; the next one has the count. */
const REPEAT_MS = 10_000;
const MAX_TEXTS = 200;
/** Older output is unrelated to how it ended. */
const LAST_OUTPUT_MS = 10_000;
const KEPT_LINES = 20;

type Level = keyof EmbeddedLog;

interface Line {
  pid: number;
  state: string;
  kind: string;
  text: string;
}

function parse(raw: string): Line | null {
  const { pid, state = "", kind, text } = LINE.exec(raw)?.groups ?? {};
  if (kind === undefined || text === undefined) return null;
  return { pid: Number(pid ?? 0), state, kind, text };
}

/** Disk full, out of memory or files, I/O errors, damaged data: never caused by a statement. */
const isSerious = (state: string) => /^(53|58|XX)/.test(state);

const CRASH = /was terminated by|exited with exit code|data directory lock file/;
const RECOVERY =
  /reinitializing|was interrupted|not properly shut down|^redo (starts|done)|elapsed time:/;
const READY = /ready to accept connections/;

/**
 * The level of a line; null for lines that operators need not see. Errors of statements are handled
 * by the application, and class 57 is connections that end at a stop or start.
 */
function levelOf({ kind, state, text }: Line): Level | null {
  if (kind === "PANIC") return "error";
  if (state.startsWith("57")) return null;
  if (kind === "FATAL") return "error";
  if (kind === "WARNING") return "warn";
  if (kind === "ERROR") return isSerious(state) ? "error" : null;
  if (kind !== "LOG") return null;
  if (CRASH.test(text)) return "error";
  if (RECOVERY.test(text)) return "info";
  return isSerious(state) ? "warn" : null;
}

/** Limits repeated lines: null to skip a line, or the number of equal lines skipped before it. */
function createRepeatFilter(now: () => number): (line: Line) => number | null {
  const seen = new Map<string, { at: number; skipped: number }>();
  return ({ kind, state, text }) => {
    const key = `${kind} ${state} ${text.replace(/\d+/g, "0")}`;
    const earlier = seen.get(key);
    if (earlier !== undefined && now() - earlier.at < REPEAT_MS) {
      earlier.skipped += 1;
      return null;
    }
    if (seen.size >= MAX_TEXTS) seen.clear();
    seen.set(key, { at: now(), skipped: 0 });
    return earlier?.skipped ?? 0;
  };
}

/** The standard error output of a Postgres. */
export interface PostgresOutput {
  /** Its last error, or else its last line, of the last ten seconds. */
  last(): string;
  /**
   * Its last sign of progress during a start, and when it came (`performance.now`); null before
   * any.
   */
  progress(): { at: number; text: string } | null;
}

/** Takes lines one at a time and logs those that an operator should see. */
export function createReader(
  log: EmbeddedLog,
  now: () => number = () => performance.now(),
): PostgresOutput & { read(raw: string): void } {
  const skippedBefore = createRepeatFilter(now);
  let lastLines: { at: number; text: string; complaint: boolean }[] = [];
  let progress: { at: number; text: string } | null = null;
  let following: Level | null = null;
  let recovering = false;

  const write = (line: Line) => {
    const { kind, state, text, pid } = line;
    if (kind === "DETAIL" || kind === "HINT") {
      if (following !== null) log[following]({ postgres: pid }, `Postgres: ${kind}: ${text}`);
      return;
    }
    if (kind === "CONTEXT" || kind === "STATEMENT" || kind === "QUERY") return;
    if (kind === "LOG" && RECOVERY.test(text)) {
      progress = { at: now(), text };
      recovering = true;
    }
    following = levelOf(line);
    if (kind === "LOG" && READY.test(text) && recovering) {
      recovering = false;
      following = "info";
    }
    if (following === null) return;
    const skipped = skippedBefore(line);
    if (skipped === null) {
      following = null;
      return;
    }
    const facts = { postgres: pid, sqlState: state, ...(skipped > 0 && { repeated: skipped }) };
    log[following](facts, `Postgres: ${kind}: ${text}`);
  };

  return {
    read(raw) {
      if (raw.trim() === "" || raw.startsWith("\t")) return;
      const line = parse(raw);
      const complaint = line === null || line.kind === "FATAL" || line.kind === "PANIC";
      const text = line === null ? raw.trim() : `${line.kind}: ${line.text}`;
      lastLines = [...lastLines, { at: now(), text, complaint }].slice(-KEPT_LINES);
      if (line === null) log.warn({}, `Postgres: ${text}`);
      else write(line);
    },
    last() {
      const recent = lastLines.filter(({ at }) => now() - at < LAST_OUTPUT_MS);
      return (recent.findLast(({ complaint }) => complaint) ?? recent.at(-1))?.text ?? "";
    },
    progress: () => progress,
  };
}

/** Reads the standard error of a Postgres until it closes. */
export function readPostgresLog(stream: Readable, log: EmbeddedLog): PostgresOutput {
  const reader = createReader(log);
  createInterface({ input: stream }).on("line", (raw) => reader.read(raw));
  return reader;
}
