/** A bot's reactions to refusals, against a fake server. Its play is tested on the real one. */
import { createServer, type Server } from "node:http";
import { ClientError, createClient } from "@emberlode/client";
import { SECOND, seededRandom } from "@emberlode/game";
import { afterEach, expect, test } from "vitest";
import { habitFor } from "../habits/habit.ts";
import { Bot } from "./bot.ts";
import { ALWAYS } from "./play-schedule.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A bot on a server that refuses every call, with the number of calls. */
async function refusedBot(status: number, gameCode: string, retryAfterSeconds?: number) {
  let calls = 0;
  const data = { httpStatus: status, gameCode, ...(retryAfterSeconds && { retryAfterSeconds }) };
  const made = createServer((request, response) => {
    calls += 1;
    request.resume().on("end", () => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "No.", code: -32000, data } }));
    });
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  const address = made.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const bot = new Bot({
    client: createClient({ url: `http://127.0.0.1:${port}`, maxTries: 1 }),
    habit: habitFor("digger"),
    random: seededRandom("a"),
    schedule: ALWAYS,
    betweenMs: 100,
    now: () => Date.UTC(2026, 5, 15),
    groupFactories: () => 0,
  });
  return { bot, calls: () => calls };
}

test.each([
  [429, "TOO_MANY_REQUESTS", 600],
  [503, "MAINTENANCE", 60],
])("waits as long as the server asks for: %i %s", async (status, code, seconds) => {
  const { bot, calls } = await refusedBot(status, code, seconds);
  expect(await bot.turn()).toBe(seconds * SECOND);
  expect(calls()).toBe(1);
});

test("backs off from a failing server, up to five minutes", async () => {
  const { bot } = await refusedBot(503, "BUSY");
  const pauses = [];
  for (let turn = 0; turn < 8; turn++) pauses.push(await bot.turn());
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map((seconds) => seconds * 1000));
});

test.each([
  [401, "NOT_LOGGED_IN"],
  [403, "BANNED"],
])("gives up at %i %s", async (status, code) => {
  const { bot } = await refusedBot(status, code);
  const error = await bot.turn().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({ code });
});
