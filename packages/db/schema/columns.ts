import { bigint, customType } from "drizzle-orm/pg-core";

/** A time in milliseconds since the Unix epoch (UTC), as the rules use. */
export const timestampMs = (name: string) => bigint(name, { mode: "number" });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => "bytea",
  fromDriver: (value) =>
    typeof value === "string" ? Buffer.from(value.slice(2), "hex") : new Uint8Array(value),
});
