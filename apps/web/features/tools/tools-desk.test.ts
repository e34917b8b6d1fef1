import { TOOL_IDS, type ToolId } from "@emberlode/game";
import { expect, it } from "vitest";
import { toolSections } from "./tools-desk.tsx";

const held = new Map<ToolId, number>([
  ["mines", 3],
  ["mdn", 1],
  ["bank", 2],
]);
const isUsableHere = (tool: ToolId) => tool === "mdn";

it("puts each tool into exactly one section", () => {
  const { here, held: others, missing } = toolSections(held, isUsableHere, null);
  expect(here).toEqual(["mdn"]);
  expect(others).toEqual(["mines", "bank"]);
  expect([...here, ...others, ...missing].toSorted()).toEqual([...TOOL_IDS].toSorted());
});

it("keeps the open tool in its section, even after the last one was used", () => {
  const open = { tool: "mdn", section: "held" } as const;
  expect(toolSections(held, isUsableHere, open)).toMatchObject({ here: [] });
  const none = toolSections(new Map(), isUsableHere, open);
  expect(none.held).toEqual(["mdn"]);
  expect(none.missing).not.toContain("mdn");
});
