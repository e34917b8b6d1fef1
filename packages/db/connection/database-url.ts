import { DatabaseUrlError } from "./errors.ts";
import { parseTls, TLS_PARAMETERS, type Tls } from "./tls.ts";

/** Where to connect and as which user; a socket folder as `host` means a Unix socket. */
export interface DatabaseTarget {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  /** Ignored for Unix sockets. */
  tls: Tls;
}

/**
 * Allowed parameters after the `?`. Those that we set ourselves are ignored, since other programs
 * read them.
 */
const PARAMETERS = new Set(["host", "port", ...TLS_PARAMETERS]);
const IGNORED = new Set(["application_name", "connect_timeout"]);

/** A mistyped or unknown parameter may have been meant to secure the connection. */
function checkParameters(parameters: URLSearchParams): void {
  for (const name of parameters.keys()) {
    if (IGNORED.has(name)) continue;
    if (!PARAMETERS.has(name)) {
      const known = [...PARAMETERS].join(", ");
      throw new DatabaseUrlError(`Unknown parameter "${name}" in DATABASE_URL. Allowed: ${known}.`);
    }
    if (parameters.getAll(name).length > 1) {
      throw new DatabaseUrlError(`Parameter "${name}" occurs more than once in DATABASE_URL.`);
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError(
      "DATABASE_URL has a % that encodes no character. Write %25 for a % in the password.",
    );
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new DatabaseUrlError(`Invalid port "${text}" in DATABASE_URL.`);
}

/**
 * Parses `postgres://user:password@host:port/database`; `?host=/folder` names a socket folder as in
 * libpq; `sslmode` and its companions have libpq's names and meaning. Throws `DatabaseUrlError` for
 * anything unknown.
 */
export function parseDatabaseUrl(url: string): DatabaseTarget {
  if (!URL.canParse(url)) throw new DatabaseUrlError("DATABASE_URL is not a URL (postgres://…).");
  const parsed = new URL(url);
  if (!/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUrlError("DATABASE_URL must begin with postgres:// or postgresql://.");
  }
  const database = decoded(parsed.pathname.slice(1));
  checkParameters(parsed.searchParams);
  const user = decoded(parsed.username) || "postgres";
  return {
    host: parsed.searchParams.get("host") ?? decoded(parsed.hostname.replace(/^\[|\]$/g, "")),
    port: parsePort(parsed.searchParams.get("port") ?? (parsed.port || "5432")),
    database: database || user,
    user,
    password: decoded(parsed.password),
    tls: parseTls(parsed.searchParams),
  };
}

/** An address with its database replaced. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${encodeURIComponent(database)}`;
  return parsed.href;
}

/**
 * A world's name is the name of its schema: 1..40 of `a-z 0-9 _`, a letter first, not one reserved
 * by Postgres.
 */
export function checkWorld(world: string): string {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(world) || world.startsWith("pg_") || world === "public") {
    throw new DatabaseUrlError(
      `Invalid WORLD "${world}". Use 1-40 of a-z, 0-9 and _, starting with a letter, not "public" or "pg_…".`,
    );
  }
  return world;
}
