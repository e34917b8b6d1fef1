import { describe, expect, it } from "vitest";
import { documentedForestAnswer, forestAnswer, toDocumentedForest } from "./finds.ts";
import { status } from "./testing.ts";

const searched = { newStatus: status, desc: "You searched.", roll: 3 };

describe("what a forest answers", () => {
  it.each([
    ["pikemen whom no slot was free for", { type: "pikeman", amount: 0 }],
    ["a drive", { type: "prob_drive", amount: 1 }],
    ["a ticket", { type: "lotto", amount: 20_000, resource: "metal" }],
    ["a map", { type: "map", amount: 1, x: 7, y: 8, landmark: "web" }],
    // Fruitless searches used to be answered like this, and stored answers are resent as is.
    ["a map that shows nothing new", { type: "map", amount: 0 }],
  ])("%s is the same by REST", (_what, found) => {
    const answer = { ...found, ...searched };
    expect(forestAnswer.parse(answer)).toEqual(answer);
    expect(documentedForestAnswer.parse(toDocumentedForest(forestAnswer.parse(answer)))).toEqual(
      answer,
    );
  });

  it("is `nothing` internally, and a map of amount 0 over REST", () => {
    const answer = forestAnswer.parse({ type: "nothing", ...searched });
    expect(answer).toEqual({ type: "nothing", ...searched });
    expect(toDocumentedForest(answer)).toEqual({ type: "map", amount: 0, ...searched });
    expect(documentedForestAnswer.safeParse(answer).success).toBe(false);
  });

  it("has no fields of other finds", () => {
    const mines = { type: "mines", amount: 2, ...searched };
    expect(forestAnswer.parse({ ...mines, x: 7, y: 8, resource: "metal" })).toEqual(mines);
  });
});
