/** Many new accounts of one address on two processes (rules §2; see `make-room.test.ts`). */
import type { LoginPayload } from "@emberlode/contract";
import { wrapCoordinate } from "@emberlode/game";
import { expect, test } from "vitest";
import { createTestApp, sidOf } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
const PLAYERS = 24;

/** Registers an account and returns its first step, for any process. */
async function begin(index: number) {
  const username = `Settler${index}`;
  const body = { username, email: `${username}@example.org`, password: "correct horse" };
  const address = "192.0.2.1";
  const response = await app.send({ method: "POST", url: "/api/users", body, address });
  expect(response.statusCode).toBe(201);
  const { user }: LoginPayload = response.json();
  const { x, y } = user.status;
  expect(user).toMatchObject({ base: { x, y }, baseOnMap: false });
  const url = `/api/fields/coords?x=${wrapCoordinate(x + 1)}&y=${y}`;
  return (process = app) => process.send({ method: "GET", url, sid: sidOf(response) });
}

test("two processes place at most twenty bases of young accounts of an address", async () => {
  const steps: Awaited<ReturnType<typeof begin>>[] = [];
  for (let n = 0; n < PLAYERS; n++) steps.push(await begin(n));
  const beside = await createTestApp({ beside: app });
  const answers = await Promise.all(steps.map((step, n) => step(n % 2 === 0 ? app : beside)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  await beside.close();
  const bases = await app.pool.query("select 1 from players where base_x is not null");
  expect(bases).toHaveLength(20);
});
