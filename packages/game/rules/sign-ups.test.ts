import { expect, it } from "vitest";
import { accountsRefusal, guestsRefusal, SIGN_UPS } from "./sign-ups.ts";

it("follows the setting", () => {
  expect(SIGN_UPS.map((one) => [one, accountsRefusal(one), guestsRefusal(one)])).toEqual([
    ["open", null, null],
    ["accounts", null, "GUESTS_CLOSED"],
    ["guests", "ACCOUNTS_CLOSED", null],
    ["closed", "SIGNUPS_CLOSED", "SIGNUPS_CLOSED"],
  ]);
});
