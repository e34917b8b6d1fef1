/** Deletions of accounts that fail, or that something else happens during. */
import { auditLedger } from "@emberlode/db";
import { lockRow } from "@emberlode/db/testing";
import { DAY } from "@emberlode/game";
import { afterEach, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { keepCookie, PASSWORD, type Player } from "../../testing/game.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { deleteDueAccounts } from "./due-deletions.ts";

const game = useGame();
const player = usePlayer(game);

const deleteOwn = (who: Player = player) => who.call.user.deleteAccount({ password: PASSWORD });
const exists = async ({ id }: { id: number }) =>
  (await game.pool.query("select 1 from accounts where id = $1::int", [id])).length === 1;

afterEach(async () => {
  await game.pool.query("drop trigger if exists fault on accounts");
  await game.pool.query("drop function if exists fault");
});

test("that fails changes nothing, does not stop the others, and is done by the next run", async () => {
  const second = await game.player();
  await deleteOwn();
  game.clock.pass(1);
  await deleteOwn(second);
  await game.pool.query(
    `create function fault() returns trigger language plpgsql as $$ begin
      if old.id = ${player.id} then raise exception 'planted'; end if; return old; end $$`,
  );
  await game.pool.query(
    "create trigger fault before delete on accounts for each row execute function fault()",
  );
  game.clock.pass(7 * DAY);
  await cleanUp(game.services);
  expect([await exists(player), await exists(second)]).toEqual([true, false]);
  expect(await auditLedger(game.pool)).toEqual([]);
  expect(
    (await player.call.user.login({ username: player.username, password: PASSWORD })).user,
  ).toMatchObject({ username: player.username });
  await game.pool.query("drop trigger fault on accounts");
  await cleanUp(game.services);
  expect(await exists(player)).toBe(false);
});

test("has a minute for each statement, which a player with very many messages needs", async () => {
  await deleteOwn();
  await game.pool.query(
    `create function fault() returns trigger language plpgsql as $$ begin
      if old.id = ${player.id} then raise exception 'limit %', current_setting('statement_timeout'); end if;
      return old; end $$`,
  );
  await game.pool.query(
    "create trigger fault before delete on accounts for each row execute function fault()",
  );
  game.clock.pass(7 * DAY);
  await player.call.user.login({ username: player.username, password: PASSWORD });
  keepCookie(player);
  const failed = await deleteDueAccounts(game.services).catch((error) => error.errors);
  expect(failed).toMatchObject([{ cause: { message: "limit 1min" } }]);
  await player.call.user.keepAccount();
});

test("takes the name of a message that was being stored at that time", async () => {
  await deleteOwn();
  const room = await lockRow(game.database, "select * from rooms where name = 'global' for update");
  const sent = player.call.chat.send({ body: "Last words." });
  await expect.poll(room.waiting).toBe(1);
  game.clock.pass(7 * DAY);
  let isDeleted = false;
  const deleted = deleteDueAccounts(game.services).then(() => {
    isDeleted = true;
  });
  await expect.poll(async () => isDeleted || (await room.waiting()) === 2).toBe(true);
  await room.release();
  await Promise.all([sent, deleted]);
  const rows = await game.pool.query("select sender from messages where player_id = $1::int", [
    player.id,
  ]);
  expect(rows).toEqual([{ sender: "" }]);
});

test("by two concurrent processes deletes each account once", async () => {
  const others = [player, await game.player(), await game.player()];
  for (const one of others) await deleteOwn(one);
  game.clock.pass(7 * DAY);
  const second = await game.another();
  const runs = await Promise.all(
    [game.services, second, game.services, second].map((services) => deleteDueAccounts(services)),
  );
  expect(runs.flat().sort()).toEqual(others.map(({ id }) => id).sort());
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("or called off at the last moment leaves the account or nothing", async () => {
  await deleteOwn();
  game.clock.pass(7 * DAY);
  await player.call.user.login({ username: player.username, password: PASSWORD });
  keepCookie(player);
  const [, kept] = await Promise.all([
    deleteDueAccounts(game.services),
    player.call.user.keepAccount().catch(() => null),
  ]);
  const rows = await game.pool.query("select 1 from players where id = $1::int", [player.id]);
  expect(rows).toHaveLength((await exists(player)) ? 1 : 0);
  if (await exists(player)) expect(kept).toEqual({ ok: true });
});
