import { defineConfig } from "drizzle-kit";
import { parseDatabaseUrl } from "./connection/database-url.ts";
import { type Tls, tlsOptions } from "./connection/tls.ts";

// The address matters only for `studio`, which cli/studio.ts starts; `generate` works offline.
const { host, port, user, password, database, tls } = parseDatabaseUrl(
  process.env.DATABASE_URL ?? "postgres://localhost/emberlode",
);

/** The modes by drizzle-kit's names; a Unix socket has no TLS. */
function sslOf(tls: Tls) {
  if (host.startsWith("/") || tls.mode === "disable") return false;
  if (tls.mode === "allow" || tls.mode === "prefer") return "prefer";
  return { ...tlsOptions(tls) };
}

export default defineConfig({
  dialect: "postgresql",
  schema: "./schema/index.ts",
  out: process.env.DRIZZLE_OUT ?? "../../drizzle",
  dbCredentials: {
    host,
    port,
    user,
    database,
    ssl: sslOf(tls),
    ...(password === "" ? {} : { password }),
  },
});
