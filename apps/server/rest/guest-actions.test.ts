import { randomUUID } from "node:crypto";
import { GUEST, MINUTE, SECOND, step } from "@emberlode/game";
import { expect, test } from "vitest";
import { sidOf } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();

interface Guest {
  id: number;
  sid: string;
  at: { x: number; y: number };
}

async function newGuest(): Promise<Guest> {
  const url = "/api/users/guest";
  const response = await app.send({ method: "POST", url, body: {} });
  const { _id, status } = response.json().user;
  return { id: Number(_id), sid: sidOf(response), at: { x: status.x, y: status.y } };
}

/** Thirty steps to and fro. */
async function walk({ sid, at }: Guest, headersOf: () => Record<string, string>) {
  for (let n = 0; n < 30; n++) {
    const { x, y } = n % 2 === 0 ? step(at, "e") : at;
    const url = `/api/fields/coords?x=${x}&y=${y}`;
    const response = await app.send({ method: "GET", url, sid, headers: headersOf() });
    expect(response.statusCode).toBe(200);
    if (n % 10 === 9) app.advance(2 * SECOND);
  }
}

test("steps are no actions, with a key or without; what writes the log is one", async () => {
  const [keyed, keyless, active] = [await newGuest(), await newGuest(), await newGuest()];
  await walk(keyed, () => ({ "idempotency-key": randomUUID() }));
  await walk(keyless, () => ({}));
  for (let n = 0; n < GUEST.briefActions; n++) {
    const body = { content: `note ${n}` };
    const response = await app.send({ method: "POST", url: "/api/logs", sid: active.sid, body });
    expect(response.statusCode).toBe(200);
    app.advance(SECOND);
  }
  app.advance(GUEST.briefIdleMs + MINUTE);
  await app.runJobs();
  const rows = await app.pool.query<{ id: number }>(
    "select id from accounts where id = any($1::int[])",
    [[keyed.id, keyless.id, active.id]],
  );
  expect(rows).toEqual([{ id: active.id }]);
});
