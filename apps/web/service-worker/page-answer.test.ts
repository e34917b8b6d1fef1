import { expect, it } from "vitest";
import { answerPage } from "./page-answer.ts";

const KEPT = new Response("kept");
const kept = async () => KEPT;
const none = async () => undefined;
const answering = (status: number) => {
  const answer = new Response("the server's", { status });
  return { answer, ask: async () => answer };
};

it.each([200, 404, 429, 500])("leaves an answer of %i as it is", async (status) => {
  const { answer, ask } = answering(status);
  expect(await answerPage(ask, kept)).toBe(answer);
});

it.each([502, 503, 504])(
  "shows the kept page in place of a proxy's %i, if there is one",
  async (status) => {
    const { answer, ask } = answering(status);
    expect(await answerPage(ask, kept)).toBe(KEPT);
    expect(await answerPage(ask, none)).toBe(answer);
  },
);

it("shows the kept page without any answer, and else fails as asking did", async () => {
  const ask = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await answerPage(ask, kept)).toBe(KEPT);
  await expect(answerPage(ask, none)).rejects.toThrow("Failed to fetch");
});
