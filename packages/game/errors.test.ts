import { describe, expect, it } from "vitest";
import { ERROR_CODES, ERRORS, errorStatus, errorText, waitText } from "./errors.ts";

describe("the error table", () => {
  it.each([
    ["NOT_LOGGED_IN", 401],
    ["BAD_CREDENTIALS", 401],
    ["BAD_INPUT", 400],
    ["FORBIDDEN", 403],
    ["CROSS_SITE", 403],
    ["NOT_FOUND", 404],
    ["METHOD_NOT_ALLOWED", 405],
    ["NOT_HERE", 409],
    ["WRONG_FIELD", 409],
    ["SPENT", 409],
    ["TIRED", 409],
    ["WORLD_FULL", 409],
    ["USERNAME_TAKEN", 409],
    ["EMAIL_TAKEN", 409],
    ["KEY_REUSED", 409],
    ["BODY_TOO_LARGE", 413],
    ["UNSUPPORTED_MEDIA_TYPE", 415],
    ["TOO_MANY_REQUESTS", 429],
    ["INTERNAL", 500],
    ["BUSY", 503],
  ] as const)("answers %s with %i", (code, status) => {
    expect(errorStatus(code)).toBe(status);
  });

  it("has a sentence for every code that names no code or internals", () => {
    for (const code of ERROR_CODES) {
      const { text } = ERRORS[code];
      expect(text).toMatch(/^[A-Z].{10,}\.$/);
      expect(text).not.toMatch(/[_{}<>]|null|undefined|sql|server error/i);
    }
  });

  it("has the specification's sentence for half a password change", () => {
    expect(errorText("PASSWORD_PAIR")).toBe(
      "Please input both old and new password to update password.",
    );
  });

  it("says how long a spent field rests", () => {
    expect(errorText("SPENT", 41 * 60_000 + 1)).toBe(
      "You have used up this field for now. It is fresh again in 42 minutes.",
    );
    expect(errorText("SPENT")).toBe("You have used up this field for now. Try another one.");
    expect(errorText("TOO_MANY_REQUESTS", 2000)).toContain("(2 seconds)");
  });

  it("says how many digs of the day are left", () => {
    expect(errorText("TIRED", undefined, 7)).toBe(
      "You have only 7 of today's first 1,000 digs left. Dig with less effort.",
    );
    expect(errorText("TIRED", undefined, 0)).toBe(
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
    expect(waitText(ms)).toBe(text);
  });
});
