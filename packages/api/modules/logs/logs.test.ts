import { HOUR, LOG_CATEGORIES, MINUTE, NOTES_PER_HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, test } from "vitest";
import { addBattleLine } from "../../testing/battle-line.ts";
import { type Browser, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { addLedgerLine } from "../../testing/ledger-line.ts";
import { stayFor } from "../../testing/pass-time.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const contents = async (input: Parameters<Browser["call"]["logs"]["list"]>[0]) =>
  (await player.call.logs.list(input)).logs.map(({ content }) => content);

/** Writes the notes `1` to `count`, the last one the newest. */
async function writeNotes(count: number): Promise<void> {
  for (let n = 1; n <= count; n++) await player.call.logs.note({ content: String(n) });
}

const laterByAnHour = () => stayFor(game, HOUR, player);

async function dig(who: Player): Promise<void> {
  const cell = cellOf(game, "metal");
  await putPlayer(game, who.id, cell);
  await who.call.user.gather({ type: "metal", field: cell });
}

test("the log of a new player has one line", async () => {
  expect(await player.call.logs.list({})).toEqual({
    logs: [
      {
        _id: "1",
        cat: "account",
        type: "start",
        color: "neutral",
        icon: "castle",
        content: english["log-lines"]("account.start", { amounts: "1,000 metal and 1,000 energy" }),
        metal: 1000,
        energy: 1000,
        created: new Date(game.clock.now()).toISOString(),
      },
    ],
    totalCount: 1,
  });
});

test("a line has the amounts by which it changed what the player carries", async () => {
  await dig(player);
  await player.call.units.buy({ type: "attack", index: 0, unit: 2 });
  await writeNotes(1);
  const { metal: carried } = (await player.call.user.session()).user.status;
  const { logs } = await player.call.logs.list({ limit: 3 });
  const [note, purchase, dug] = logs;
  expect(note).not.toHaveProperty("metal");
  expect(purchase).toMatchObject({ cat: "army", metal: -100, energy: -200 });
  expect(dug).not.toHaveProperty("energy");
  expect(dug?.metal ?? 0).toBe(carried + 100 - 1000);
});

test("pages run from newest to oldest and miss nothing", async () => {
  await writeNotes(7);
  expect(await contents({ limit: 3 })).toEqual(["7", "6", "5"]);
  expect(await contents({ limit: 3, start: 3 })).toEqual(["4", "3", "2"]);
  expect(await contents({ limit: 3, start: 6 })).toEqual([
    "1",
    expect.stringMatching(/^Your base/),
  ]);
  expect(await player.call.logs.list({ start: 8 })).toEqual({ logs: [], totalCount: 8 });
  expect(await player.call.logs.list({ start: 2_147_483_647 })).toMatchObject({ logs: [] });
});

test("pages below a line do not shift when lines are added", async () => {
  await writeNotes(4);
  const { logs } = await player.call.logs.list({ limit: 2 });
  await writeNotes(2);
  const before = logs.at(-1)?._id;
  expect(await contents({ limit: 2, ...(before && { before }) })).toEqual(["2", "1"]);
  expect(await contents({ type: "note", limit: 1, before: "4", start: 1 })).toEqual(["1"]);
  expect(await contents({ before: "1" })).toEqual([]);
});

test("a line number above the last returns all lines", async () => {
  await writeNotes(2);
  for (const before of ["2147483647", "2147483648", "9999999999"]) {
    const all = ["2", "1", expect.stringMatching(/^Your base/)];
    expect(await contents({ before })).toEqual(all);
    expect(await contents({ before, type: "note" })).toEqual(["2", "1"]);
  }
});

test("lines of a category are found below any line, near or far", async () => {
  const buy = () => player.call.units.buy({ type: "attack", index: 0, unit: 1 });
  await buy();
  await writeNotes(NOTES_PER_HOUR);
  await laterByAnHour();
  await writeNotes(NOTES_PER_HOUR);
  await buy();
  await laterByAnHour();
  await writeNotes(2);
  await buy();
  const { logs } = await player.call.logs.list({ limit: 100 });
  expect(logs.at(-1)?._id).toBe("1");
  const bought = logs.filter(({ cat }) => cat === "army").map(({ _id }) => Number(_id));
  expect(bought).toHaveLength(3);
  for (const { _id } of logs) {
    const page = await player.call.logs.list({ type: "army", before: _id });
    const older = bought.filter((id) => id < Number(_id));
    expect(page.logs.map((log) => Number(log._id))).toEqual(older);
  }
});

test("lists each category with its own count", async () => {
  await writeNotes(4);
  for (let n = 0; n < 4; n++) {
    await dig(player);
    await laterByAnHour();
  }
  await player.call.units.buy({ type: "attack", index: 0, unit: 1 });
  await player.call.researches.raise({ research: "gps" });
  await writeNotes(1);
  const { logs, totalCount } = await player.call.logs.list({});
  expect(totalCount).toBe(12);
  for (const type of LOG_CATEGORIES) {
    const own = logs.filter(({ cat }) => cat === type);
    expect(await player.call.logs.list({ type })).toEqual({ logs: own, totalCount: own.length });
    for (const start of own.keys()) {
      const page = await player.call.logs.list({ type, start, limit: 2 });
      expect(page.logs).toEqual(own.slice(start, start + 2));
    }
  }
  expect(new Set(logs.map(({ cat }) => cat))).toEqual(
    new Set(["account", "note", "dig", "army", "research"]),
  );
});

test("finds and counts lines of a time span, of all categories and of one", async () => {
  const start = game.clock.now();
  for (let hour = 0; hour < 4; hour++) {
    await writeNotes(hour);
    await player.call.units.buy({ type: "attack", index: 0, unit: 1 });
    await laterByAnHour();
  }
  const { logs } = await player.call.logs.list({ limit: 100 });
  expect(logs).toHaveLength(11);
  const at = (hours: number) => new Date(start + hours * HOUR).toISOString();
  const times = [undefined, ...[-1, 0, 0.5, 2, 3.001].map(at)];
  for (const from of times) {
    for (const to of times) {
      for (const type of [undefined, "note", "army", "casino"] as const) {
        const wanted = logs.filter(
          ({ created, cat }) =>
            (from === undefined || created >= from) &&
            (to === undefined || created < to) &&
            (type === undefined || cat === type),
        );
        const asked = { limit: 3, ...(type && { type }), ...(from && { from }), ...(to && { to }) };
        expect(await player.call.logs.list(asked)).toEqual({
          logs: wanted.slice(0, 3),
          totalCount: wanted.length,
        });
        const before = wanted[1]?._id;
        if (before === undefined) continue;
        const { logs: older } = await player.call.logs.list({ ...asked, before });
        expect(older).toEqual(wanted.slice(2, 5));
      }
    }
  }
});

test("shows neither others' lines nor the raw detail of a line", async () => {
  const other = await game.player();
  await other.call.logs.note({ content: "a secret" });
  await dig(player);
  const { logs } = await player.call.logs.list({});
  expect(logs).toHaveLength(2);
  for (const log of logs) {
    const { metal: _metal, energy: _energy, ...rest } = log;
    expect(Object.keys(rest)).toEqual([
      "_id",
      "cat",
      "type",
      "color",
      "icon",
      "content",
      "created",
    ]);
  }
});

test("a referral's digs are one line a day with the day's credit", async () => {
  const referee = await game.player(undefined, player.username);
  await setPlayer(game, referee.id, "dig_metal_min = 50");
  await dig(referee);
  const { logs, totalCount } = await player.call.logs.list({ type: "referral" });
  expect(totalCount).toBe(1);
  const [row] = await game.pool.query<{ metal: number }>(
    "select metal from referral_days where referrer_id = $1::int",
    [player.id],
  );
  expect(row?.metal).toBeGreaterThanOrEqual(5);
  expect(logs).toMatchObject([{ cat: "referral", type: "referee", icon: "receive-money" }]);
  const credit = { referee: referee.username, amounts: `${row?.metal} metal` };
  expect(logs[0]?.content).toContain(english["log-lines"]("account.credit", credit));
});

test("a battle line links its report, a provable one has its roll", async () => {
  await game.pool.query("insert into battles (id, created_at, report) values ('fight', 0, '{}')");
  await addBattleLine(game, player.id, { kind: "attack", won: false, battle: "fight", roll: 4 });
  const { logs } = await player.call.logs.list({ type: "battle" });
  expect(logs).toMatchObject([{ type: "attack-lost", battle: "fight", roll: 4 }]);
  expect(logs[0]).not.toHaveProperty("otherId");
});

test("a line of a relic has the number that proves it", async () => {
  const detail = { x: 3, y: 50, relic: 2, find: "metal" };
  await addLedgerLine(game, player.id, { kind: "relic", detail });
  const { logs } = await player.call.logs.list({ type: "find" });
  expect(logs).toMatchObject([{ type: "relic", relic: 2 }]);
});

test("the server cleans, colors and dates a note, whatever the call contains", async () => {
  const { log } = await player.call.logs.note({
    content: " meet\u202E at\n3, 50 ",
    color: "good",
    cat: "battle",
    type: "attack-won",
    icon: "shield",
    created: "2001-01-01T00:00:00Z",
  });
  expect(log).toEqual({
    _id: "2",
    cat: "note",
    type: "note",
    color: "good",
    icon: "quill-ink",
    content: "meet at 3, 50",
    created: new Date(game.clock.now()).toISOString(),
  });
  expect((await player.call.logs.list({ limit: 1 })).logs).toEqual([log]);
  const { log: plain } = await player.call.logs.note({ content: "x", color: "url(evil)" });
  expect(plain.color).toBe("neutral");
});

test("limits notes to thirty an hour, with the time to wait", async () => {
  await writeNotes(1);
  game.clock.pass(10 * MINUTE);
  await writeNotes(NOTES_PER_HOUR - 1);
  const refused = await refusal(player.call.logs.note({ content: "one more" }));
  expect(refused).toEqual(refusedWith("TOO_MANY_NOTES", { waitMs: 50 * MINUTE }));
  expect((await player.call.logs.list({})).totalCount).toBe(NOTES_PER_HOUR + 1);
  game.clock.pass(50 * MINUTE);
  await writeNotes(1);
  expect((await refusal(player.call.logs.note({ content: "x" }))).code).toBe("TOO_MANY_NOTES");
  game.clock.pass(10 * MINUTE);
  await writeNotes(NOTES_PER_HOUR - 1);
});

test("ignored fields of a note are not part of its idempotency key", async () => {
  const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  const { logs } = player.callWith({ idempotencyKey: crypto.randomUUID() });
  const write = () => logs.note({ content: "deep", cat: nested(8000), created: game.clock.now() });
  expect(await write()).toEqual(await write());
});
