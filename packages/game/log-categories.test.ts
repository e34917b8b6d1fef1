import { expect, it } from "vitest";
import { LEDGER_KINDS, LOG_CATEGORIES, LOG_CATEGORY, logCategoryIndex } from "./log-categories.ts";

it.each(LEDGER_KINDS)("%s is logged under its category", (kind) => {
  expect(LOG_CATEGORIES[logCategoryIndex(kind)]).toBe(LOG_CATEGORY[kind]);
});
