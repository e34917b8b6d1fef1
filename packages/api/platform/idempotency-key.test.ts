import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, keyOf } from "./idempotency-key.ts";

const request = {
  sessionToken: null,
  bearerToken: null,
  address: "192.0.2.1",
  idempotencyKey: "7a4f3c52-8a3e-4a55-9d3c-0a6f5a9c1b11",
  callIndex: 0,
};
const call = { path: "user.gather", index: 0 };

/** A value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

test("canonical JSON ignores key order and parses back to the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("there is no action key unless the caller sent one", () => {
  expect(keyOf({ request: { ...request, idempotencyKey: null }, call }, {})).toBeNull();
});

test("path and batch index are part of the key, the input only of the body hash", () => {
  const of = (change: Partial<typeof call>, input: unknown = {}) =>
    keyOf({ request, call: { ...call, ...change } }, input);
  const keys = [of({}), of({ index: 1 }), of({ path: "fields.move" })].map((made) => made?.key);
  expect(new Set(keys).size).toBe(3);
  expect(of({})?.bodyHash).toBe(of({ index: 1 })?.bodyHash);
  expect(of({}, { x: 1 })?.bodyHash).not.toBe(of({}, { x: 2 })?.bodyHash);
  expect(of({}, { x: 1, y: 2 })).toEqual(of({}, { y: 2, x: 1 }));
});

test("body hashes match those already stored", () => {
  const input = {
    type: "metal",
    field: { y: 7, x: 3 },
    effort: undefined,
    list: [{ b: 1, a: null }],
  };
  const text = '{"field":{"x":3,"y":7},"list":[{"a":null,"b":1}],"type":"metal"}';
  expect(canonicalJson(input)).toBe(text);
  expect(keyOf({ request, call }, input)?.bodyHash).toBe(
    "NQ_kM1CgEYONQlQV6VTnVZpgB89-ivNMFscyx8i_eV4",
  );
});
