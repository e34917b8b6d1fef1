import { MINUTE } from "@emberlode/game";
import { afterEach, expect, test, vi } from "vitest";
import { newSecret } from "../../platform/secrets.ts";
import { keepCookie, PASSWORD, refusal } from "../../testing/game.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame({ allLimits: true });
const player = usePlayer(game);
afterEach(() => vi.restoreAllMocks());

/** Counts the secrets looked up in the database. */
function countAsked(): () => number {
  const query = vi.spyOn(game.pool, "query");
  return () =>
    query.mock.calls
      .filter(([text]) => text.includes("as asked(hash)"))
      .flatMap(([, values = []]) => values[0]).length;
}

test.each(["sessionToken", "bearerToken"] as const)(
  "limits lookups of made-up %s values by address, without blocking players there",
  async (kind) => {
    const { call, address } = player;
    await call.user.session();
    // The player was away for a while.
    game.clock.pass(30 * MINUTE);
    const asked = countAsked();
    const flood = Array.from({ length: 300 }, () =>
      refusal(
        game
          .browser(address)
          .callWith({ [kind]: newSecret() })
          .user.session(),
      ),
    );
    const codes = (await Promise.all(flood)).map(({ code }) => code);
    expect(codes.filter((code) => code === "NOT_LOGGED_IN")).toHaveLength(60);
    expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(240);
    expect(asked()).toBe(60);
    await expect(call.user.session()).resolves.toBeDefined();
  },
);

const credentials = () => ({ username: player.username, password: PASSWORD });

const check = () => {
  const credential = { sessionToken: player.token, bearerToken: null };
  return game.services.sessions.check(credential, player.address);
};

test("during a flood, new logins and changed accounts still work", async () => {
  const { limits, sessions } = game.services;
  for (let n = 0; n < 60; n++) await limits.charge("secret", null, player.address);
  expect(await refusal(player.call.user.session())).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await player.callWith({ sessionToken: null }).user.login(credentials());
  keepCookie(player);
  await expect(player.call.user.session()).resolves.toBeDefined();
  sessions.invalidate(player.id);
  await expect(player.call.user.session()).resolves.toBeDefined();
});

test("refunds valid secrets that were not cached, but not invalid ones", async () => {
  for (let n = 0; n < 61; n++) {
    const other = await game.player();
    other.address = player.address;
    await expect(other.call.user.session()).resolves.toBeDefined();
  }
  expect(await check()).not.toBeNull();
  // A read in progress when the notification arrives is repeated.
  const noticed = new Promise<void>((resolve) => {
    game.services.live.subscribe(({ t }) => {
      if (t === "session") resolve();
    });
  });
  await player.call.user.logout();
  await noticed;
  // The first one finds that the session has ended.
  expect(await check()).toBeNull();
  const asked = countAsked();
  for (let n = 0; n < 60; n++) expect(await check()).toBeNull();
  expect(await refusal(check())).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: 1 });
  expect(asked()).toBe(60);
});
