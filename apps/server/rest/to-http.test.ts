/** Every refusal over REST: status, code in a header, and the message as plain text. */
import { GameError } from "@emberlode/api";
import { ERROR_CODES, errorStatus } from "@emberlode/game";
import { errorText, SERVER_TRANSLATORS } from "@emberlode/messages";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendFailure } from "./to-http.ts";

let app: FastifyInstance;
let failure: Error;
beforeAll(async () => {
  app = fastify();
  app.get("/", async (_, reply) => sendFailure(reply, failure));
  await app.ready();
});
afterAll(() => app.close());

test.each(ERROR_CODES)("%s", async (code) => {
  failure = new GameError(code);
  const { statusCode, headers, body } = await app.inject("/");
  expect({ statusCode, code: headers["x-error-code"], type: headers["content-type"] }).toEqual({
    statusCode: errorStatus(code),
    code,
    type: "text/plain; charset=utf-8",
  });
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toBe(errorText(SERVER_TRANSLATORS.en.errors, code));
});

test("a temporary refusal has Retry-After in whole seconds", async () => {
  failure = new GameError("TOOL_NOT_READY", { retryAfterSeconds: 3_599.2 });
  expect((await app.inject("/")).headers["retry-after"]).toBe("3600");
});
