/** What the command lines of backup and restore have in common. */
import { isAbsolute, resolve } from "node:path";
import type { BackupProgress } from "@emberlode/db";

/** A path relative to the caller's folder, which npm keeps in INIT_CWD when it changes folders. */
export function resolveArgument(
  argument: string | undefined,
  { INIT_CWD } = process.env,
): string | null {
  if (argument === undefined || argument === "") return null;
  if (isAbsolute(argument)) return argument;
  return resolve(INIT_CWD ?? process.cwd(), argument);
}

const LINE_EVERY_MS = 2_000;
let lastLine = 0;

/** Updates one line on a terminal; otherwise prints a line every two seconds. */
export function showProgress({ table, rows, done, tables }: BackupProgress): void {
  const text = `${done} of ${tables} tables, ${table}: ${rows.toLocaleString("en-US")} rows`;
  if (process.stderr.isTTY === true) {
    process.stderr.write(`\r\x1b[K${text}${done === tables ? "\n" : ""}`);
    return;
  }
  const now = performance.now();
  if (done < tables && now - lastLine < LINE_EVERY_MS) return;
  lastLine = now;
  console.error(text);
}
