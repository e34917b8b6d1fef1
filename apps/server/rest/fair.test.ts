import { createHash } from "node:crypto";
import { DAY, MINUTE } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fair = (day: string) => app.send({ method: "GET", url: `/api/fair/${day}` });
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

test("GET /api/fair/{day} tells the hash before the day and the seed after it, to anybody", async () => {
  const now = app.services.clock.now();
  const tomorrow = dayOf(now + DAY);
  const before = (await fair(tomorrow)).json();
  expect(before).toMatchObject({ day: tomorrow, seed: null });
  expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);
  const end = (Math.floor(now / DAY) + 2) * DAY;
  app.advance(end + 9 * MINUTE - now);
  expect((await fair(tomorrow)).json().seed).toBeNull();
  app.advance(2 * MINUTE);
  const after = (await fair(tomorrow)).json();
  expect(after.commitment).toBe(before.commitment);
  const hash = createHash("sha256").update(Buffer.from(after.seed, "hex")).digest("hex");
  expect(hash).toBe(before.commitment);
});

test("a day without a seed is 404, what is no day 400", async () => {
  expectRefusal(await fair("1999-12-31"), 404, "NOT_FOUND");
  expectRefusal(await fair("someday"), 400, "BAD_INPUT");
});
