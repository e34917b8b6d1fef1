import { expect, it } from "vitest";
import { readRepository } from "./repository-files.ts";
import { findThrownRefusals } from "./thrown-refusals.ts";

const findIn = (source: string) =>
  findThrownRefusals(new Map([["packages/api/modules/digging/dig.ts", source]]));

it("only refusals that any call can get are thrown", () => {
  expect(findThrownRefusals(readRepository())).toEqual([]);
});

it.each([
  'throw new GameError("WRONG_FIELD");',
  "throw GameError.fromRefusal(result);",
  "throw refused;",
])("rejects %s", (source) => {
  expect(findIn(source)).toHaveLength(1);
});

it.each(['throw new GameError("NOT_LOGGED_IN");', "throw busyError();", "throw error;"])(
  "accepts %s",
  (source) => expect(findIn(source)).toEqual([]),
);
