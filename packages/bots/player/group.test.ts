import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { AccountFile, type BotAccount } from "./account-file.ts";
import { countHeldFactories, startGroup } from "./group.ts";
import { PACES } from "./pace.ts";

const account: BotAccount = {
  number: 0,
  temperament: "digger",
  username: "Oswin",
  password: "secret",
  token: "token",
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
      size,
      temperaments: ["digger"],
      pace: PACES.lively,
      signal,
      onError: (number) => troubles.push(number),
    });
    return { group, asked, troubles };
  };
}

/** Starts a bot in a world that refuses some calls, and returns the calls until it pauses. */
async function playIn(path: string, refusals: Record<string, string>): Promise<string[]> {
  const calls: string[] = [];
  const stop = new AbortController();
  let onError = () => {};
  const paused = new Promise<void>((resolve) => {
    onError = resolve;
  });
  const group = startGroup({
    server: {
      url: "http://bots.invalid",
      fetch: async (input) => {
        const name = new URL(String(input)).pathname.split("user.")[1] ?? "";
        calls.push(name);
        const gameCode = refusals[name];
        // It repeats calls without a pause.
        if (calls.length > 12) stop.abort();
        if (gameCode === undefined) return Response.json({ result: { data: { secret: "new" } } });
        const data = { httpStatus: 400, gameCode };
        const error = { message: "Refused.", code: -32000, data };
        return Response.json({ error }, { status: 400 });
      },
    },
    accountsPath: path,
    size: 1,
    temperaments: ["digger"],
    pace: PACES.lively,
    signal: stop.signal,
    onError,
  });
  await Promise.race([paused, group.ended]);
  stop.abort();
  await group.ended;
  return calls;
}

test("keeps the password of an account that gets no token", async () => {
  const path = join(makeFolder(), "bots.json");
  expect(await playIn(path, { createToken: "FORBIDDEN" })).toEqual(["register", "createToken"]);
  expect(new AccountFile(path).of(0)).toMatchObject({ username: "Oswin", token: null });
  expect(await playIn(path, { session: "BAD_INPUT" })).toEqual(["login", "createToken", "session"]);
  expect(new AccountFile(path).of(0)).toMatchObject({ username: "Oswin", token: "new" });
});

test("pauses when the server does not accept a new token", async () => {
  const path = join(makeFolder(), "bots.json");
  new AccountFile(path).save(account);
  const calls = await playIn(path, { session: "NOT_LOGGED_IN" });
  expect(calls).toEqual(["session", "login", "createToken", "session"]);
});

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
