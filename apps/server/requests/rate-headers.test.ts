import { beforeAll, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import type { TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;

beforeAll(async () => {
  player = await register(app);
});

type Request = Parameters<TestApp["send"]>[0];

/** The status and the two headers of an answer. */
async function rates(request: Request) {
  const { statusCode, headers } = await app.send({ sid: player.sid, ...request });
  return [statusCode, headers["ratelimit-policy"], headers.ratelimit];
}

const LOOK: Request = { method: "GET", url: "/api/user/puc" };
const DIG: Request = { method: "PATCH", url: "/api/user/gather", body: { type: "cave" } };

test("a read shows what is left of the second, over REST and tRPC", async () => {
  app.advance(60_000);
  expect(await rates(LOOK)).toEqual([200, '"steps";q=20;w=1', '"steps";r=19;t=1']);
  const trpc: Request = { method: "GET", url: "/trpc/user.session" };
  expect(await rates(trpc)).toEqual([200, '"steps";q=20;w=1', '"steps";r=18;t=1']);
  const batch: Request = { method: "GET", url: "/trpc/user.session,fields.view?batch=1" };
  expect(await rates(batch)).toEqual([200, '"steps";q=20;w=1', '"steps";r=16;t=1']);
});

test("an action shows both of its limits, refused or not", async () => {
  app.advance(60_000);
  const policy = '"actions";q=10;w=1, "actions-a-minute";q=300;w=60';
  expect(await rates(DIG)).toEqual([
    400,
    policy,
    '"actions";r=9;t=1, "actions-a-minute";r=299;t=60',
  ]);
  for (let n = 0; n < 9; n++) await app.send({ ...DIG, sid: player.sid });
  expect(await rates(DIG)).toEqual([429, '"actions";q=10;w=1', '"actions";r=0;t=1']);
});

test("anonymous callers get their address's limit, and pages none", async () => {
  const [status, policy, left] = await rates({ ...LOOK, sid: "", address: "203.0.113.5" });
  expect([status, policy, left]).toEqual([401, '"strangers";q=60;w=1', '"strangers";r=59;t=1']);
  expect(await rates({ method: "GET", url: "/healthz" })).toEqual([200, undefined, undefined]);
});
