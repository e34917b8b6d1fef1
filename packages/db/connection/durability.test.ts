import { expect, it } from "vitest";
import { type ConnectionSettings, checkDurability } from "./check.ts";

const safe: ConnectionSettings = {
  schema: "world",
  search_path: "world",
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  transaction_read_only: "off",
  disposable: null,
};

it.each<[string, Partial<ConnectionSettings>]>([
  ["fsync = off", { fsync: "off" }],
  ["full_page_writes = off", { full_page_writes: "off" }],
  ["synchronous_commit = off", { synchronous_commit: "off" }],
  ["synchronous_commit = local", { synchronous_commit: "local" }],
  // A disposable database may lose its files but still waits for commits.
  ["synchronous_commit = off", { synchronous_commit: "off", disposable: "on" }],
  ["fsync = off", { fsync: "off", disposable: "" }],
])("refuses a connection with %s", (setting, set) => {
  expect(() => checkDurability({ ...safe, ...set })).toThrow(`Postgres runs with ${setting}`);
});

it.each<[string, Partial<ConnectionSettings>]>([
  ["every setting on", {}],
  ["a standby that confirms commits", { synchronous_commit: "remote_apply" }],
  ["a database marked as disposable", { fsync: "off", disposable: "on" }],
])("accepts a connection with %s", (_, set) => {
  expect(() => checkDurability({ ...safe, ...set })).not.toThrow();
});
