import { expect, it } from "vitest";
import { coalesce } from "./coalesce.ts";

/** A coalesced query whose calls the test resolves or rejects. */
function questions() {
  const asked: { all: readonly number[]; answer(value: string): void; fail(error: Error): void }[] =
    [];
  const ask = coalesce((all: readonly number[]) => {
    return new Promise<string>((answer, fail) => asked.push({ all, answer, fail }));
  });
  return { asked, ask };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("queries immediately, and coalesces calls that arrive during the query", async () => {
  const { asked, ask } = questions();
  const first = ask(1);
  const others = [ask(2), ask(3)];
  expect(asked.map(({ all }) => all)).toEqual([[1]]);
  asked[0]?.answer("one");
  expect(await first).toBe("one");
  await turn();
  expect(asked.map(({ all }) => all)).toEqual([[1], [2, 3]]);
  asked[1]?.answer("two and three");
  expect(await Promise.all(others)).toEqual(["two and three", "two and three"]);
  await turn();
  void ask(4);
  expect(asked.at(-1)?.all).toEqual([4]);
});

it("fails only the calls of the failed query", async () => {
  const { asked, ask } = questions();
  const first = ask(1);
  const second = ask(2);
  asked[0]?.fail(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await turn();
  asked[1]?.answer("well");
  expect(await second).toBe("well");
});
