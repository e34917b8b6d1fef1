import { describe, expect, it } from "vitest";
import { status } from "./testing.ts";
import { type UseToolAnswer, useToolAnswer } from "./tools.ts";

const used = { count: 4, desc: "You used it.", newStatus: status };
const there = { x: 7, y: 8 };
const found = { ...there, distance: 5, direction: "ne" };
const at = "2030-01-01T08:00:00.000Z";

/** Extra fields of each tool's answer. */
const ANSWERS = {
  mines: { laid: 3, until: at },
  mdn: { cleared: 3, kept: 1 },
  base_locator: { ...found, name: "Rask" },
  army_locator: { ...found, name: "Rask", defense: 12 },
  flag_locator: { ...found, free: true },
  base_mover: there,
  prob_drive: { ...there, type: "cave" },
  improb_drive: there,
  gps: { ...there, readyAt: at },
} as const satisfies Record<UseToolAnswer["tool"], object>;
const OPTIONAL = { explosion: { metal: 1, energy: 2 }, happening: "mirage" };

const rows = Object.entries(ANSWERS);
const everything = Object.assign({}, OPTIONAL, ...Object.values(ANSWERS));

describe("what a use answers", () => {
  it.each(rows)("of %s has no fields of other tools", (tool, extras) => {
    const jumps = ["prob_drive", "improb_drive", "gps"].includes(tool);
    const own = [
      ...Object.keys({ tool, ...used, ...extras }),
      ...(jumps ? ["explosion"] : []),
      ...(tool === "improb_drive" ? ["happening"] : []),
    ];
    const answer = useToolAnswer.parse({ ...everything, tool, ...used });
    expect(Object.keys(answer).toSorted()).toEqual(own.toSorted());
  });

  it("rejects tools that cannot be used", () => {
    expect(useToolAnswer.safeParse({ ...everything, tool: "hotcut", ...used }).success).toBe(false);
  });
});
