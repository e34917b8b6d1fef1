import { defineConfig } from "drizzle-kit";
import { parseAddress } from "./connection/address.ts";

// The address matters to `studio` only, which cli/studio.ts starts; `generate` works offline.
const { host, port, user, password, database, ssl } = parseAddress(
  process.env.DATABASE_URL ?? "postgres://localhost/emberlode",
);

export default defineConfig({
  dialect: "postgresql",
  schema: "./schema/all.ts",
  out: process.env.DRIZZLE_OUT ?? "../../drizzle",
  dbCredentials: {
    host,
    port,
    user,
    database,
    ssl,
    ...(password === "" ? {} : { password }),
  },
});
