import { describe, expect, it } from "vitest";
import { errorStatus } from "./errors.ts";

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
});
