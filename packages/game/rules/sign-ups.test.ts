import { expect, it } from "vitest";
import { accountsRefusal, guestsRefusal, SIGNUPS } from "./sign-ups.ts";

it("follows the setting", () => {
  expect(SIGNUPS.map((one) => [one, accountsRefusal(one), guestsRefusal(one)])).toEqual([
    ["open", null, null],
    ["accounts", null, "GUESTS_CLOSED"],
    ["guests", "ACCOUNTS_CLOSED", null],
    ["closed", "SIGNUPS_CLOSED", "SIGNUPS_CLOSED"],
  ]);
});
