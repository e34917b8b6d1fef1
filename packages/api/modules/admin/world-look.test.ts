import type { WorldLookAnswer } from "@emberlode/contract";
import { DAY, MINUTE } from "@emberlode/game";
import { expect, test } from "vitest";
import { refusal, refusedWith } from "../../testing/game.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { setSignUps } from "./set-sign-ups.ts";

const setting = (name: string, value: string): WorldLookAnswer["settings"][number] => ({
  name,
  value,
  group: "players",
  source: "default",
  isSet: false,
  isSecret: false,
});
const settings = [setting("NEIGHBORS", "8"), setting("SIGNUPS", "open")];
const server = { version: "0.1.0", commit: null, settings: () => settings };
const game = useGame({ config: { server } });

test("an admin sees the map with its owners, and each look leaves a row", async () => {
  const { call, id, username } = await game.player();
  await setRole(game.services.db, username, "moderator");
  expect(await refusal(call.adminWorld.look())).toEqual(refusedWith("FORBIDDEN"));
  await setRole(game.services.db, username, "admin");
  const before = (await auditRows(game.pool)).length;
  const world = await call.adminWorld.look();
  expect(world).toMatchObject({ version: "0.1.0", commit: null, settings, factories: [] });
  const cell = game.services.world.bases().find(({ baseOwner }) => baseOwner === id);
  expect(world.bases).toEqual([
    { x: cell?.x, y: cell?.y, owner: username, level: 1, isGuest: false, isBot: false },
  ]);
  const letters = new Set(world.rows.join(""));
  expect(letters).toEqual(new Set([..."Ffc.kbrsmewu"]));
  expect((await auditRows(game.pool)).slice(before)).toEqual([
    { by: id, action: "look", target: null, subject: "world", reason: "", facts: {} },
  ]);
});

test("shows who may join as an admin set it", async () => {
  const { call, username } = await game.player();
  await setRole(game.services.db, username, "admin");
  const by = { actor: "console", now: game.clock.now() } as const;
  await setSignUps(game.services.db, { signups: "closed", reason: "Full." }, by);
  expect((await call.adminWorld.look()).settings).toEqual([
    settings[0],
    { ...setting("SIGNUPS", "closed"), source: "admin" },
  ]);
});

test("shows the seeds of past days once they are public, and never those in use", async () => {
  const today = Math.floor(game.clock.now() / DAY);
  const dayOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);
  const day = dayOf(today);
  const fair = () => game.browser().call.fair.day({ day });
  async function seeds() {
    const { call, username } = await game.player();
    await setRole(game.services.db, username, "admin");
    return (await call.adminWorld.look()).seeds;
  }
  const { commitment } = await fair();
  expect(await seeds()).toEqual([]);
  const midnight = DAY - (game.clock.now() % DAY);
  game.clock.pass(midnight);
  expect(await seeds()).toEqual([]);
  game.clock.pass(10 * MINUTE);
  const shown = await seeds();
  const [row] = await game.pool.query<{ published: boolean }>(
    "select published_at is not null as published from day_seeds where day = $1::int",
    [today],
  );
  expect(row?.published).toBe(true);
  expect(shown).toEqual([{ day, commitment, seed: (await fair()).seed }]);
});
