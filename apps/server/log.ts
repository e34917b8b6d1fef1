import type { Services } from "@emberlode/api";
import pino, { type Level, type Logger } from "pino";

/** Keys whose values are masked in the log, at the top level and one level down. */
const SECRETS = [
  "password",
  "oldPassword",
  "newPassword",
  "token",
  "secret",
  "sessionToken",
  "bearerToken",
  "cookie",
  "authorization",
  "DATABASE_URL",
  "SMTP_URL",
  "SESSION_SECRET",
  "METRICS_TOKEN",
];

const STANDARD_ERROR = 2;

/** Control characters, and characters that change the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Escapes such characters in a line: some of its texts, such as origins, come from clients. */
function escapeUnprintable(line: string): string {
  return line.replace(UNPRINTABLE, (one) =>
    one === "\n" || one === "\t" ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function formatForTerminal(line: string): string {
  const { time, level, msg, err, ...facts } = JSON.parse(line);
  const clock = new Date(time).toISOString().slice(11, 19);
  const fields = Object.entries(facts).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  // Indented, so no line of an error message looks like a log line.
  const stack = err?.stack ? `\n${err.stack}`.replaceAll("\n", "\n    ") : "";
  const label = pino.levels.labels[level] ?? level;
  return escapeUnprintable(`${clock} ${label} ${[msg, ...fields].join(" ")}${stack}\n`);
}

/**
 * The server's log on standard error: JSON, or readable lines on a terminal. Standard output gets
 * the game's address.
 */
export function createLog(level: Level | "silent", terminal: boolean): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`]), censor: "***" },
  };
  if (!terminal) {
    const hooks = { streamWrite: escapeUnprintable };
    return pino({ ...options, hooks }, pino.destination({ fd: STANDARD_ERROR, sync: true }));
  }
  return pino(options, { write: (line: string) => process.stderr.write(formatForTerminal(line)) });
}

/** Minimum interval between two lines of one kind, in milliseconds. */
const THROTTLE_MS = 60_000;

/**
 * A rate-limited log line, for events that may occur thousands of times a second. Logs the first
 * immediately, then at most one a minute with the count since the last.
 */
export function createThrottledLog({ log }: Pick<Services, "log">, text: string) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (facts: object): void => {
    times += 1;
    const now = performance.now();
    if (now - loggedAt < THROTTLE_MS) return;
    log.warn({ ...facts, times }, text);
    loggedAt = now;
    times = 0;
  };
}
