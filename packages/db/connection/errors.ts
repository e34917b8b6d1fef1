/** Failures of the database, and what the errors of Postgres mean. */
import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";
import { type OutageReason, reasonOfState } from "./outage-reason.ts";

/** The database could not be reached, or did not respond in time. Whether it acted is unknown. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  /** Null when the database is healthy and the statement only lost to another transaction. */
  readonly reason: OutageReason | null;

  constructor(message: string, reason: OutageReason | null = "connection") {
    super(message);
    this.reason = reason;
  }
}

/**
 * This process has more queries than its connections can handle. Nothing was sent, and the database
 * may be healthy: only a check can tell.
 */
export class OverloadedError extends UnavailableError {
  override name = "OverloadedError";

  constructor(message: string) {
    super(message, "deadline");
  }
}

/**
 * A connection is impossible or must not be used, and waiting does not help; the message tells the
 * operator why.
 */
export class MisconfiguredError extends UnavailableError {
  override name = "MisconfiguredError";
}

/** A readable error about `DATABASE_URL` or `WORLD`. */
export class DatabaseUrlError extends Error {
  override name = "DatabaseUrlError";
}

/**
 * Lock timeout, statement timeout, deadlock, serialization: the statement did nothing and can be
 * retried.
 */
const RETRYABLE_STATES = new Set(["55P03", "57014", "40P01", "40001"]);

/** The session is read-only: a standby, or `default_transaction_read_only`. */
const READ_ONLY_STATE = "25006";

/** The cause: drizzle wraps the failures of its queries. */
function unwrap(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The SQLSTATE of a failure reported by the database itself, else null. */
export function sqlState(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof postgres.PostgresError ? cause.code : null;
}

/** The constraint that rejected a row, else null. */
export function violatedConstraint(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof postgres.PostgresError ? (cause.constraint_name ?? null) : null;
}

/** True for a duplicate key. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/** True if a statement timed out on a row locked by another transaction; it did nothing. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/** True if two transactions conflicted and this one was rolled back, so it can be retried. */
export function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40P01" || state === "40001";
}

/**
 * True when the connection with this error is unusable. A read-only one is replaced too: the next
 * one may reach a database that can write again.
 */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return true;
  if (error.code === READ_ONLY_STATE) return true;
  if (error.severity === "FATAL" || error.severity === "PANIC") return true;
  return error.code.startsWith("08") || error.code.startsWith("57P");
}

/**
 * The reason of an outage; null for other errors. Conflicts of two actions (deadlock,
 * serialization, a locked row) do not count.
 */
export function outageReason(error: unknown): OutageReason | null {
  const cause = unwrap(error);
  if (cause instanceof UnavailableError) return cause.reason;
  return reasonOfState(sqlState(cause) ?? "");
}

/** Why a connection failed, as far as the error shows. */
export function failureReason(error: unknown): OutageReason {
  return outageReason(error) ?? "connection";
}

/** True if the same statement may succeed when retried. */
export function isRetryable(error: unknown): boolean {
  if (unwrap(error) instanceof UnavailableError) return true;
  const state = sqlState(error);
  return state !== null && (RETRYABLE_STATES.has(state) || state.startsWith("53"));
}

const DRIVER_CONNECTION_CODES = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
]);

/** No such database or user, wrong password, unknown setting: waiting does not help. */
const MISCONFIGURED = /^(3D|28|42|22)/;

/** True for failures of the network or server, false for a query that the driver could not send. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (error instanceof postgres.PostgresError) {
    return endsConnection(error) && !MISCONFIGURED.test(error.code);
  }
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  return DRIVER_CONNECTION_CODES.has(code) || /^E[A-Z]+$/.test(code);
}
