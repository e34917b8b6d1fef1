import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { BotAccount } from "./account-file.ts";
import { countHeldFactories, startGroup } from "./group.ts";
import { PACES } from "./pace.ts";

const account: BotAccount = {
  ...{ number: 0, temperament: "digger", username: "Oswin", password: "secret", token: "token" },
};

test("counts the maximum for members whose factories are not known yet", () => {
  expect(countHeldFactories([{ account: null, bot: null }])).toBe(0);
  expect(
    countHeldFactories([
      { account, bot: null },
      { account, bot: null },
    ]),
  ).toBe(26);
});

/** Starts groups in a world in which every name is taken, and records the names they try. */
function takenWorld(folder: string, signal: AbortSignal) {
  return (name: string, size: number) => {
    const asked: string[] = [];
    const troubles: number[] = [];
    const data = { httpStatus: 409, gameCode: "USERNAME_TAKEN" };
    const refusal = JSON.stringify({ error: { message: "Taken.", code: -32000, data } });
    const group = startGroup({
      server: {
        url: "http://bots.invalid",
        fetch: async (_, init) => {
          asked.push(JSON.parse(String(init?.body)).username);
          return new Response(refusal, { status: 409 });
        },
      },
      accountsPath: join(folder, `${name}.json`),
      ...{ size, temperaments: ["digger"], pace: PACES.lively, signal },
      onError: (number) => troubles.push(number),
    });
    return { group, asked, troubles };
  };
}

const folders: string[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "emberlode-group-"));
  folders.push(folder);
  return folder;
}

test("groups that start at the same time choose different names", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 15) });
  const stop = new AbortController();
  const start = takenWorld(makeFolder(), stop.signal);
  const [one, other] = [start("one", 1), start("other", 1)];
  await vi.waitFor(() => expect(one.troubles.length * other.troubles.length).toBe(1));
  stop.abort();
  await Promise.all([one.group.ended, other.group.ended]);
  // The first name is fixed by the number in the group.
  const [, ...drawn] = one.asked;
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn).not.toEqual(other.asked.slice(1));
});

test("a large group rests without runtime warnings", async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.name);
  process.on("warning", note);
  const stop = new AbortController();
  const { group, troubles } = takenWorld(makeFolder(), stop.signal)("many", 12);
  await vi.waitFor(() => expect(troubles).toHaveLength(12));
  stop.abort();
  await group.ended;
  process.off("warning", note);
  expect(warnings).toEqual([]);
});
