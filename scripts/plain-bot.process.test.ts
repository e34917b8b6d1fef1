/** The bot that knows only the API document, on a real server. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { useServers } from "@emberlode/server/testing/use-servers.ts";
import { expect, test } from "vitest";

const BOT = fileURLToPath(new URL("./plain-bot.mjs", import.meta.url));
const BOTS = 3;

const servers = useServers();

test("captures a factory within a hundred calls of its first", async () => {
  const server = await servers.start({ LOG_LEVEL: "warn" });
  const play = () => promisify(execFile)(process.execPath, [BOT, server.url]);
  const results = await Promise.allSettled(Array.from({ length: BOTS }, play));
  const held = results.flatMap((one) => (one.status === "fulfilled" ? [one.value.stdout] : []));
  // Very rarely, one starts too far from any free factory.
  expect(held.length, JSON.stringify(results)).toBeGreaterThanOrEqual(BOTS - 1);
  for (const line of held) {
    expect(line).toMatch(/^Plain-\w+ holds the factory at \d+\|\d+ after \d\d? calls\.\n$/);
  }
  // The ranking can be a few seconds old.
  const bots = async () => {
    const answer = await fetch(`${server.url}/api/ranks?bots=true`);
    return ((await answer.text()).match(/"username":"Plain-/g) ?? []).length;
  };
  await expect.poll(bots, { timeout: 15_000 }).toBe(BOTS);
});
