/** Builds a call's input from the parts of a request. */
import type { RestRoute } from "@emberlode/contract/calls";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { describe, expect, test } from "vitest";
import { type RequestParts, readInput, refuseBody } from "./rest-input.ts";

const BAD_INPUT = SERVER_TRANSLATORS.en.errors("texts.BAD_INPUT");

const read = (route: Partial<RestRoute>, parts: Partial<RequestParts>) =>
  readInput(
    { method: "POST", path: "/", ...route },
    { body: undefined, query: {}, params: {}, ...parts },
  );

describe("a query", () => {
  const from = "query";

  test.each([
    ["1", 1],
    ["-1", -1],
    ["1.5", "1.5"],
    ["1e1", "1e1"],
    ["0x1", "0x1"],
    ["one", "one"],
    ["99999999999999999999", "99999999999999999999"],
  ])("reads %j as the number %j and leaves other text to the schema", (text, number) => {
    expect(read({ from, numbers: ["x"] }, { query: { x: text } })).toEqual({ x: number });
  });

  test("has flags where the route declares them, and texts elsewhere", () => {
    const query = { bots: "true", mine: "false", all: "1", name: "true" };
    expect(read({ from, flags: ["bots", "mine", "all"] }, { query })).toEqual({
      bots: true,
      mine: false,
      all: "1",
      name: "true",
    });
  });

  test("ignores names without a value", () => {
    expect(read({ from, numbers: ["limit"] }, { query: { type: "", limit: "" } })).toEqual({});
  });

  test("keeps a list if a name is repeated", () => {
    const query = { x: ["1", "2"] };
    expect(read({ from, numbers: ["x"] }, { query })).toEqual(query);
  });
});

describe("a body", () => {
  test("is required or optional", () => {
    expect(read({ from: "body" }, {})).toBeUndefined();
    expect(read({ from: "body?" }, {})).toEqual({});
    expect(read({ from: "body?" }, { body: [] })).toEqual([]);
  });

  test("takes precedence over the query that may replace it", () => {
    const query = { id: "2" };
    expect(read({ from: "body|query" }, { query })).toEqual({ id: "2" });
    expect(read({ from: "body|query" }, { query, body: { id: "1" } })).toEqual({ id: "1" });
  });

  test("is refused by a call without input, unless it is empty", () => {
    for (const empty of [undefined, null, {}]) expect(() => refuseBody(empty)).not.toThrow();
    for (const full of [{ x: 1 }, [], "x", 0]) expect(() => refuseBody(full)).toThrow(BAD_INPUT);
    expect(read({}, { body: { x: 1 } })).toBeUndefined();
  });
});

describe("a path", () => {
  const parts = { params: { id: "7" } };

  test("is merged with the body and the fixed parts", () => {
    const fixed = { room: "global" };
    expect(read({ from: "path", fixed }, parts)).toEqual({ id: "7", room: "global" });
    expect(read({ from: "path+body" }, { ...parts, body: { state: "active" } })).toEqual({
      id: "7",
      state: "active",
    });
  });

  test("may be repeated by the body, but not contradicted", () => {
    expect(read({ from: "path+body" }, { ...parts, body: { id: "7" } })).toEqual({ id: "7" });
    const other = { ...parts, body: { id: "8" } };
    expect(() => read({ from: "path+body" }, other)).toThrow(BAD_INPUT);
  });

  test("leaves other or missing bodies unchanged", () => {
    expect(read({ from: "path+body" }, { ...parts, body: [] })).toEqual([]);
    expect(read({ from: "path+body" }, parts)).toBeUndefined();
  });
});
