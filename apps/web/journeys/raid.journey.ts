import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { payloadOf, playAsGuest, stepByKey } from "./game-page.ts";
import { launch, takeSeat } from "./player-browser.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A guest who took a step, and so has a base. */
async function settle() {
  const seat = await takeSeat(browser, server.url);
  await playAsGuest(seat.page);
  const { status } = await payloadOf(seat.page);
  await stepByKey(seat.page, { x: status.x, y: status.y }, 1, 0);
  await expect.poll(async () => (await payloadOf(seat.page)).base).not.toBeNull();
  return seat;
}

it("tells a victim of an attack while it happens, and keeps it in the inbox", async () => {
  const [victim, raider] = [await settle(), await settle()];
  const [target, attacker] = [await payloadOf(victim.page), await payloadOf(raider.page)];
  await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", join(ROOT, "scripts/testing/ready-for-war.ts"), attacker._id, target._id],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: "", DATA_DIR: server.dataDir } },
  );
  const status = await raider.page.evaluate(
    async (order) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(order);
      return (await fetch("/api/user/attack", { method: "POST", headers, body })).status;
    },
    { enemy: target._id, field: target.base },
  );
  expect(status).toBe(200);
  await victim.page.getByRole("status").filter({ hasText: attacker.username }).waitFor();
  await victim.page.getByRole("button", { name: "Alerts, 1 unread" }).click();
  const inbox = victim.page.getByRole("dialog", { name: "Alerts" });
  await inbox.getByText(attacker.username).first().waitFor();
  expect(victim.complaints).toEqual([]);
  for (const { context } of [victim, raider]) await context.close();
});
