/** What a player downloads: everything stored about them, and nothing else. */
import { readFile } from "node:fs/promises";
import * as schema from "@emberlode/db";
import { MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { createContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { type Browser, PASSWORD, type Player, refusal, requestWith } from "../../testing/game.ts";
import { KNOWN_ID, type KnownWorld, makeKnownPlayer } from "../../testing/known-player.ts";
import { useGame } from "../../testing/use-game.ts";
import { deleteDueAccounts } from "./due-deletions.ts";
import { openExport } from "./export.service.ts";
import { EXPORT_SECTIONS, NOT_EXPORTED } from "./export-sections.ts";
import { writeExport } from "./write-export.ts";

const game = useGame();
let world: KnownWorld;
beforeAll(async () => {
  world = await makeKnownPlayer(game, "Zerlina");
});

type Exported = Record<string, Record<string, unknown>[]>;

const contextOf = ({ token }: Browser) =>
  createContext(game.services, requestWith({ sessionToken: token }));
const prepare = (who: Player, password = PASSWORD) => who.call.user.prepareExport({ password });
const ticketOf = ({ path }: { path: string }) => path.split("/").at(-1) ?? "";

async function read(texts: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const text of texts) all += text;
  return all;
}

async function exportOf(id: number): Promise<Exported> {
  return JSON.parse(await read(writeExport(game.services.db, id, game.clock.now())));
}

/** The tables of the schema, by their names in it. */
const TABLES = new Map(
  Object.entries<unknown>(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, table] as const] : [],
  ),
);

test("every table is exported or left out for a reason, and so is every column", () => {
  const sections = Object.values(EXPORT_SECTIONS);
  const exported = new Set(sections.map(({ table }) => table));
  const left = [...TABLES].filter(([, table]) => !exported.has(table)).map(([name]) => name);
  expect(left.sort()).toEqual(Object.keys(NOT_EXPORTED).sort());
  for (const { table, columns, omitted } of sections) {
    const known = [...Object.keys(columns(1)), ...Object.keys(omitted)];
    expect(known).toEqual(expect.arrayContaining(Object.keys(getTableColumns(table))));
    expect(Object.values(omitted).every((reason) => reason !== "")).toBe(true);
  }
});

test("the documentation names every section", async () => {
  const page = await readFile(
    new URL("../../../../docs/personal-data.md", import.meta.url),
    "utf8",
  );
  const named = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(EXPORT_SECTIONS));
});

test("the file has rows of every section, and no secret or name of others' rows", async () => {
  const { known, other } = world;
  await known.call.user.deleteAccount({ password: PASSWORD });
  const file = await exportOf(known.id);
  await known.call.user.keepAccount();
  expect(file).toMatchObject({ format: "emberlode-player", version: 1, complete: true });
  const { format: _, version: __, exportedAt: ___, complete: ____, ...sections } = file;
  expect(Object.keys(sections)).toEqual(Object.keys(EXPORT_SECTIONS));
  expect(Object.entries(sections).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(file).toMatchObject({
    account: [{ id: KNOWN_ID, username: "Zerlina", email: "Zerlina@example.org" }],
    plots: [{ texts: { title: "Camp" } }],
    pacts: [{ with: other.id, blockedByMe: false, state: "active" }],
    messages: [{ body: "Hello.", createdAt: new Date(game.clock.now()).toISOString() }],
    tokens: [{ name: "helper" }],
    reports: [{ targetId: other.id, note: "Look at this." }],
    sanctions: [{ kind: "warning", until: null }],
    pictures: [{ bytes: "AQI=" }],
  });
  const notes = file.log?.filter(({ kind }) => kind === "note");
  expect(notes).toMatchObject([{ detail: { content: "Buy candles." } }]);
  const text = JSON.stringify(file);
  expect(text).not.toMatch(/passwordHash|tokenHash|p256dh|sealed|recoveryCodes/);
  expect(text).not.toContain("Asked for help.");
  // The other player's own report about them is not theirs to read.
  expect(file.reports).toHaveLength(1);
});

test("others' blocks stay their secret", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  await ben.call.naps.ask({ username: ann.username });
  await ann.call.naps.change({ id: String(ben.id), state: "blocked" });
  await ann.call.chat.block({ username: ben.username });
  const { pacts, blocks } = await exportOf(ben.id);
  expect(JSON.stringify([pacts, blocks])).not.toContain('blockedByMe":true');
  expect(blocks).toEqual([]);
});

test("rows of more than one page are all there, each once", async () => {
  const { id } = await game.player();
  const lines = 2_500;
  await game.pool.query(
    `insert into messages (room, seq, player_id, sender, role, client_id, body, created_at)
    select 'global', 1000000 + n, $1::int, '', 'player', 'c' || n, 'line ' || n, n / 100
    from generate_series(1, $2::int) n`,
    [id, lines],
  );
  const { messages = [] } = await exportOf(id);
  expect(new Set(messages.map(({ body }) => body)).size).toBe(lines);
  expect(messages).toHaveLength(lines);
  await game.pool.query("delete from messages where player_id = $1::int", [id]);
});

test("pictures are read a few at a time", async () => {
  const { id } = await game.player();
  await game.pool.query(
    `insert into pictures (name, account_id, bytes, created_at)
    select 'export-' || n, $1::int, decode(repeat('00', 1000), 'hex'), 0 from generate_series(1, 9) n`,
    [id],
  );
  let longest = 0;
  for await (const text of writeExport(game.services.db, id, game.clock.now()))
    longest = Math.max(longest, text.length);
  expect(longest).toBeLessThan(8_000);
  expect((await exportOf(id)).pictures).toHaveLength(9);
  await game.pool.query("delete from pictures where account_id = $1::int", [id]);
});

test("a reader who stops stops the reading", async () => {
  const texts = writeExport(game.services.db, world.known.id, game.clock.now());
  expect((await texts.next()).done).toBe(false);
  await texts.return(undefined);
  expect((await texts.next()).done).toBe(true);
});

test("a link needs the password, twice an hour, and works for its player for ten minutes", async () => {
  const player = await game.player();
  const stranger = await game.player();
  expect(await refusal(prepare(player, "not this"))).toMatchObject({ code: "WRONG_PASSWORD" });
  const link = await prepare(player);
  const ticket = ticketOf(link);
  expect(await prepare(player)).toEqual(link);
  expect(await refusal(prepare(player))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    reason: english.errors("limits.exports", { most: 2 }),
  });
  const opened = await openExport(contextOf(player), ticket);
  if (opened instanceof GameError) throw opened;
  expect(opened).toMatchObject({
    playerId: player.id,
    fileName: `emberlode-${player.username}-2026-05-20.json`,
  });
  expect(JSON.parse(await read(opened.texts))).toMatchObject({ account: [{ id: player.id }] });
  const codeFor = async (browser: Browser, sentTicket = ticket) => {
    const outcome = await openExport(contextOf(browser), sentTicket);
    return outcome instanceof GameError ? outcome.gameCode : "OPENED";
  };
  expect(await codeFor(game.browser())).toBe("NOT_LOGGED_IN");
  expect(await codeFor(stranger)).toBe("TOKEN_INVALID");
  expect(await codeFor(player, ticket.replace(/^\d+/, String(stranger.id)))).toBe("TOKEN_INVALID");
  expect(await codeFor(stranger, ticket.replace(/^\d+/, String(stranger.id)))).toBe(
    "TOKEN_INVALID",
  );
  game.clock.pass(10 * MINUTE - 1);
  expect(await codeFor(player)).toBe("OPENED");
  game.clock.pass(10 * MINUTE);
  expect(await codeFor(player)).toBe("TOKEN_INVALID");
});

test("a guest needs no password, and a script gets no link", async () => {
  const guest = await game.guest();
  expect(await guest.call.user.prepareExport({})).toMatchObject({ path: expect.any(String) });
  const player = await game.player();
  const { secret } = await player.call.user.createToken({ name: "script" });
  const call = game.browser().callWith({ bearerToken: secret });
  expect(await refusal(call.user.prepareExport({ password: PASSWORD }))).toMatchObject({
    code: "FORBIDDEN",
  });
});

test.runIf(process.env.FULL === "1")(
  "a log of a million lines is read in little memory, and deleted",
  async () => {
    const { id } = await game.player();
    for (let from = 0; from < 1_000_000; from += 50_000) {
      await game.pool.query(
        `insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
      select $1::int, 1, n, 1, n, 'dig', 0, 0, '{"x": 1, "y": 1, "resource": "metal"}', 0
      from generate_series($2::int + 2, $2::int + 50001) n`,
        [id, from],
      );
    }
    let bytes = 0;
    let maxGrowth = 0;
    const before = process.memoryUsage().heapUsed;
    for await (const text of writeExport(game.services.db, id, 0)) {
      bytes += text.length;
      maxGrowth = Math.max(maxGrowth, process.memoryUsage().heapUsed - before);
    }
    expect(bytes).toBeGreaterThan(80_000_000);
    expect(maxGrowth).toBeLessThan(200_000_000);
    await game.pool.query(
      "insert into account_deletions (account_id, requested_at, due_at) values ($1::int, 0, 0)",
      [id],
    );
    expect(await deleteDueAccounts(game.services)).toEqual([id]);
  },
  300_000,
);
