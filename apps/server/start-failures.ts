import type { Env } from "./env.ts";

/** A start that cannot succeed; the message says what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** Errors with a message for the person who starts the server. */
const READABLE = new Set([
  "StartError",
  "EnvError",
  "EmbeddedPostgresError",
  "MigrationError",
  "DatabaseUrlError",
  "MisconfiguredError",
  "BackupError",
]);

const isReadable = (error: unknown): error is Error =>
  error instanceof Error && READABLE.has(error.name);

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
]);

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ENOSPC"]);

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s*\n\s*/g, " ");
}

/** Why the server cannot listen on the address. */
export function explainListenFailure(error: unknown, { HOST, PORT }: Env): Error {
  const code = codeOf(error);
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${PORT} on ${HOST} is already in use. Stop the other program or set PORT to another number.`,
    );
  }
  if (code === "EACCES") {
    return new StartError(
      `No permission to listen on port ${PORT}. Set PORT to 1024 or higher, or grant the permission.`,
    );
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new StartError(
      `This machine has no address ${HOST}. Set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  }
  return error instanceof Error ? error : new Error(oneLine(error));
}

/** Why DATA_DIR cannot be used. */
export function explainDataDirFailure(error: unknown, dataDir: string): Error {
  const code = codeOf(error);
  if (code === null || !UNWRITABLE.has(code)) {
    return error instanceof Error ? error : new Error(oneLine(error));
  }
  return new StartError(
    `Cannot write to the data folder ${dataDir} (${code}). Make it writable or set DATA_DIR to another folder.`,
  );
}

/** Why the database in DATABASE_URL cannot be used; never contains its password. */
export function explainDatabaseFailure(error: unknown, url: string): Error {
  if (isReadable(error)) return error;
  const code = codeOf(error);
  const { hostname, port, username, pathname } = new URL(url);
  const where = `${hostname}:${port || 5432}`;
  if (code !== null && UNREACHABLE.has(code)) {
    return new StartError(
      `No Postgres server at ${where} (${code}). Start it, or correct or remove DATABASE_URL.`,
    );
  }
  if (code === "28P01" || code === "28000") {
    return new StartError(
      `Postgres at ${where} rejected user "${username}". Correct the username and password in DATABASE_URL.`,
    );
  }
  if (code === "3D000") {
    return new StartError(
      `Postgres at ${where} has no database "${pathname.slice(1)}". Create it or correct DATABASE_URL.`,
    );
  }
  return new StartError(`Cannot use the database in DATABASE_URL: ${oneLine(error)}`);
}

/**
 * The message for the operator.
 * @param failed what failed, for an error without a readable message: "The backup failed"
 */
export function failureText(error: unknown, failed: string): string {
  return isReadable(error) ? error.message : `${failed}: ${oneLine(error)}.`;
}

/** The message for the person who started the server. */
export function startFailureText(error: unknown): string {
  const text = failureText(error, "The server could not start");
  return isReadable(error) ? text : `${text} Set LOG_LEVEL=debug for details.`;
}
