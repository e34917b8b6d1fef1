/** The document matches its sources and the rules of OpenAPI. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { CALL_ROUTES } from "../rest/routes.ts";
import { createDocument } from "./document.ts";
import type { Operation } from "./open-api.ts";
import { SERVICE_CALLS } from "./service-calls.ts";
import { TAG_TEXTS } from "./texts.ts";

const document = createDocument(false);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

function operationOf(procedure: string): Operation {
  const found = operations.find(({ operation }) => operation.operationId === procedure);
  if (found === undefined) throw new Error(`There is no ${procedure}.`);
  return found.operation;
}

const namesIn = (operation: Operation, place: string) =>
  (operation.parameters ?? []).flatMap((one) =>
    "in" in one && one.in === place ? [one.name] : [],
  );

function bodyOf(procedure: string, type = "application/json") {
  const body = operationOf(procedure).requestBody;
  return { isNeeded: body?.required, ...body?.content[type]?.schema };
}

describe("the document", () => {
  test("is valid OpenAPI without dangling references", async () => {
    const copy = JSON.parse(JSON.stringify(document));
    const validator = new Validator();
    expect(await validator.validate(copy)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, reference = ""] of references) {
      const [kind = "", name = ""] = reference.split("/");
      const things: Readonly<Record<string, unknown>> = { ...document.components };
      expect([reference, Object.keys(things[kind] ?? {})]).toEqual([
        reference,
        expect.arrayContaining([name]),
      ]);
    }
  });

  test("lists every REST call once, by procedure name, with its path parameters", () => {
    const routes = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const rows = CALL_ROUTES.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
    );
    const service = Object.keys(SERVICE_CALLS).map((path) => `GET ${path}`);
    expect(routes.sort()).toEqual([...rows, ...service].sort());
    for (const { procedure, path } of CALL_ROUTES) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect([procedure, namesIn(operationOf(procedure), "path")]).toEqual([procedure, names]);
    }
  });

  test("describes exactly the tags in use", () => {
    const tags = operations.flatMap(({ operation }) => operation.tags);
    expect(Object.keys(TAG_TEXTS).sort()).toEqual([...new Set(tags)].sort());
  });

  test("offers keys and tokens only where they are accepted", () => {
    const takesKey = (procedure: string) =>
      JSON.stringify(operationOf(procedure).parameters ?? []).includes("IdempotencyKey");
    expect(["units.buy", "user.login", "alerts.update"].map(takesKey)).toEqual([
      true,
      false,
      false,
    ]);
    expect(operationOf("user.createToken").security).toEqual([{ session: [] }]);
    expect(operationOf("user.progress").security).toEqual([{ session: [] }, { token: [] }]);
  });
});

describe("the sources of a call's input", () => {
  test("queries: numbers stay numbers, a named input is listed field by field", () => {
    expect(namesIn(operationOf("fields.move"), "query")).toEqual(["x", "y"]);
    expect(operationOf("logs.list").parameters).toContainEqual({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
    });
    expect(namesIn(operationOf("chat.ticket"), "query")).toEqual(["clientId"]);
  });

  test("paths: path parameters are not in the body", () => {
    expect(bodyOf("naps.change")).toMatchObject({ isNeeded: true, required: ["state"] });
    expect(Object.keys(bodyOf("naps.change").properties ?? {})).toEqual(["state"]);
    for (const procedure of ["plots.remove", "chat.block", "finds.mirage"]) {
      expect([procedure, operationOf(procedure).requestBody]).toEqual([procedure, undefined]);
    }
  });

  test("paths: the rest of the input may be in a body", () => {
    const { isNeeded, properties } = bodyOf("chat.report");
    expect([isNeeded, Object.keys(properties ?? {})]).toEqual([false, ["reason", "note"]]);
  });

  test("bodies: required, optional, or replaced by the query", () => {
    expect(bodyOf("user.login").isNeeded).toBe(true);
    expect(bodyOf("user.guest").isNeeded).toBe(false);
    expect(bodyOf("puc.abandon").isNeeded).toBe(false);
    expect(namesIn(operationOf("puc.abandon"), "query")).toEqual(["id"]);
    expect(Object.keys(bodyOf("puc.capture").properties ?? {})).toEqual(["x", "y", "mode"]);
    expect(bodyOf("plots.create").additionalProperties).toEqual({});
  });

  test("a picture is a file in a form", () => {
    const file = { type: "string", contentMediaType: "application/octet-stream" };
    const address = { type: "string", maxLength: 200 };
    expect(bodyOf("user.updateProfile").properties?.profilePicture).toEqual(address);
    const form = bodyOf("user.updateProfile", "multipart/form-data");
    expect(form.properties?.profilePicture).toEqual({ anyOf: [file, address] });
  });
});
