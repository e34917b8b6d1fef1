import type { OverviewAnswer } from "@emberlode/contract";
import { DAY, HOUR, isoDay } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import { niceMax } from "./chart.tsx";
import Overview from "./overview.tsx";
import { sizeText } from "./overview-tiles.tsx";

const t = english["admin-overview"];
const NOON = Date.UTC(2026, 5, 1, 12);
const at = new Date(NOON).toISOString();
const NO_FLOW = { metalIn: 0, metalOut: 0, energyIn: 0, energyOut: 0 };

const makeOverview = (set: Partial<OverviewAnswer> = {}): OverviewAnswer => ({
  at,
  checklist: null,
  online: 3,
  bases: 40,
  bots: { online: 6, bases: 6 },
  hours: Array.from({ length: 48 }, (_, index) => ({
    at: new Date(NOON - (47 - index) * HOUR).toISOString(),
    online: index,
    calls: 100 * index,
    errors: 0,
    busy: 0,
    commitMs: index < 40 ? null : { median: 4, p95: 20 },
  })),
  days: Array.from({ length: 30 }, (_, index) => ({
    day: isoDay(NOON - (29 - index) * DAY),
    players: 10 + index,
    accounts: 1,
    guests: 2,
  })),
  flows: { day: [], month: [] },
  jobs: [{ name: "janitor", ranAt: at, failedAt: null, error: null }],
  backups: { madeAt: at, everyMs: DAY, drilledAt: at },
  disk: { free: 50 * 1024 ** 3, total: 100 * 1024 ** 3, database: 30 * 1024 ** 2 },
  ...set,
});

async function open(set: Partial<OverviewAnswer> = {}) {
  const page = pretendPage(async () => makeOverview(set));
  const { container } = render(<Overview />, { wrapper: page.wrapper });
  await screen.findByText(t("tiles.online"));
  const bad = () =>
    [...container.querySelectorAll(".staff-tile[data-bad] dt")].map((tile) => tile.textContent);
  return { bad };
}

it("marks only what needs a look", async () => {
  expect((await open()).bad()).toEqual([]);
});

it("marks errors, a late backup and a full disk", async () => {
  const hours = makeOverview().hours.map((hour) => ({ ...hour, errors: 2 }));
  const { bad } = await open({
    hours,
    backups: { madeAt: new Date(NOON - 3 * DAY).toISOString(), everyMs: DAY, drilledAt: at },
    disk: { free: 1, total: 100 * 1024 ** 3, database: 1 },
  });
  expect(bad()).toEqual([t("tiles.calls"), t("tiles.backup"), t("tiles.disk")]);
});

it("marks backups that were never restored as a test", async () => {
  const { bad } = await open({ backups: { madeAt: at, everyMs: DAY, drilledAt: null } });
  expect(bad()).toEqual([t("tiles.backup")]);
});

it("reads the values of a chart one by one, gaps included", async () => {
  await open();
  const chart = screen.getByRole("slider", { name: t("charts.commits") });
  expect(chart.getAttribute("aria-valuetext")).toMatch(/: 20 ms 95th percentile, 4 ms median$/);
  // Sliders of jsdom ignore keys.
  fireEvent.change(chart, { target: { value: "3" } });
  expect(chart.getAttribute("aria-valuetext")).toMatch(/: no commits, no commits$/);
});

it("shows income and spending of a resource in a period", async () => {
  const dig = { ...NO_FLOW, source: "dig" as const, metalIn: 900, energyIn: 5 };
  const casino = { ...NO_FLOW, source: "casino" as const, metalOut: 400 };
  await open({ flows: { day: [], month: [dig, casino] } });
  expect(screen.getByText(t("flows.none"))).toBeTruthy();
  await userEvent.click(screen.getByLabelText(t("flows.month")));
  expect(screen.getByText(t("flows.net", { amount: "+500" }))).toBeTruthy();
  await userEvent.click(screen.getByLabelText(t("flows.energy")));
  expect(screen.queryByText(t("sources.casino"))).toBe(null);
});

it("shows jobs that failed lately, with the error", async () => {
  const failed = { name: "backups", ranAt: at, failedAt: at, error: "Error: no space" };
  const old = new Date(NOON - 3 * DAY).toISOString();
  await open({
    jobs: [failed, { name: "janitor", ranAt: at, failedAt: old, error: null }],
  });
  expect(screen.getAllByText(t("jobs.failed", { count: 1 }))).toHaveLength(1);
  expect(screen.getByText("Error: no space")).toBeTruthy();
});

it("shows the checklist while something is left", async () => {
  const done = { id: "mail", isDone: true } as const;
  await open({ checklist: [done, { id: "contact", isDone: false }] });
  screen.getByText(t("checklist.contact.how"));
  screen.getByText(t("checklist.mail.title"));
  expect(screen.queryByText(t("checklist.mail.how"))).toBe(null);
  cleanup();
  await open({ checklist: [done] });
  expect(screen.queryByText(t("checklist.title"))).toBe(null);
});

it("ends an axis at a round number", () => {
  expect([0, 1, 3, 20, 21, 700, 1_200].map(niceMax)).toEqual([1, 1, 5, 20, 50, 1_000, 2_000]);
});

it("writes sizes in their largest unit", () => {
  expect([30 * 1024 ** 2, 1.5 * 1024 ** 3, 4 * 1024 ** 4].map(sizeText)).toEqual([
    "30 MB",
    "1.5 GB",
    "4 TB",
  ]);
});
