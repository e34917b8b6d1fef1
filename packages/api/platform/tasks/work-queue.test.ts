/** The queue of expensive work: two run, twenty wait, the rest is refused. */
import { expect, test } from "vitest";
import { WorkQueue } from "./work-queue.ts";

/** A task that ends on demand. */
function task() {
  let end: (value: string) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  let begun = false;
  return {
    run: () => {
      begun = true;
      return promise;
    },
    begun: () => begun,
    end,
    fail,
  };
}

test("runs two, queues twenty in order, refuses more", async () => {
  const queue = new WorkQueue();
  const tasks = Array.from({ length: 30 }, task);
  const runs = tasks.map((one) => queue.run("group", one.run));
  for (const late of runs.slice(22)) {
    await expect(late).rejects.toMatchObject({ gameCode: "BUSY" });
  }
  const begun = () => tasks.filter((one) => one.begun()).length;
  expect(begun()).toBe(2);
  for (let at = 0; at < 22; at++) {
    expect(begun()).toBe(Math.min(at + 2, 22));
    expect(tasks.slice(0, begun()).every((one) => one.begun())).toBe(true);
    tasks[at]?.end("done");
    await expect(runs[at]).resolves.toBe("done");
    await Promise.resolve();
  }
});

test("groups take turns, and the largest makes room for a smaller one", async () => {
  const queue = new WorkQueue();
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
    await new Promise(setImmediate);
  }
  expect(order).toEqual(["crowd", "crowd", "crowd", "alone", "crowd"]);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all([alone, ...crowd.slice(0, -1)]);
});

test("a failing task passes its place on", async () => {
  const queue = new WorkQueue();
  const tasks = Array.from({ length: 3 }, task);
  const runs = tasks.map((one) => queue.run("group", one.run));
  tasks[0]?.fail(new Error("no picture"));
  await expect(runs[0]).rejects.toThrow("no picture");
  tasks[2]?.end("done");
  await expect(runs[2]).resolves.toBe("done");
  tasks[1]?.end("done");
  await expect(runs[1]).resolves.toBe("done");
  await expect(queue.run("group", async () => "again")).resolves.toBe("again");
});
