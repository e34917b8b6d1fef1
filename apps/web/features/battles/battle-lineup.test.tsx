import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { BattleLineup, lineupOf } from "./battle-lineup.tsx";
import { makeReport } from "./testing.ts";

const t = english.battles;
const unitCounts = (unit: "pikeman" | "wall", count: number) =>
  english.catalogue(`unitCounts.${unit}`, { count });

it("shows the three kinds with the most strength, strongest first", () => {
  const report = makeReport({ attack: { 1: 3, 2: 2, 7: 40, 9: 50 } });
  expect(lineupOf(report, "attacker").map(({ index }) => index)).toEqual([8, 6, 1]);
});

it.each([
  [1, 1],
  [10, 4],
  [16, 5],
  [40_000, 5],
])("draws %i units as %i figures", (sent, figures) => {
  const report = makeReport({ attack: { 1: sent }, defense: {} });
  expect(lineupOf(report, "attacker")).toMatchObject([{ sent, gone: 0, figures, fallen: 0 }]);
});

it("lets some figures fall if some units are gone, and all only if all are", () => {
  const report = makeReport({ attack: { 1: 16 } });
  const fallen = (left: number) => {
    const survivors = { ...report.survivors, attacker: [left, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    return lineupOf({ ...report, survivors }, "attacker")[0]?.fallen;
  };
  expect([16, 15, 8, 1, 0].map(fallen)).toEqual([0, 1, 3, 4, 5]);
});

it("names both armies and those who fell", () => {
  const { container } = render(<BattleLineup report={makeReport({ defense: { 1: 2 } })} />);
  const side = (name: string) =>
    textsOf(within(screen.getByRole("list", { name })).getAllByRole("listitem"));
  const [pikemen] = side(t("sides.attacker"));
  expect(pikemen).toBe(unitCounts("pikeman", 40));
  const [walls] = side(t("sides.defender"));
  expect(walls).toBe(`${unitCounts("wall", 2)} ${t("replay.fell", { count: "2" })}`);
  const fallen = container.querySelectorAll('[data-side="defender"] [data-fallen]');
  expect(fallen).toHaveLength(2);
});

it("says that a base had no defense", () => {
  render(<BattleLineup report={makeReport({ attack: { 1: 1 }, defense: {} })} />);
  const list = screen.getByRole("list", { name: t("sides.defender") });
  expect(list.textContent).toBe(t("armies.none"));
});
