/** Compares REST answers with the document. */
import { ERROR_CODE_HEADER, RATE_HEADER } from "@emberlode/contract";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { z } from "zod";
import { createDocument } from "../openapi/document.ts";
import type { Method, Operation, Ref, ResponseObject, Schema } from "../openapi/open-api.ts";
import type { CallRoute } from "../rest/routes.ts";

const document = createDocument(false);
const { schemas, responses } = document.components;

const METHODS: Readonly<Record<CallRoute["method"], Method>> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete",
};

/** The documented operation of a route. */
export function operationOf({ method, path }: CallRoute): Operation {
  const found = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[METHODS[method]];
  if (found === undefined) throw new Error(`There is no ${method} ${path}.`);
  return found;
}

function answerOf(operation: Operation, status: number): ResponseObject {
  const found: ResponseObject | Ref | undefined = operation.responses[String(status)];
  if (found === undefined) {
    throw new Error(`${operation.operationId} does not document status ${status}.`);
  }
  const shared = "$ref" in found ? responses[found.$ref.split("/").at(-1) ?? ""] : found;
  if (shared === undefined) throw new Error("A reference has no target.");
  return shared;
}

/** A validator for a documented schema. */
export function validatorOf(schema: Schema): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

/** Expects status, type, headers and contents as documented. */
export function expectDocumented(route: CallRoute, response: LightMyRequestResponse): void {
  const answer = answerOf(operationOf(route), response.statusCode);
  const type = String(response.headers["content-type"]).split(";", 1)[0] ?? "";
  expect(Object.keys(answer.content ?? {})).toEqual([type]);
  if (type === "application/json") {
    // Rate headers are present exactly where documented.
    const present = Object.keys(answer.headers ?? {}).filter((name) => name in response.headers);
    expect(present).toEqual(Object.keys(answer.headers ?? {}));
    expect(RATE_HEADER in response.headers).toBe(present.includes(RATE_HEADER));
    const found = validatorOf(answer.content?.[type]?.schema ?? {}).safeParse(response.json());
    expect([response.body, found.error?.issues]).toEqual([response.body, undefined]);
    return;
  }
  const code = answer.headers?.[ERROR_CODE_HEADER];
  const codes = code !== undefined && "schema" in code ? code.schema.enum : undefined;
  expect(codes).toContain(response.headers[ERROR_CODE_HEADER]);
}
