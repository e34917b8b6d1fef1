/** Failures while setting a password never leave old credentials working beside the new one. */
import { asOutcome, UnavailableError } from "@emberlode/db";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountOf } from "../../testing/account.ts";
import {
  type Guest,
  keepCookie,
  PASSWORD,
  type Player,
  startGame,
  type TestGame,
} from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";

const NEW = "a completely new one";

let game: TestGame;
let player: Player;
beforeEach(async () => {
  game = await startGame();
  player = await game.player("Holder");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await game.close();
});

/** Makes every statement that would end a session kill its own connection instead. */
async function killConnectionsEndingSessions(): Promise<() => Promise<unknown>> {
  await game.pool.query(
    `create function die() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$`,
  );
  await game.pool.query(
    "create trigger deadly before delete on sessions for each row execute function die()",
  );
  return () => game.pool.query("drop trigger deadly on sessions");
}

/** Makes the database unreachable once a statement with this text, or its transaction, is done. */
function loseAfter(marker: string): void {
  let isLost = false;
  const { query, values, commit, transaction } = game.pool;
  const through = async <Rows>(text: string, run: () => Promise<Rows>): Promise<Rows> => {
    if (isLost) throw new UnavailableError("out of reach");
    const rows = await run();
    isLost = text.includes(marker);
    return rows;
  };
  vi.spyOn(game.pool, "query").mockImplementation((...call) =>
    through(call[0], () => query(...call)),
  );
  vi.spyOn(game.pool, "values").mockImplementation((...call) =>
    through(call[0], () => values(...call)),
  );
  vi.spyOn(game.pool, "commit").mockImplementation((...call) =>
    through(call[0], () => commit(...call)),
  );
  vi.spyOn(game.pool, "transaction").mockImplementation(async (work, deadlineMs) => {
    if (isLost) throw new UnavailableError("out of reach");
    const texts: string[] = [];
    const result = await transaction(
      (run) =>
        work((text, ...rest) => {
          texts.push(text);
          return run(text, ...rest);
        }),
      deadlineMs,
    );
    isLost = texts.some((text) => text.includes(marker));
    return result;
  });
}

/** How many sessions, tokens and links open the account besides its password. */
async function openings(id: number): Promise<number[]> {
  const [row] = await game.pool.values(
    `select (select count(*)::int from sessions where account_id = $1::int),
      (select count(*)::int from api_tokens where account_id = $1::int),
      (select count(*)::int from password_resets where account_id = $1::int and expires_at > created_at),
      (select count(*)::int from email_changes where account_id = $1::int)`,
    [id],
  );
  return (row ?? []).map(Number);
}

const change = () => player.call.user.changePassword({ oldPassword: PASSWORD, newPassword: NEW });

async function arm(): Promise<string> {
  const elsewhere = game.browser();
  await elsewhere.call.user.login({ username: "Holder", password: PASSWORD });
  await player.call.user.createToken({ name: "bot" });
  await player.call.user.updateProfile({ email: "newer@example.org" });
  const [mail] = await mailsOf(game, () =>
    game.browser().call.user.forgotPassword({ username: "Holder" }),
  );
  expect(await openings(player.id)).toEqual([2, 1, 1, 1]);
  return tokenIn(mail, "/fpass");
}

/** Waits for work that continues after its caller got BUSY: the next action queues behind it. */
const lateTriesOf = (playerId: number) =>
  game.services.actions.perform(playerId, {
    rule: () => ({ ok: false, code: "NOT_HERE" }),
    answer: asOutcome,
  });

describe("changing the password", () => {
  test("changes nothing if the connection dies while ending the sessions", async () => {
    await arm();
    const before = await accountOf(game, player.id);
    const mend = await killConnectionsEndingSessions();
    await expect(change()).rejects.toThrow();
    await lateTriesOf(player.id);
    expect(await accountOf(game, player.id)).toEqual(before);
    expect(await openings(player.id)).toEqual([2, 1, 1, 1]);
    await mend();
    await expect(player.call.user.session()).resolves.toBeDefined();
    expect(await change()).toEqual({});
    expect(await openings(player.id)).toEqual([1, 0, 0, 0]);
    keepCookie(player);
    await expect(player.call.user.session()).resolves.toBeDefined();
  });

  test("ends all old credentials even if the database is lost right after", async () => {
    await arm();
    const before = await accountOf(game, player.id);
    loseAfter("password_hash = coalesce(");
    await expect(change()).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await accountOf(game, player.id)).not.toMatchObject({
      passwordHash: before.passwordHash,
    });
    // The token of the new session was never sent.
    expect(await openings(player.id)).toEqual([1, 0, 0, 0]);
    await expect(player.call.user.session()).rejects.toThrow();
    const again = game.browser();
    await again.call.user.login({ username: "Holder", password: NEW });
  });
});

describe("a reset by mail", () => {
  test("changes nothing if the connection dies while ending the sessions", async () => {
    const token = await arm();
    const before = await accountOf(game, player.id);
    const mend = await killConnectionsEndingSessions();
    const reset = () => game.browser().call.user.resetPassword({ token, password: NEW });
    await expect(reset()).rejects.toThrow();
    expect(await accountOf(game, player.id)).toEqual(before);
    expect(await openings(player.id)).toEqual([2, 1, 1, 1]);
    await mend();
    expect(await reset()).toEqual({ ok: true });
    expect(await openings(player.id)).toEqual([0, 0, 0, 0]);
  });

  test("ends all old credentials even if the database is lost right after", async () => {
    const token = await arm();
    loseAfter('set "password_hash"');
    await game.browser().call.user.resetPassword({ token, password: NEW });
    vi.restoreAllMocks();
    expect(await openings(player.id)).toEqual([0, 0, 0, 0]);
  });
});

describe("upgrading a guest", () => {
  const form = { username: "Named", email: "named@example.org", password: NEW };
  let guest: Guest;
  beforeEach(async () => {
    guest = await game.guest();
  });

  test("changes nothing if the connection dies while ending the sessions", async () => {
    const mend = await killConnectionsEndingSessions();
    await expect(guest.call.user.upgrade(form)).rejects.toThrow();
    expect(await accountOf(game, guest.id)).toMatchObject({ passwordHash: null, email: null });
    await mend();
    await expect(guest.call.user.session()).resolves.toBeDefined();
    await guest.call.user.upgrade(form);
    keepCookie(guest);
    expect((await guest.call.user.session()).user.username).toBe("Named");
    expect(await openings(guest.id)).toEqual([1, 0, 0, 0]);
  });

  test("ends the guest's session even if the database is lost right after", async () => {
    loseAfter('"former_name" = ');
    await expect(guest.call.user.upgrade(form)).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await openings(guest.id)).toEqual([1, 0, 0, 0]);
    await expect(guest.call.user.session()).rejects.toThrow();
    await game.browser().call.user.login({ username: "Named", password: NEW });
  });
});
