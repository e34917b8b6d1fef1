/** Players for tests. */

import { ensureBase } from "@emberlode/api";
import type { LoginPayload } from "@emberlode/contract";
import { rowsOf as rowsIn, setColumns } from "@emberlode/db/testing";
import type { FieldType } from "@emberlode/game";
import { sidOf, type TestApp } from "./test-app.ts";

export interface TestPlayer {
  sid: string;
  id: number;
  username: string;
  password: string;
  payload: LoginPayload;
}

const PASSWORD = "correct horse";
let count = 0;

/** Registers somebody over REST, from an address of their own; the base comes with the first step. */
async function registerOnly(test: TestApp): Promise<TestPlayer> {
  count += 1;
  const username = `Player${process.pid % 10_000}x${count}`;
  const body = { username, email: `${username}@example.com`, password: PASSWORD };
  const address = `2001:db8:0:${count.toString(16)}::1`;
  const response = await test.send({ method: "POST", url: "/api/users", body, address });
  if (response.statusCode !== 201) throw new Error(`register: ${response.body}`);
  const payload: LoginPayload = response.json();
  const id = Number(payload.user._id);
  return { sid: sidOf(response), id, username, password: PASSWORD, payload };
}

/** The same with a base, as after the first step. */
export async function register(test: TestApp): Promise<TestPlayer> {
  const player = await registerOnly(test);
  await ensureBase(test.services, player.id);
  const session = await test.send({ method: "GET", url: "/api/auth", sid: player.sid });
  return { ...player, payload: session.json() };
}

/** Puts a player on some field of a type that holds nothing of anybody's, and answers where. */
export async function putOn(test: TestApp, player: TestPlayer, type: FieldType) {
  const [field] = await test.pool.query<{ x: number; y: number }>(
    "select x, y from fields where type = $1 and base_owner is null order by x, y limit 1",
    [type],
  );
  if (!field) throw new Error(`no field of type ${type}`);
  await setColumns(test.pool, player.id, `x = ${field.x}, y = ${field.y}`);
  test.services.actions.forget(player.id);
  return { x: field.x, y: field.y };
}

/** Everything of a player that a refused call must leave as it was. */
export const rowsOf = (test: TestApp, { id }: TestPlayer) => rowsIn(test.pool, id);
