import { expect, test } from "vitest";
import { refusal, refusedWith } from "../../testing/game.ts";
import { WorkQueue } from "../pace/work-queue.ts";
import { createPasswords } from "./passwords.ts";

test("a stored hash is argon2id with the promised cost and fits its password only", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, "correct horse")).toBe(true);
  expect(await passwords.matches(stored, "Correct horse")).toBe(false);
  expect(await passwords.matches(null, "correct horse")).toBe(false);
});

test("two run, twenty wait, the next is refused, and places come free again", async () => {
  const queue = new WorkQueue();
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const task = () => {
    most = Math.max(most, ++running);
    return new Promise<void>((resolve) => finish.push(resolve)).finally(() => {
      running -= 1;
    });
  };
  const tasks = Array.from({ length: 22 }, () => queue.run(task));
  expect(await refusal(queue.run(task))).toEqual({ ...refusedWith("BUSY"), retryAfterSeconds: 2 });
  for (let n = 0; n < 22; n++) {
    await Promise.resolve();
    while (finish.length === 0) await Promise.resolve();
    finish.shift()?.();
  }
  await Promise.all(tasks);
  expect(most).toBe(2);
  await queue.run(async () => {});
});

test("a failed task gives its place back", async () => {
  const queue = new WorkQueue();
  for (let n = 0; n < 5; n++) {
    await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
  await expect(queue.run(async () => "done")).resolves.toBe("done");
});
