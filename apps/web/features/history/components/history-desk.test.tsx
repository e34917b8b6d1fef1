import type { HistoryAnswer, HistoryDay, HistoryFlow, Standing } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { makePlace } from "../../field/testing.ts";
import { makePayload } from "../../session/testing.tsx";
import * as csv from "../../ui/save-csv.ts";
import HistoryDesk from "./history-desk.tsx";

const REFUSAL = { error: { code: -32_603, message: "Out of order.", data: {} } };

const flow = (set: Partial<HistoryFlow>): HistoryFlow => ({
  ...{ source: "dig", metalIn: 0, metalOut: 0, energyIn: 0, energyOut: 0 },
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

const STANDINGS: Standing[] = [
  { at: "2026-05-20T10:00:00.000Z", rank: 9, power: 100 },
  { at: "2026-05-20T12:00:00.000Z", rank: 4, power: 4_300 },
];

function open(server: () => Promise<Partial<HistoryAnswer>>) {
  const { wrapper } = pretendPage(async () => ({
    days: DAYS,
    standings: STANDINGS,
    ...(await server()),
  }));
  render(<HistoryDesk id="history" payload={makePayload()} place={makePlace()} />, { wrapper });
}

/** A table's rows as texts. */
function rows(name: string): string[] {
  const table = screen.getByRole("table", { name });
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(" | "));
}

it("sums up each source, of metal and of energy", async () => {
  open(async () => ({ days: DAYS }));
  await screen.findByText(english.history("totals"));
  expect(rows(english.history("totals"))).toEqual([
    "Start | 1,000 | 0 | +1,000",
    "Digging | 800 | 0 | +800",
    "Battles | 20 | 50 | −30",
    "Purchases | 0 | 150 | −150",
    "Total | 1,820 | 200 | +1,620",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: english.game("resources.energy") }));
  expect(rows(english.history("totals"))).toEqual([
    "Start | 1,000 | 0 | +1,000",
    "Digging | 70 | 0 | +70",
    "Total | 1,070 | 0 | +1,070",
  ]);
});

it("has each day in figures too, and says what the charts show", async () => {
  open(async () => ({ days: DAYS }));
  await userEvent.click(await screen.findByText(english.history("asTable")));
  expect(rows(english.history("asTable"))).toEqual([
    "May 20 | 820 | 200 | 1,620",
    "May 19 | 0 | 0 | 1,000",
    "May 18 | 1,000 | 0 | 1,000",
  ]);
  const [held, flows] = screen.getAllByRole("figure");
  expect(held?.textContent).toContain(
    english.history("heldSpoken", { resource: "Metal", first: "1,000", last: "1,620" }),
  );
  expect(flows?.textContent).toContain(
    english.history("flowsSpoken", { resource: "Metal", came: "1,820", went: "200" }),
  );
});

it("draws a column for each day, as high as its amount", async () => {
  open(async () => ({ days: DAYS }));
  const [held] = await screen.findAllByRole("figure");
  const heights = [...(held?.querySelectorAll(".history-above") ?? [])].map((column) =>
    Number(column.getAttribute("height")),
  );
  expect(heights).toHaveLength(3);
  expect(heights[2]).toBe(60);
  expect(heights[0]).toBeCloseTo((1000 / 1620) * 60);
});

it("draws power and rank over time, and says them in a table", async () => {
  open(async () => ({}));
  await screen.findByRole("img", {
    name: english.players("history.powerChart", { from: "100", to: "4,300", most: "4,300" }),
  });
  const table = screen.getAllByRole("table", { hidden: true }).at(-1);
  const powers = [...(table?.querySelectorAll("tbody td:last-child") ?? [])];
  expect(powers.map(({ textContent }) => textContent)).toEqual(["4,300", "100"]);
});

it("saves every day and source as a file", async () => {
  const save = vi.spyOn(csv, "saveCsv").mockReturnValue();
  open(async () => ({ days: DAYS }));
  await userEvent.click(await screen.findByRole("button", { name: english.history("save") }));
  const [name, content] = save.mock.calls[0] ?? [];
  expect(name).toBe("emberlode-history-2026-05-20.csv");
  expect(content?.trim().split("\r\n").slice(1)).toEqual([
    "2026-05-18,Start,1000,0,1000,0,1000,1000",
    "2026-05-19,,0,0,0,0,1000,1000",
    "2026-05-20,Digging,800,0,70,0,1620,1070",
    "2026-05-20,Battles,20,50,0,0,1620,1070",
    "2026-05-20,Purchases,0,150,0,0,1620,1070",
  ]);
  save.mockRestore();
});

it("names the next thing to do while nothing happened but the beginning", async () => {
  open(async () => ({ days: [DAYS[0], DAYS[1]].flatMap((day) => day ?? []) }));
  await screen.findByText(english.history("emptyTitle"));
  expect(screen.getByText(english.history("empty"))).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

it("says what failed, and tries again", async () => {
  let isBroken = true;
  open(async () => (isBroken ? Promise.reject(REFUSAL) : { days: DAYS }));
  await screen.findByText(/^Your history could not be loaded\./);
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: english.shell("retry") }));
  await screen.findByText(english.history("totals"));
});
