import { UnavailableError } from "@emberlode/db";
import { english } from "@emberlode/messages/testing/english";
import { beforeAll, expect, test, vi } from "vitest";
import { type Player, refusal, refusedWith, startGame } from "./testing/game.ts";
import { useGame } from "./testing/use-game.ts";
import { overTheWire } from "./testing/wire.ts";

const game = useGame();
let player: Player;
beforeAll(async () => {
  player = await game.player("Wired");
});

const send = (path: string, input: unknown, requestId = "request-1") =>
  overTheWire(game.services, {
    type: "mutation",
    path,
    input,
    facts: { sessionToken: player.token, requestId },
  });

const errorOf = (data: object, message: string) => ({
  error: {
    message,
    code: expect.any(Number),
    data: { code: expect.any(String), path: expect.any(String), ...data },
  },
});

test("a refused form has a message for each field, and the first one as text", async () => {
  const refused = await send("user.register", { username: "a!", email: "x", password: "y" });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual(
    errorOf(
      {
        httpStatus: 400,
        gameCode: "BAD_INPUT",
        fields: {
          username: english.inputs("faults.usernameShort"),
          email: english.inputs("faults.emailInvalid"),
          password: english.inputs("faults.passwordShort"),
        },
      },
      english.inputs("faults.usernameShort"),
    ),
  );
});

test("errors of tRPC itself get our codes too", async () => {
  const unknown = await send("user.noSuchThing", {});
  expect(unknown.status).toBe(404);
  expect(unknown.body).toMatchObject({
    error: { message: refusedWith("NOT_FOUND").text, data: { gameCode: "NOT_FOUND" } },
  });
  const wrongMethod = await overTheWire(game.services, { type: "query", path: "user.logout" });
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.body).toMatchObject({ error: { data: { gameCode: "METHOD_NOT_ALLOWED" } } });
});

test("a bug reveals only its request ID in the log", async () => {
  const secret = 'select "password_hash" from accounts';
  const broken = vi
    .spyOn(game.services.actions, "perform")
    .mockRejectedValueOnce(new Error(secret));
  const logged = vi.spyOn(game.services.log, "error");
  const failed = await send("fields.move", { x: 1, y: 1 }, "request-42");
  expect(failed.status).toBe(500);
  expect(failed.body).toEqual(
    errorOf(
      { httpStatus: 500, gameCode: "INTERNAL", requestId: "request-42" },
      refusedWith("INTERNAL").text,
    ),
  );
  expect(failed.text).not.toContain("password_hash");
  expect(failed.text).not.toContain("stack");
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    {
      err: expect.objectContaining({ message: secret }),
      path: "fields.move",
      requestId: "request-42",
    },
    "unexpected error",
  );
  broken.mockRestore();
  logged.mockRestore();
});

test("a lost database is BUSY, not INTERNAL", async () => {
  const broken = vi
    .spyOn(game.pool, "values")
    .mockRejectedValue(new UnavailableError("connection closed"));
  const failed = await overTheWire(game.services, {
    type: "mutation",
    path: "user.guest",
    input: {},
  });
  broken.mockRestore();
  expect(failed.status).toBe(503);
  expect(failed.body).toMatchObject({
    error: { message: refusedWith("BUSY").text, data: { gameCode: "BUSY", retryAfterSeconds: 1 } },
  });
});

test("typos are not charged as sign-ups, which are limited per address", async () => {
  const strict = await startGame({ config: { signUpsPerHour: 2 } });
  const browser = strict.browser("192.0.2.50");
  const form = { username: "x", email: "x@example.org", password: "long enough" };
  for (let n = 0; n < 5; n++) await browser.call.user.register(form).catch(() => {});
  await browser.call.user.guest({});
  await browser.call.user.guest({});
  const third = browser.call.user.register({ ...form, username: "Third" });
  expect(await refusal(third)).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfterSeconds: 3600,
  });
  await expect(strict.browser("192.0.2.51").call.user.guest({})).resolves.toBeDefined();
  await strict.close();
});

test("text that the database cannot store is refused as bad input everywhere", async () => {
  const nul = "a\u0000b";
  const calls = [
    () => player.call.battles.report({ id: nul }),
    () => player.call.tools.use({ tool: "gps", count: 0, plot: nul }),
    () => player.call.chat.block({ username: nul }),
    () => player.call.plots.update({ id: nul, title: "x" }),
    () => player.call.naps.ask({ username: nul }),
  ];
  for (const call of calls) {
    const { code, status } = await refusal(call());
    expect(code).not.toBe("INTERNAL");
    expect(status).toBeLessThan(500);
  }
});
