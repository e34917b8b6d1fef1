import { expect, vi } from "vitest";
import type { TestGame } from "./game.ts";

/** Expects that a call makes one commit and no other query; returns its answer. */
export async function expectOneCommit<T>({ pool }: TestGame, call: () => Promise<T>): Promise<T> {
  const [commit, ...others] = [
    vi.spyOn(pool, "commit"),
    vi.spyOn(pool, "query"),
    vi.spyOn(pool, "values"),
  ];
  const answer = await call();
  expect(commit).toHaveBeenCalledTimes(1);
  // Other processes are notified in rounds: one may run now for earlier changes.
  const all = others.flatMap(({ mock }) => mock.calls.map(([text]) => text));
  expect(all.filter((text) => !text.includes("pg_notify"))).toEqual([]);
  for (const spy of [commit, ...others]) spy.mockRestore();
  return answer;
}
