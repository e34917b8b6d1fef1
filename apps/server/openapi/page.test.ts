/** The page rendered from the document. */
import { describe, expect, test } from "vitest";
import { createDocument } from "./document.ts";
import { html } from "./html.ts";
import type { OpenApi, Schema } from "./open-api.ts";
import { renderPage } from "./page.ts";
import { notation } from "./schema-notation.ts";

const document = createDocument(false);
const page = renderPage(document);

const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, text = ""]) => text);

describe("the page", () => {
  test("lists every call with its summary", () => {
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(found(/<article id="([^"]+)"/g).sort()).toEqual(
      calls.map(({ operationId }) => operationId).sort(),
    );
    for (const path of Object.keys(document.paths)) expect(page).toContain(html`${path}`.text);
    expect(calls.length).toBeGreaterThan(70);
  });

  test("has no broken links and no duplicate anchors", () => {
    const places = found(/ id="([^"]+)"/g);
    expect(places.length).toBe(new Set(places).size);
    const links = found(/href="#([^"]+)"/g);
    expect(links.filter((link) => !places.includes(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(500);
  });

  test("contains nothing that the content security policy blocks", () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|https?:/i);
    expect(found(/<link [^>]*href="([^"]+)"/g)).toEqual(["/favicon.svg", "/api/docs.css"]);
  });

  test("escapes everything from the document", () => {
    const bad = `<img src=x onerror="alert('1')">&\``;
    const schema: Schema = {
      type: "object",
      description: bad,
      properties: {
        [bad]: { type: "string", pattern: bad, default: bad },
        list: { enum: [bad] },
        one: { const: bad },
      },
    };
    const hostile: OpenApi = {
      ...document,
      info: { title: bad, version: bad, description: bad },
      tags: [{ name: "bad", description: bad }],
      paths: {
        [`/${bad}`]: {
          get: {
            operationId: bad,
            tags: ["bad"],
            summary: bad,
            description: bad,
            security: [],
            parameters: [{ name: bad, in: "query", required: true, description: bad, schema }],
            requestBody: { required: true, content: { [bad]: { schema } } },
            responses: {
              200: { description: bad, content: { [bad]: { schema } } },
              404: { description: bad },
            },
          },
        },
      },
      components: { ...document.components, schemas: { [bad]: schema } },
    };
    const text = renderPage(hostile);
    expect(text).toContain("&lt;img");
    expect(text).not.toMatch(/<img|onerror="/);
  });
});

test.each<[Schema, string]>([
  [{ type: "integer", minimum: 1, maximum: 50 }, "integer <i>(1 to 50)</i>"],
  [{ type: "string", minLength: 1 }, "string <i>(at least 1 character)</i>"],
  [{ type: "string", format: "date-time" }, "string <i>(date-time)</i>"],
  [{ enum: ["metal", "energy"] }, "&quot;metal&quot; | &quot;energy&quot;"],
  [
    { anyOf: [{ $ref: "#/components/schemas/Nap" }, { type: "null" }] },
    '<a href="#shape-Nap">Nap</a> | null',
  ],
  [{ type: "array", items: { type: "string" } }, "string[]"],
  [{ type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
  [{ type: "array", prefixItems: [{ type: "null" }, { type: "boolean" }] }, "[null, boolean]"],
  [{ type: "object", properties: {} }, "{}"],
  [
    { type: "object", properties: { a: {}, b: { type: "null" } }, required: ["b"] },
    "{\n  <b>a</b>?: anything\n  <b>b</b>: null\n}",
  ],
])("%j is written %s", (schema, text) => {
  expect(notation(schema).text).toBe(text);
});
