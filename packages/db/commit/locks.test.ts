import { expect, test } from "vitest";
import { KeyedLocks } from "./locks.ts";

const PLAYER = 7;
const PLACES = 3;

test("alternates between the player's own actions and others', with separate limits", async () => {
  const locks = new KeyedLocks(PLACES);
  await locks.acquire([PLAYER], 1);
  const order: string[] = [];
  const enter = async (name: string, actor: number) => {
    if (!(await locks.acquire([PLAYER], actor))) return order.push(`${name} refused`);
    order.push(name);
    return locks.release([PLAYER]);
  };
  const others = ["a", "b", "c", "d"].map((name, index) => enter(name, 20 + index));
  const own = ["x", "y"].map((name) => enter(name, PLAYER));
  await others[PLACES];
  expect(order).toEqual(["d refused"]);
  locks.release([PLAYER]);
  await Promise.all([...others, ...own]);
  expect(order).toEqual(["d refused", "x", "a", "y", "b", "c"]);
  expect(await locks.acquire([PLAYER], 1)).toBe(true);
});
