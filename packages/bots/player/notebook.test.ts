import type { Field, LoginPayload } from "@emberlode/contract";
import { cellIndex, HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { MAX_VALID_MS } from "../habits/fight.ts";
import type { Assessment } from "../habits/knowledge.ts";
import { Notebook } from "./notebook.ts";

test("keeps looks and assessments as long as habits use them, each by its own time", () => {
  const notebook = new Notebook({ user: { username: "Ada" } } as LoginPayload);
  const cell = { x: 3, y: 4 };
  const known = (now: number) => {
    notebook.pruneStale(now);
    const { sightings, assessed } = notebook.knowledge(now, 0);
    return [sightings, assessed].map((seen) => seen.has(cellIndex(cell)));
  };
  notebook.recordField({ ...cell, type: "factory" } as Field, 0);
  notebook.recordAssessment(cell, { targetType: "factory", seenAt: HOUR } as Assessment);
  expect(known(MAX_VALID_MS - 1)).toEqual([true, true]);
  expect(known(MAX_VALID_MS)).toEqual([false, true]);
  expect(known(MAX_VALID_MS + HOUR)).toEqual([false, false]);
});
