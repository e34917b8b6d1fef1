import { MAX_AMOUNT } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { bigint, check, customType, type PgColumn } from "drizzle-orm/pg-core";

/** A moment: milliseconds since the Unix epoch (UTC), as rules count them. */
export const moment = (name: string) => bigint(name, { mode: "number" });

/** A whole number of metal, energy or units, 0..2^53-1 (held by a CHECK). */
export const amount = (name: string) => bigint(name, { mode: "number" });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => "bytea",
  fromDriver: (value) =>
    typeof value === "string" ? Buffer.from(value.slice(2), "hex") : new Uint8Array(value),
});

/** A CHECK that every given column lies in 0..2^53-1. */
export function amountsAreSane(name: string, columns: readonly PgColumn[]) {
  const max = sql.raw(String(MAX_AMOUNT));
  const each = columns.map((column) => sql`${column} between 0 and ${max}`);
  return check(name, sql.join(each, sql` and `));
}
