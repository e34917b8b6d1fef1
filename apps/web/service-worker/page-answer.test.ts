import { expect, it } from "vitest";
import { answerPage } from "./page-answer.ts";

const KEPT = new Response("kept");
const kept = async () => KEPT;
const none = async () => undefined;
const answering = (status: number) => {
  const answer = new Response("the server's", { status });
  return { answer, ask: async () => answer };
};

it.each([
  ...[200, 404, 429, 500].map((status) => [status, false] as const),
  ...[502, 503, 504].map((status) => [status, true] as const),
])(
  "shows the kept page, if there is one, in place of an answer of %i: %s",
  async (status, shown) => {
    const { answer, ask } = answering(status);
    expect(await answerPage(ask, kept)).toBe(shown ? KEPT : answer);
    expect(await answerPage(ask, none)).toBe(answer);
  },
);

it("shows the cached page without any answer, else fails with the same error", async () => {
  const ask = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await answerPage(ask, kept)).toBe(KEPT);
  await expect(answerPage(ask, none)).rejects.toThrow("Failed to fetch");
});
