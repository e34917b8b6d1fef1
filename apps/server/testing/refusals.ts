import { ERROR_CODES } from "@emberlode/game";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

/** A refusal of REST: status, code in its header, and a sentence for the player as plain text. */
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
}
