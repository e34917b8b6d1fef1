import { expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool } from "../connection/pool.ts";
import { useDatabase } from "../testing/use-database.ts";
import { type AuditView, readAuditView } from "./audit-view.ts";
import { type Migration, readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

const { database } = useDatabase("empty");

const all = readMigrations();

interface View {
  name: string;
  id: number;
  /** Hash of the text that created it. */
  made: string | null;
  text: string;
}

async function viewsOf(world: string): Promise<View[]> {
  const pool = createPool({ url: database.url, world, reads: 1 });
  try {
    return await pool.query<View>(
      `select relname as name, oid::int as id, obj_description(oid, 'pg_class') as made,
        replace(pg_get_viewdef(oid), $1::text || '.', '') as text
      from pg_class where relkind = 'v' and relnamespace = current_schema()::regnamespace`,
      [world],
    );
  } finally {
    await pool.close();
  }
}

/** The view of a later version. */
const changed: AuditView = {
  hash: "of a later version",
  statement: "create view audit as select 'none'::text as invariant, 1 as player_id, 'x' as detail",
};

it("is the same single view in a new world and in one with the migrations' own views", async () => {
  await migrate(database.url, "fresh");
  const since = all.findIndex(({ name }) => name === "0020_fights_as_text");
  await migrate(database.url, "before", all.slice(0, since), null);
  expect(await viewsOf("before")).toMatchObject([{ made: null }, { made: null }]);
  expect(await migrate(database.url, "before")).toEqual(all.slice(since).map(({ name }) => name));
  const fresh = await viewsOf("fresh");
  expect(fresh).toMatchObject([{ name: "audit", made: readAuditView().hash }]);
  const before = await viewsOf("before");
  expect(before).toEqual(fresh.map((view) => ({ ...view, id: before[0]?.id })));
});

it("is recreated only when its text has changed", async () => {
  const [first] = await viewsOf("fresh");
  await migrate(database.url, "fresh");
  expect(await viewsOf("fresh")).toEqual([first]);
  await migrate(database.url, "fresh", all, changed);
  expect(await viewsOf("fresh")).toMatchObject([{ made: changed.hash }]);
  const pool = createPool({ url: database.url, world: "fresh", reads: 1 });
  expect(await auditLedger(pool)).toEqual([{ invariant: "none", playerId: 1, detail: "x" }]);
  await migrate(database.url, "fresh");
  expect(await auditLedger(pool)).toEqual([]);
  await pool.close();
});

it("does not block a migration that changes its tables", async () => {
  const later: Migration = {
    name: "9999_later",
    hash: "later",
    statements: ["alter table players drop column loots"],
  };
  await migrate(database.url, "later");
  expect(await migrate(database.url, "later", [...all, later], changed)).toEqual(["9999_later"]);
  expect(await viewsOf("later")).toMatchObject([{ name: "audit", made: changed.hash }]);
});
