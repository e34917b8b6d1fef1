import { expect, test } from "vitest";
import { refusal } from "./testing/game.ts";
import { useGame } from "./testing/use-game.ts";

const game = useGame({ allLimits: true });

test("counts public reads with invalid input", async () => {
  const { call } = game.browser();
  const read = async () => (await refusal(call.fair.day({ day: "someday" }))).code;
  for (let n = 0; n < 60; n++) expect(await read()).toBe("BAD_INPUT");
  expect(await read()).toBe("TOO_MANY_REQUESTS");
});
