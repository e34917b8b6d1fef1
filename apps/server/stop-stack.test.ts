import { expect, test } from "vitest";
import { createStopStack } from "./stop-stack.ts";

test.each([
  [["one"], "one"],
  [["one", "two"], "Several parts failed to stop."],
])("stops everything even if %j fail, then throws", async (failing, message) => {
  const stack = createStopStack();
  const stopped: string[] = [];
  for (const name of ["last", "two", "one", "first"]) {
    const stop = async () => {
      stopped.push(name);
      if (failing.includes(name)) throw new Error(name);
    };
    stack.push({ stop });
  }
  await expect(stack.stop()).rejects.toThrow(message);
  expect(stopped).toEqual(["first", "one", "two", "last"]);
});
