/**
 * Compares a success and a refusal of every call on the wire with the recorded ones (`vitest -u`
 * records again).
 */
import { describe, expect, onTestFinished, test } from "vitest";
import { ANSWERS, fileOf, ROUTERS, routerOf } from "./answer-files.ts";
import { CASES } from "./cases/all-cases.ts";
import { ASTRAY } from "./cases/astray-requests.ts";
import { byNobody, type Case, plain } from "./cases/case.ts";
import { openRecordedApp, type RecordedApp } from "./recorded-app.ts";
import { PROCEDURES, requestOf } from "./requests.ts";
import { maskRandom, transcribe } from "./transcript.ts";

/** How calls without their own refusal are refused. */
const REFUSALS: Record<string, Case[2]> = {
  "without a session": byNobody(),
  "with nonsense": plain({ nonsense: 1 }),
};

/** Public calls without input. */
const NEVER_REFUSED = new Set([
  "clans.list",
  "world.numbers",
  "world.signups",
  "world.banners",
  "seasons.current",
  "seasons.list",
]);

/** Calls whose answers depend on the machine; they have tests of their own. */
const ONLY_REFUSED = new Set(["admin.overview"]);

interface Played {
  text: string;
  status: number;
}

/** Plays a case with new players. */
async function play(app: RecordedApp, [procedure, what, ask]: Case): Promise<Played> {
  app.restart(`${procedure} ${what}, before`);
  const context = await app.open();
  const { input, headers = {}, caller = context.player } = await ask(context);
  const request = { ...requestOf(procedure, input), headers };
  app.restart(`${procedure} ${what}`);
  const response = await app.send(request, caller);
  const text = `# ${procedure}: ${what}\n\n${transcribe(request, response, maskRandom())}`;
  return { text, status: response.statusCode };
}

/** One success of a procedure, and one refusal unless it is never refused. */
async function playBoth(app: RecordedApp, procedure: string): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const one of CASES.filter(([name]) => name === procedure)) played.push(await play(app, one));
  const isRefused = () =>
    NEVER_REFUSED.has(procedure) || played.some(({ status }) => status >= 400);
  for (const [what, ask] of Object.entries(REFUSALS)) {
    if (isRefused()) break;
    const one = await play(app, [procedure, what, ask]);
    if (one.status >= 400) played.push(one);
  }
  return played;
}

// Dozens of sign-ups and calls each; the timeout allows for a busy machine.
const TIMEOUT_MS = 180_000;

describe.concurrent("recorded answers", () => {
  test.for(ROUTERS)("%s", { timeout: TIMEOUT_MS }, async (router, { expect, onTestFinished }) => {
    const app = await openRecordedApp();
    onTestFinished(() => app.close());
    const texts: string[] = [];
    const seen: Record<string, string[]> = {};
    for (const procedure of PROCEDURES.filter((name) => routerOf(name) === router)) {
      const played = await playBoth(app, procedure);
      texts.push(...played.map(({ text }) => text));
      seen[procedure] = played.map(({ status }) => `${String(status)[0]}xx`).sort();
    }
    const expected = Object.keys(seen).map((procedure) => {
      if (NEVER_REFUSED.has(procedure)) return [procedure, ["2xx"]];
      return [procedure, ONLY_REFUSED.has(procedure) ? ["4xx"] : ["2xx", "4xx"]];
    });
    expect(seen).toEqual(Object.fromEntries(expected));
    await expect(`${texts.join("\n\n\n")}\n`).toMatchFileSnapshot(`${ANSWERS}${fileOf(router)}`);
  });
});

test("answers requests that reach no procedure as recorded", async () => {
  const app = await openRecordedApp();
  onTestFinished(() => app.close());
  app.restart("astray");
  const { player } = await app.open();
  const texts: string[] = [];
  for (const [what, request] of Object.entries(ASTRAY)) {
    const response = await app.send(request, player);
    texts.push(`# ${what}\n\n${transcribe(request, response, maskRandom())}`);
  }
  await expect(`${texts.join("\n\n\n")}\n`).toMatchFileSnapshot(`${ANSWERS}astray.txt`);
});
