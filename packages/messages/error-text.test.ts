import { ERROR_CODES } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { SERVER_WORDS } from "./server-words.ts";

const enErrors = SERVER_WORDS.en.errors;

import { errorText, waitText } from "./error-text.ts";

describe("the texts of refusals", () => {
  it("has a sentence for every code that names no code or internals", () => {
    for (const code of ERROR_CODES) {
      const text = enErrors(`texts.${code}`);
      expect(text).toMatch(/^[A-Z].{10,}\.$/);
      expect(text).not.toMatch(/[_{}<>]|null|undefined|sql|server error/i);
    }
  });

  it("has the specification's sentence for half a password change", () => {
    expect(errorText(enErrors, "PASSWORD_PAIR")).toBe(
      "Please input both old and new password to update password.",
    );
  });

  it("says how long a spent field rests", () => {
    expect(errorText(enErrors, "SPENT", 41 * 60_000 + 1)).toBe(
      "You have used up this field for now. It is fresh again in 42 minutes.",
    );
    expect(errorText(enErrors, "SPENT")).toBe(
      "You have used up this field for now. Try another one.",
    );
    expect(errorText(enErrors, "TOO_MANY_REQUESTS", 2000)).toContain("(2 seconds)");
  });

  it("says how many digs of the day are left", () => {
    expect(errorText(enErrors, "TIRED", undefined, 7)).toBe(
      "You have only 7 of today's first 1,000 digs left. Dig with less effort.",
    );
    expect(errorText(enErrors, "TIRED", undefined, 0)).toBe(
      "You have used up today's first 1,000 digs. Dig with effort 1, or come back tomorrow.",
    );
  });
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
  ])("puts %i ms as %s, never too short", (ms, text) => {
    expect(waitText(enErrors, ms)).toBe(text);
  });
});
