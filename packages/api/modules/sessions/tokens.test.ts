import { randomUUID } from "node:crypto";
import { TOKEN_SCOPES } from "@emberlode/contract";
import { MINUTE, SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, test } from "vitest";
import { newSecret } from "../../platform/secrets.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { east } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const script = (bearerToken: string) => game.browser().callWith({ bearerToken });

test("a token acts for its player; its secret is shown once and stored as a hash", async () => {
  const { token, secret } = await player.call.user.createToken({ name: "  night shift " });
  expect(token).toMatchObject({ name: "night shift", lastUsedAt: null });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await script(secret).user.session()).user._id).toBe(String(player.id));
  const { tokens } = await player.call.user.tokens();
  expect(tokens).toEqual([{ ...token, lastUsedAt: new Date(game.clock.now()).toISOString() }]);
  expect(JSON.stringify(tokens)).not.toContain(secret);
  const stored = await game.pool.query("select encode(token_hash, 'base64') as h from api_tokens");
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test("a token has the requested scopes, by default all, and can always read", async () => {
  const made = async (scopes?: readonly (typeof TOKEN_SCOPES)[number][]) =>
    player.call.user.createToken({ name: "bot", ...(scopes && { scopes: [...scopes] }) });
  expect((await made()).token.scopes).toEqual(TOKEN_SCOPES);
  expect((await made([])).token.scopes).toEqual([]);
  const { token, secret } = await made(["attack", "chat"]);
  expect(token.scopes).toEqual(["attack", "chat"]);
  const { status } = (await script(secret).user.session()).user;
  const refused = await refusal(script(secret).fields.move(east(status)));
  expect(refused).toMatchObject({ code: "SCOPE_MISSING", status: 403 });
  expect(refused.text).toBe(english.errors("scopeMissing", { scope: "play" }));
});

test("a deleted token stops working immediately", async () => {
  const { token, secret } = await player.call.user.createToken({ name: "bot" });
  await script(secret).user.session();
  expect(await player.call.user.deleteToken({ id: token._id })).toEqual({ ok: true });
  expect(await refusal(script(secret).user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("concurrent calls, on two processes, create no more tokens than a player may have", async () => {
  const other = await game.another();
  for (let n = 0; n < 18; n++) await player.call.user.createToken({ name: `bot ${n}` });
  // Slow enough for the statements to overlap.
  await game.pool.query(`create function dawdle() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.02); return new; end $$`);
  await game.pool.query(
    "create trigger dawdle before insert on api_tokens for each row execute function dawdle()",
  );
  const made = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 === 0 ? player.call : callOtherProcess(other, player, randomUUID())).user.createToken({
        name: `more ${n}`,
      }),
    ),
  );
  await game.pool.query("drop trigger dawdle on api_tokens");
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await refusal(player.call.user.createToken({ name: "one too many" }))).toMatchObject({
    code: "BAD_INPUT",
    text: english.errors("tooManyTokens", { most: 20 }),
  });
  expect((await player.call.user.tokens()).tokens).toHaveLength(20);
});

test("a session that has just ended creates no token, even if it is still cached", async () => {
  await player.call.user.session();
  // Before the notification arrives.
  await game.services.live.stop();
  await game.pool.query("delete from sessions where account_id = $1::int", [player.id]);
  await expect(player.call.user.session()).resolves.toBeDefined();
  expect(await refusal(player.call.user.createToken({ name: "for later" }))).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  await game.services.live.start();
});

test("an invalid bearer token is not logged in, even with a valid cookie", async () => {
  for (const bearerToken of [newSecret(), "", "\u0000", "x".repeat(10_000)]) {
    const refused = await refusal(player.callWith({ bearerToken }).user.session());
    expect(refused).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(player.effects.session).toBeUndefined();
  }
});

test("using a token updates its player's last-seen time", async () => {
  const { secret } = await player.call.user.createToken({ name: "bot" });
  const seen = async () => {
    const sql = "select last_seen_at as t from accounts where id = $1::int";
    const [row] = await game.pool.query<{ t: number }>(sql, [player.id]);
    return row?.t;
  };
  await script(secret).user.session();
  game.clock.pass(30 * SECOND);
  await script(secret).user.session();
  expect(await seen()).toBe(game.clock.now() - 30 * SECOND);
  game.clock.pass(MINUTE);
  await script(secret).user.session();
  expect(await seen()).toBe(game.clock.now());
});

test("concurrent calls with one key, on two processes, create one token", async () => {
  const other = await game.another();
  const idempotencyKey = randomUUID();
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? player.callWith({ idempotencyKey }).user.createToken({ name: "bot" })
        : callOtherProcess(other, player, idempotencyKey).user.createToken({ name: "bot" }),
    ),
  );
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(1);
  expect((await player.call.user.tokens()).tokens).toHaveLength(1);
});

test("another key, player or session creates another secret", async () => {
  const idempotencyKey = randomUUID();
  const make = async (who: Browser, key = idempotencyKey) =>
    (await who.callWith({ idempotencyKey: key }).user.createToken({ name: "bot" })).secret;
  const stranger = await game.player();
  const secrets = [await make(player), await make(stranger), await make(player, randomUUID())];
  await renewSession(player);
  secrets.push(await make(player));
  expect(new Set(secrets).size).toBe(4);
});
