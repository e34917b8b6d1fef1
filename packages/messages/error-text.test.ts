import {
  ATTACK,
  ERROR_CODES,
  FACTORY_CLASSES,
  type GameErrorCode,
  MAX_BLOCKS,
  MAX_PLOTS,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { errorText, waitText } from "./error-text.ts";
import { LANGUAGES } from "./languages.ts";
import { SERVER_TRANSLATORS } from "./server-translators.ts";

const enErrors = SERVER_TRANSLATORS.en.errors;

describe("the texts of refusals", () => {
  it("have a sentence for every code, without codes or internals", () => {
    for (const code of ERROR_CODES) {
      const text = enErrors(`texts.${code}`);
      expect(text).toMatch(/^[A-Z].{10,}\.$/);
      expect(text).not.toMatch(/[_{}<>]|null|undefined|sql|server error/i);
    }
  });

  it.each([
    ["PASSWORD_PAIR", {}, "Please input both old and new password to update password."],
    ["SPENT", {}, "This field is still recovering. Try another one."],
    [
      "SPENT",
      { waitMs: 41 * 60_000 + 1 },
      "This field is still recovering. It will be ready in 42 minutes.",
    ],
    ["SHIELDED", { waitMs: 2000 }, "This player is still shielded. Try again in 2 seconds."],
    [
      "TOO_MANY_GUESTS_HERE",
      { waitMs: 30 * 60_000 },
      "Your network (school, office or home) has reached its limit of 5 guests. Create an account, or try again in 30 minutes.",
    ],
    [
      "TIRED",
      { left: 7 },
      "You can only raise effort for your first 1,000 digs each day, and you have 7 left. Choose a lower effort.",
    ],
    [
      "TIRED",
      { left: 0 },
      "You can only raise effort for your first 1,000 digs each day. Choose effort 1, or come back tomorrow.",
    ],
    ["NOT_ENOUGH_METAL", { missing: { metal: 350, energy: 0 } }, "You need 350 more metal."],
    [
      "NOT_ENOUGH_RESOURCES",
      { missing: { metal: 1000, energy: 5 } },
      "You need 1,000 more metal and 5 more energy.",
    ],
    [
      "NOT_ENOUGH_SLOTS",
      { slots: 1 },
      "You need 1 more free slot. Capture a factory or upgrade your base.",
    ],
    ["BANK_TOO_LITTLE", { left: 70 }, "Your account only holds 70. Withdraw less."],
    ["SOLD_OUT", { left: 2 }, "You can only buy 2 more today. Buy fewer, or come back tomorrow."],
    ["BASE_LEVEL_TOO_LOW", { baseLevel: 3 }, "You need base level 3. Upgrade your base first."],
    [
      "TOO_MANY_FACTORIES",
      { max: 4 },
      "You own 4 factories, the maximum for your base level. Upgrade your base, or abandon a factory.",
    ],
    [
      "TOO_MANY_FACTORIES",
      { max: 1 },
      "You own 1 factory, the maximum for your base level. Upgrade your base, or abandon a factory.",
    ],
    ["NOT_ENOUGH_TOOLS", { left: 2 }, "You only have 2 of that tool."],
    ["NOT_ENOUGH_TOOLS", { left: 0 }, "You don't have any of that tool."],
    ["STAKE_INVALID", { max: 2000 }, "Bet a multiple of 100, up to 2,000."],
    [
      "TOO_WEAK",
      { percent: 20 },
      "This player is less than 20% of your size (total slots). Choose a bigger one.",
    ],
  ] as const)("are exact: %s with %o", (code, facts, text) => {
    expect(errorText(enErrors, code, facts)).toBe(text);
  });
});

/** Refusals that expire. */
const WAITING = [
  ...["ABANDONED_RECENTLY", "ALREADY_LIT", "ATTACKED_RECENTLY", "CAPTURE_TRIED_RECENTLY"],
  ...["FACTORY_RESERVED", "FACTORY_SAFE", "MUTED", "NAP_ASKED_LATELY", "SHIELDED", "SPENT"],
  ...["TOOL_NOT_READY", "TOO_MANY_GUESTS_HERE", "TOO_MANY_NOTES"],
] as readonly GameErrorCode[];

it.each(LANGUAGES)("uses at most two sentences per refusal: %s", (language) => {
  const { errors } = SERVER_TRANSLATORS[language];
  const said = [
    ...ERROR_CODES.map((code) => errorText(errors, code)),
    ...WAITING.map((code) => errorText(errors, code, { waitMs: 90 * 60_000 })),
  ];
  expect(said.filter((text) => text.split(/[.!?](?:\s|$)/).length > 3)).toEqual([]);
});

it.each(LANGUAGES)("names the limits of the rules: %s", (language) => {
  const textOf = (code: GameErrorCode) => errorText(SERVER_TRANSLATORS[language].errors, code);
  expect(textOf("TOO_MANY_PLOTS")).toContain(` ${MAX_PLOTS} `);
  expect(textOf("TOO_MANY_BLOCKS")).toContain(` ${MAX_BLOCKS} `);
  expect(textOf("TOO_MANY_ATTACKS")).toContain(` ${ATTACK.perDay} `);
  const { small, works } = FACTORY_CLASSES;
  expect(textOf("FACTORY_TOO_SMALL")).toContain(` ${small.maxSlots} `);
  expect(textOf("FACTORY_TOO_SMALL")).toContain(` ${small.maxBaseLevel}`);
  expect(textOf("TOO_MANY_SMALL_FACTORIES")).toContain(` ${small.perPlayer} `);
  expect(textOf("TOO_MANY_SMALL_FACTORIES")).toContain(`(${small.maxSlots} `);
  expect(textOf("TOO_MANY_WORKS")).toContain(` ${works.perPlayer} `);
});

it("keeps the numbers of the rules out of the texts without parameters", () => {
  const { errors } = SERVER_TRANSLATORS.en;
  for (const code of ["FACTORY_TOO_SMALL", "TOO_MANY_SMALL_FACTORIES", "TOO_MANY_WORKS"] as const) {
    expect(errors(`texts.${code}`)).not.toMatch(/\d/);
  }
});

describe("waitText", () => {
  it.each([
    [0, "1 second"],
    [999, "1 second"],
    [1001, "2 seconds"],
    [59_000, "59 seconds"],
    [59_001, "1 minute"],
    [60_001, "2 minutes"],
    [3_600_000, "1 hour"],
    [3_600_001, "1 hour 1 minute"],
    [7_380_000, "2 hours 3 minutes"],
  ])("rounds %i ms up to %s", (ms, text) => {
    expect(waitText(enErrors, ms)).toBe(text);
  });
});
