/** Players for tests. */

import { loginPayload, signUp } from "@emberlode/api/testing";
import type { LoginPayload } from "@emberlode/contract";
import { rowsOf as rowsIn, setColumns } from "@emberlode/db/testing";
import { type FieldType, HOUR } from "@emberlode/game";
import type { TestApp } from "./test-app.ts";

export interface TestPlayer {
  sid: string;
  id: number;
  username: string;
  password: string;
  payload: LoginPayload;
}

const PASSWORD = "correct horse";
/** Age of test players, in milliseconds: in their first hour players have lower limits. */
const AGE_MS = 2 * HOUR;
let count = 0;

/** Creates a player at a separate address, with a base, without registering them. */
export async function register(test: TestApp): Promise<TestPlayer> {
  count += 1;
  const username = `Player${process.pid % 10_000}x${count}`;
  const { id, token: sid } = await signUp(test.services, {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    address: `2001:db8:${count.toString(16)}::1`,
  });
  await test.pool.query(
    "update accounts set created_at = created_at - $2::bigint where id = $1::int",
    [id, AGE_MS],
  );
  const payload = await loginPayload(test.services, id, {});
  return { sid, id, username, password: PASSWORD, payload };
}

/** Moves a player onto an unowned field of a type and returns its position. */
export async function putOn(test: TestApp, player: TestPlayer, type: FieldType) {
  const [field] = await test.pool.query<{ x: number; y: number }>(
    "select x, y from fields where type = $1 and base_owner is null order by x, y limit 1",
    [type],
  );
  if (!field) throw new Error(`There is no field of type ${type}.`);
  await setColumns(test.pool, player.id, `x = ${field.x}, y = ${field.y}`);
  test.services.actions.invalidate(player.id);
  return { x: field.x, y: field.y };
}

/** All rows of a player that a refused call must not change. */
export const rowsOf = (test: TestApp, { id }: TestPlayer) => rowsIn(test.pool, id);
