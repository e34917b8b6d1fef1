/** Where a database is and who connects; a socket folder as `host` means a Unix socket. */
export interface Address {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  ssl: false | "require" | "verify-full";
}

/** A readable complaint about `DATABASE_URL` or `WORLD`. */
export class AddressError extends Error {
  override name = "AddressError";
}

/**
 * Reads `postgres://user:password@host:port/database`; `?host=/folder` names a socket folder as libpq
 * does, `?sslmode=require|verify-full` asks for TLS.
 */
export function parseAddress(url: string): Address {
  if (!URL.canParse(url)) throw new AddressError("DATABASE_URL is not an address (postgres://…).");
  const parsed = new URL(url);
  if (!/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new AddressError("DATABASE_URL must begin with postgres:// or postgresql://.");
  }
  const database = decodeURIComponent(parsed.pathname.slice(1));
  const mode = parsed.searchParams.get("sslmode");
  const user = decodeURIComponent(parsed.username) || "postgres";
  return {
    host:
      parsed.searchParams.get("host") ??
      decodeURIComponent(parsed.hostname.replace(/^\[|\]$/g, "")),
    port: Number(parsed.searchParams.get("port") ?? (parsed.port || 5432)),
    database: database || user,
    user,
    password: decodeURIComponent(parsed.password),
    ssl: mode === "verify-full" ? "verify-full" : mode === "require" ? "require" : false,
  };
}

/** The same address with another database. */
export function withDatabase(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${encodeURIComponent(database)}`;
  return parsed.href;
}

/** A world's name is the name of its schema: 1..40 of `a-z 0-9 _`, a letter first, not Postgres's own. */
export function checkWorld(world: string): string {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(world) || world.startsWith("pg_") || world === "public") {
    throw new AddressError(
      `WORLD "${world}" will not do: use 1-40 of a-z, 0-9 and _, a letter first, not "public" or "pg_…".`,
    );
  }
  return world;
}
