import { ERROR_CODES } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

/** Codes for which some calls use a more specific text. */
const OWN_WORDS: readonly string[] = [
  ...["BAD_INPUT", "BASE_LEVEL_TOO_LOW", "NOT_ENOUGH_TOOLS", "NOT_FOUND", "PICTURE_INVALID"],
  ...["SPENT", "STAKE_INVALID", "TIRED", "TOO_MANY_FACTORIES", "TOO_MANY_REQUESTS", "TOO_WEAK"],
];

/** Expects a REST refusal: status, code in a header, and the code's message as plain text. */
export function expectRefusal(
  response: LightMyRequestResponse,
  status: number,
  code: string,
): void {
  expect({
    status: response.statusCode,
    code: response.headers["x-error-code"],
    type: response.headers["content-type"],
  }).toEqual({ status, code, type: "text/plain; charset=utf-8" });
  expect(ERROR_CODES).toContain(code);
  expect(response.body).toMatch(/^[A-Z][^<>{}]*[.)?]$/);
  const known = ERROR_CODES.find((one) => one === code);
  // A waiting time may follow.
  if (known !== undefined && !OWN_WORDS.includes(known)) {
    expect(response.body.startsWith(SERVER_TRANSLATORS.en.errors(`texts.${known}`))).toBe(true);
  }
}
