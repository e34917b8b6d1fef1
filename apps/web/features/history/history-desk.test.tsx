import type { HistoryAnswer, HistoryDay, HistoryFlow } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { press, textsOf } from "../../lib/testing-screen.ts";
import { renderDesk } from "../session/testing-render.tsx";
import * as csv from "../ui/table-csv.ts";
import HistoryDesk from "./history-desk.tsx";

const t = english.history;

const flow = (set: Partial<HistoryFlow>): HistoryFlow => ({
  source: "dig",
  metalIn: 0,
  metalOut: 0,
  energyIn: 0,
  energyOut: 0,
  ...set,
});

const START = flow({ source: "start", metalIn: 1000, energyIn: 1000 });
const DAYS: HistoryDay[] = [
  { day: "2026-05-18", metal: 1000, energy: 1000, flows: [START] },
  { day: "2026-05-19", metal: 1000, energy: 1000, flows: [] },
  {
    day: "2026-05-20",
    metal: 1620,
    energy: 1070,
    flows: [
      flow({ metalIn: 800, energyIn: 70 }),
      flow({ source: "loot", metalIn: 20, metalOut: 50 }),
      flow({ source: "purchase", metalOut: 150 }),
    ],
  },
];

function open(server = async (): Promise<Partial<HistoryAnswer>> => ({})) {
  renderDesk(HistoryDesk, "history", {
    server: async () => ({ days: DAYS, standings: [], ...(await server()) }),
  });
}

/** A table's rows as text, cells joined by `|`. */
function rows(name: string): string[] {
  const [, ...all] = within(screen.getByRole("table", { name })).getAllByRole("row");
  return all.map((row) => textsOf(row.children).join(" | "));
}

it("sums up each source of metal and of energy", async () => {
  open();
  await screen.findByText(t("totals"));
  expect(rows(t("totals"))).toEqual([
    "Start | 1,000 | 0 | +1,000",
    "Digging | 800 | 0 | +800",
    "Battles | 20 | 50 | −30",
    "Purchases | 0 | 150 | −150",
    "Total | 1,820 | 200 | +1,620",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: english.game("resources.energy") }));
  expect(rows(t("totals"))).toEqual([
    "Start | 1,000 | 0 | +1,000",
    "Digging | 70 | 0 | +70",
    "Total | 1,070 | 0 | +1,070",
  ]);
});

it("also lists each day as figures, and describes the charts", async () => {
  open();
  await userEvent.click(await screen.findByText(t("asTable")));
  expect(rows(t("asTable"))).toEqual([
    "May 20 | 820 | 200 | 1,620",
    "May 19 | 0 | 0 | 1,000",
    "May 18 | 1,000 | 0 | 1,000",
  ]);
  const [held, flows] = screen.getAllByRole("figure");
  expect(held?.textContent).toContain(
    t("heldSpoken", { resource: "Metal", days: 3, first: "1,000", last: "1,620" }),
  );
  expect(flows?.textContent).toContain(
    t("flowsSpoken", { resource: "Metal", came: "1,820", went: "200" }),
  );
});

it("draws a column for each day, with a height proportional to its amount", async () => {
  open();
  const [held] = await screen.findAllByRole("figure");
  const heights = [...(held?.querySelectorAll(".history-above") ?? [])].map((column) =>
    Number(column.getAttribute("height")),
  );
  expect(heights).toHaveLength(3);
  expect(heights[2]).toBe(60);
  expect(heights[0]).toBeCloseTo((1000 / 1620) * 60);
});

it("saves every day and source as CSV", async () => {
  const save = vi.spyOn(csv, "downloadCsv").mockReturnValue();
  open();
  await userEvent.click(await screen.findByRole("button", { name: t("save") }));
  const [name, content] = save.mock.calls[0] ?? [];
  expect(name).toBe("emberlode-history-2026-05-20.csv");
  expect(content?.trim().split("\r\n").slice(1)).toEqual([
    "2026-05-18,Start,1000,0,1000,0,1000,1000",
    "2026-05-19,,0,0,0,0,1000,1000",
    "2026-05-20,Digging,800,0,70,0,1620,1070",
    "2026-05-20,Battles,20,50,0,0,1620,1070",
    "2026-05-20,Purchases,0,150,0,0,1620,1070",
  ]);
});

it("suggests what to do next while there is only the starting amount", async () => {
  open(async () => ({ days: DAYS.slice(0, 2) }));
  await screen.findByText(t("emptyTitle"));
  screen.getByText(t("empty"));
  expect(screen.queryByRole("table")).toBeNull();
});

it("says what failed and retries", async () => {
  let isBroken = true;
  open(async () => (isBroken ? Promise.reject(refusal("INTERNAL")) : {}));
  await screen.findByText(startingWith(t("failed")));
  isBroken = false;
  await press(english.shell("retry"));
  await screen.findByText(t("totals"));
});
