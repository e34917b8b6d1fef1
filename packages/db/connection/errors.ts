import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";

/** The database could not be asked, or did not answer in time. Whether it acted is unknown. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

/** Lock timeout, statement timeout, deadlock, serialisation: the statement did nothing; try again. */
const RETRYABLE_STATES = new Set(["55P03", "57014", "40P01", "40001"]);

/** What lies beneath: drizzle wraps the failures of its queries. */
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

/** True when the connection that reported this can not be used any more. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof postgres.PostgresError)) return true;
  if (error.severity === "FATAL" || error.severity === "PANIC") return true;
  return error.code.startsWith("08") || error.code.startsWith("57P");
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
