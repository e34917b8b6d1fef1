import { expect, test } from "vitest";
import type { BotAccount } from "./account-file.ts";
import { heldBy } from "./group.ts";

const account: BotAccount = {
  ...{ number: 0, temperament: "digger", username: "Oswin", password: "secret", token: "token" },
};

test("of a member whose factories are not known yet the most is assumed that anybody can hold", () => {
  expect(heldBy([{ account: null, bot: null }])).toBe(0);
  expect(
    heldBy([
      { account, bot: null },
      { account, bot: null },
    ]),
  ).toBe(26);
});
