import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLACEMENT_LIMITS } from "../../modules/actions/place-base.ts";
import { refusal } from "../../testing/game.ts";
import { CPU_WORK, FairQueue } from "./fair-queue.ts";

let turns: FairQueue;
/** Names of the tasks in the order they ran. */
let ran: string[];
beforeEach(() => {
  vi.useFakeTimers();
  turns = new FairQueue(PLACEMENT_LIMITS);
  ran = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (group: string, name: string) =>
  turns.run(group, async () => {
    ran.push(name);
  });

/** Occupies the turn until the returned function is called. */
function hold(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void turns.run("holder", () => ended);
  return end;
}

test("groups take turns, however many tasks of one are waiting", async () => {
  const end = hold();
  const many = ["a1", "a2", "a3", "a4"].map((name) => run("a", name));
  const others = [run("b", "b1"), run("c", "c1"), run("b", "b2")];
  end();
  await Promise.all([...many, ...others]);
  expect(ran).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  await run("a", "a5");
  expect(ran.at(-1)).toBe("a5");
});

test("a task that waits longer than five seconds is refused, later ones still run", async () => {
  const end = hold();
  const late = refusal(run("a", "late"));
  await vi.advanceTimersByTimeAsync(3_000);
  const next = run("a", "next");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toMatchObject({ code: "BUSY", status: 503 });
  end();
  await next;
  expect(ran).toEqual(["next"]);
});

test("refuses tasks of a group that would not get their turn in time", async () => {
  const end = hold();
  const waiting = Array.from({ length: 64 }, (_, n) => run("a", `a${n}`));
  expect(await refusal(run("a", "too many"))).toMatchObject({ code: "BUSY" });
  const other = run("b", "b");
  end();
  await Promise.all([...waiting, other]);
  expect(ran).toHaveLength(65);
  expect(ran).not.toContain("too many");
});

test("a failing task passes its turn on", async () => {
  const failed = turns.run("a", () => Promise.reject(new Error("a bug")));
  const next = run("a", "next");
  await expect(failed).rejects.toThrow("a bug");
  await next;
  await run("b", "other");
  expect(ran).toEqual(["next", "other"]);
});

test("runs two, queues twenty in order, refuses more", async () => {
  const queue = new FairQueue(CPU_WORK);
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => void ends.push(resolve));
  const runs = Array.from({ length: 30 }, () => queue.run("group", task));
  for (const late of runs.slice(22)) {
    await expect(late).rejects.toMatchObject({ gameCode: "BUSY" });
  }
  for (let at = 0; at < 22; at++) {
    expect(ends).toHaveLength(Math.min(at + 2, 22));
    ends[at]?.();
    await runs[at];
    await Promise.resolve();
  }
});

test("if too many wait, the largest group makes room for a smaller one", async () => {
  const queue = new FairQueue(CPU_WORK);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (group: string) =>
    queue.run(group, () => {
      order.push(group);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  const crowd = Array.from({ length: 22 }, () => ask("crowd"));
  const last = crowd.at(-1);
  const alone = ask("alone");
  await expect(last).rejects.toMatchObject({ gameCode: "BUSY" });
  await expect(ask("crowd")).rejects.toMatchObject({ gameCode: "BUSY" });
  for (let n = 0; n < 3; n++) {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(order).toEqual(["crowd", "crowd", "crowd", "alone", "crowd"]);
  while (ends.length > 0) {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  }
  await Promise.all([alone, ...crowd.slice(0, -1)]);
});
