import { expect, it } from "vitest";
import { errorStatus, type GameErrorCode } from "./errors.ts";

it.each<[status: number, codes: GameErrorCode[]]>([
  [400, ["BAD_INPUT"]],
  [401, ["NOT_LOGGED_IN", "BAD_CREDENTIALS"]],
  [403, ["FORBIDDEN", "CROSS_SITE"]],
  [404, ["NOT_FOUND"]],
  [405, ["METHOD_NOT_ALLOWED"]],
  [409, ["NOT_HERE", "WRONG_FIELD", "SPENT", "TIRED", "WORLD_FULL", "KEY_REUSED"]],
  [409, ["USERNAME_TAKEN", "EMAIL_TAKEN"]],
  [413, ["BODY_TOO_LARGE"]],
  [415, ["UNSUPPORTED_MEDIA_TYPE"]],
  [429, ["TOO_MANY_REQUESTS"]],
  [500, ["INTERNAL"]],
  [503, ["BUSY"]],
])("%i is the status of %j", (status, codes) => {
  for (const code of codes) expect(errorStatus(code), code).toBe(status);
});
