import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";
import { type OutageReason, reasonOfState } from "./outage-reason.ts";

/** The database could not be asked, or did not answer in time. Whether it acted is unknown. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  /** Null when the database itself is well and only somebody else was faster. */
  readonly reason: OutageReason | null;

  constructor(message: string, reason: OutageReason | null = "connection") {
    super(message);
    this.reason = reason;
  }
}

/**
 * This process has more queries than its connections can carry. Nothing was sent, and the database may be
 * healthy: only a check of it tells.
 */
export class OverloadedError extends UnavailableError {
  override name = "OverloadedError";

  constructor(message: string) {
    super(message, "deadline");
  }
}

/**
 * A connection that cannot be had or must not be used, which waiting does not mend; the message says
 * why to the operator.
 */
export class MisconfiguredError extends UnavailableError {
  override name = "MisconfiguredError";
}

/** Lock timeout, statement timeout, deadlock, serialization: the statement did nothing; try again. */
const RETRYABLE_STATES = new Set(["55P03", "57014", "40P01", "40001"]);

/** The session may only read: a standby, or `default_transaction_read_only`. */
const READ_ONLY_STATE = "25006";

/** The cause: drizzle wraps the failures of its queries. */
function unwrap(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** The SQLSTATE of a failure that the database itself reported, else null. */
export function sqlState(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof postgres.PostgresError ? cause.code : null;
}

/** The constraint that refused a row, else null. */
export function violatedConstraint(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof postgres.PostgresError ? (cause.constraint_name ?? null) : null;
}

/** True when there is a row already that the refused one would have repeated. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/** True when a statement waited in vain for a row that another transaction holds; it did nothing. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/**
 * True when the connection that reported this can not be used any more. One that may only read is
 * replaced too: the next one may reach a database that can write again.
 */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return true;
  if (error.code === READ_ONLY_STATE) return true;
  if (error.severity === "FATAL" || error.severity === "PANIC") return true;
  return error.code.startsWith("08") || error.code.startsWith("57P");
}

/**
 * Why the database could not do what it was asked; null when it was no outage. Conflicts of two
 * actions (deadlock, serialization, a locked row) do not count.
 */
export function outageReason(error: unknown): OutageReason | null {
  const cause = unwrap(error);
  if (cause instanceof UnavailableError) return cause.reason;
  return reasonOfState(sqlState(cause) ?? "");
}

/** Why a connection failed, as far as its failure says so. */
export function failureReason(error: unknown): OutageReason {
  return outageReason(error) ?? "connection";
}

/** True when the same statement may succeed if it is sent again. */
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

/** No such database, no such user, wrong password, unknown setting: waiting does not mend these. */
const MISCONFIGURED = /^(3D|28|42|22)/;

/** True for failures of the way to the database, as against a query that the driver could not send. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (error instanceof postgres.PostgresError) {
    return endsConnection(error) && !MISCONFIGURED.test(error.code);
  }
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  return DRIVER_CONNECTION_CODES.has(code) || /^E[A-Z]+$/.test(code);
}
