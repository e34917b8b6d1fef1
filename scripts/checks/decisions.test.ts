import { describe, expect, it } from "vitest";
import { decisionIndex, findInvalidDecisions, INDEX } from "./decisions.ts";
import { readRepository } from "./repository-files.ts";

const repository = readRepository();

describe("decisions", () => {
  it("have a unique number, a date and a status", () => {
    expect(findInvalidDecisions(repository)).toEqual([]);
  });

  it("are all listed in the index, which `vitest run --project checks -u` writes", async () => {
    await expect(decisionIndex(repository)).toMatchFileSnapshot(`../../${INDEX}`);
  });

  const later = "[3](0003-later.md)";

  it.each([
    "accepted",
    `accepted, amended by ${later}`,
    `accepted, amended by ${later} and [4](0004-last.md)`,
    `superseded by ${later}`,
  ])("may be %s", (status) => {
    expect(findIn(`# 2. A title\n\nDate: 2026-11-20. Status: ${status}.\n\nText.`)).toEqual([]);
  });

  it.each([
    ["no date and status", "# 2. A title\n\nText."],
    ["no date", "# 2. A title\n\nStatus: accepted."],
    ["a day that no month has", "# 2. A title\n\nDate: 2026-02-30. Status: accepted."],
    ["an unknown status", "# 2. A title\n\nDate: 2026-11-20. Status: fine."],
    ["another number in its heading", "# 3. A title\n\nDate: 2026-11-20. Status: accepted."],
    [
      "an earlier decision in its status",
      "# 2. A title\n\nDate: 2026-11-20. Status: superseded by [1](0001-first.md).",
    ],
    [
      "another number beside a link than in it",
      "# 2. A title\n\nDate: 2026-11-20. Status: superseded by [4](0003-later.md).",
    ],
  ])("would be found with %s", (_what, text) => {
    expect(findIn(text)).toHaveLength(1);
  });

  it("would be found if two share a number", () => {
    const text = "# 2. A title\n\nDate: 2026-11-20. Status: accepted.";
    const two = [`docs/decisions/0002-a.md`, `docs/decisions/0002-b.md`];
    expect(findInvalidDecisions(new Map(two.map((path) => [path, text])))).toHaveLength(2);
  });
});

function findIn(text: string) {
  return findInvalidDecisions(new Map([["docs/decisions/0002-a.md", text]]));
}
