import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { GameError } from "../../errors.ts";
import { cleanUp } from "../../janitor.ts";
import { refusal, refusedAt } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";
import { CLEAN, HOSTILE, noise, png, REASONS } from "./testing/corpus.ts";

const game = useGame();
let owner: number;
beforeAll(async () => {
  owner = (await game.player("Painter")).id;
});

const nameOf = (address: string) => /^\/pictures\/([\w-]{16})\.webp$/.exec(address)?.[1] ?? "";

async function store(bytes: Uint8Array): Promise<string> {
  const address = await game.services.pictures.store(owner, bytes);
  if (address instanceof GameError) throw address;
  return address;
}

async function stored(bytes: Uint8Array): Promise<Uint8Array> {
  await game.pool.query("delete from pictures");
  const address = await store(bytes);
  const found = await game.services.pictures.find(nameOf(address));
  if (found === null) throw new Error(`Nothing at ${address}.`);
  return found;
}

/** Expects the one format in which pictures are stored. */
async function expectClean(bytes: Uint8Array): Promise<void> {
  const facts = await sharp(bytes).metadata();
  expect(facts).toMatchObject({ format: "webp", width: 256, height: 256, space: "srgb" });
  expect(facts.pages ?? 1).toBe(1);
  for (const trace of ["exif", "icc", "iptc", "xmp", "orientation", "comments"] as const) {
    expect(facts[trace], trace).toBeUndefined();
  }
  expect(Buffer.from(bytes).includes("SECRET")).toBe(false);
}

const named = <Entry>(record: Record<string, Entry>) => Object.entries(record);

describe("refuses", () => {
  test.each(named(HOSTILE))("%s", async (name, make) => {
    const text = english.errors(REASONS[name] ?? "texts.PICTURE_INVALID");
    const refused = refusedAt("profilePicture", "PICTURE_INVALID", text);
    expect(await refusal(store(await make()))).toEqual(refused);
    expect(await game.pool.query("select 1 from pictures")).toEqual([]);
  });
});

describe("stores a clean WebP of 256 x 256 for", () => {
  test.each(named(CLEAN))("%s", async (_, make) => {
    await expectClean(await stored(await make()));
  });

  test("the smallest and the largest size", async () => {
    await expectClean(await stored(await png(1, 1)));
    await expectClean(await stored(await png(2048, 2048)));
    await expectClean(await stored(await png(4000, 1)));
  });

  test("noise, which still fits the column", async () => {
    const bytes = await stored(await noise());
    expect(bytes.length).toBeLessThan(262_144);
  });

  test("a rotated photo, upright", async () => {
    const half = { create: { width: 64, height: 32, channels: 3, background: "red" } } as const;
    const red = await sharp(half).png().toBuffer();
    const sideways = await sharp({ create: { ...half.create, height: 64, background: "blue" } })
      .composite([{ input: red, top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const shown = await sharp(await stored(sideways))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => shown.data[(y * 256 + x) * shown.info.channels] ?? 0;
    // The red half was on top; turned by a quarter it is on the right.
    expect(at(230, 128)).toBeGreaterThan(200);
    expect(at(20, 128)).toBeLessThan(60);
  });
});

test("finds no picture of a made-up name", async () => {
  for (const name of ["", "../../../etc/passwd", "a".repeat(16), `${"a".repeat(15)}\u0000`]) {
    expect(await game.services.pictures.find(name)).toBeNull();
  }
});

test("keeps at most twenty pictures of an account, for an hour unless they are shown", async () => {
  await game.pool.query("delete from pictures");
  const bytes = await png(8, 8);
  const shown = await store(bytes);
  await game.pool.query("update accounts set profile_picture = $2 where id = $1", [owner, shown]);
  for (let n = 1; n < 20; n++) await store(bytes);
  expect(await refusal(store(bytes))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    text: english.errors("picturesTooOften"),
    retryAfterSeconds: 3600,
  });
  // Refused before the file is even examined.
  const nothing = store(new Uint8Array(9));
  expect(await refusal(nothing)).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  game.clock.pass(HOUR);
  await cleanUp(game.services);
  expect(await game.pool.query("select 1 from pictures")).toHaveLength(20);
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(await game.pool.query("select name from pictures")).toEqual([{ name: nameOf(shown) }]);
});

test("keeps a replaced picture for an hour", async () => {
  const old = await store(await png(8, 8));
  await game.pool.query("update accounts set profile_picture = $2 where id = $1", [owner, old]);
  game.clock.pass(5 * HOUR);
  const next = await store(await png(9, 9));
  await game.pool.query("update accounts set profile_picture = $2 where id = $1", [owner, next]);
  await cleanUp(game.services);
  expect(await game.services.pictures.find(nameOf(old))).not.toBeNull();
  game.clock.pass(HOUR + 1);
  await cleanUp(game.services);
  expect(await game.services.pictures.find(nameOf(old))).toBeNull();
  expect(await game.services.pictures.find(nameOf(next))).not.toBeNull();
});

test("refuses pictures that would wait too long, with a time to retry", async () => {
  await game.pool.query("delete from pictures");
  const bytes = await png(2048, 2048);
  // fair-queue.test.ts checks how many may wait; here some may be done before all are queued.
  const tries = Array.from({ length: 60 }, () => store(bytes));
  const results = await Promise.allSettled(tries);
  const refused = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason] : [],
  );
  expect(refused.filter(({ gameCode }) => gameCode === "BUSY").length).toBeGreaterThan(0);
  const stored = await game.pool.query("select name from pictures");
  expect(stored.length).toBe(results.length - refused.length);
  expect(stored.length).toBeGreaterThan(0);
});
