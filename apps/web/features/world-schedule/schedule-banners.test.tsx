import type { PublicSchedule } from "@emberlode/contract";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { setServerTime } from "../../lib/server-clock.ts";
import { timeInWords } from "../../lib/times.ts";
import ScheduleBanners from "./schedule-banners.tsx";

const NOW = Date.parse("2026-11-30T12:00:00Z");
const t = english.world;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  // A repeated time would be ignored.
  for (const ms of [1, 0]) setServerTime(isoTime(ms));
});

/** Time passes in one jump, and not tick by tick. */
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + Math.max(0, ms - 1000));
    await vi.advanceTimersByTimeAsync(Math.min(ms, 1000));
  });
const isoTime = (ms: number) => new Date(NOW + ms).toISOString();
const said = () =>
  [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
const shown = () =>
  [...document.querySelectorAll("[role=timer]")].map(({ textContent }) => textContent);

async function open(schedule: Partial<PublicSchedule>) {
  const props = { schedule: { peace: null, maintenance: null, ...schedule } };
  const { unmount: close } = render(<ScheduleBanners {...props} />);
  await pass(0);
  return { close };
}

it("counts down to a peace, then to its end, and announces only its start and end", async () => {
  const peace = { from: isoTime(DAY + 2 * HOUR), until: isoTime(3 * DAY) };
  const page = await open({ peace });
  expect(shown()).toEqual([t("schedule.peace.planned", { span: "1 day 2 hours" })]);
  const [from, until] = [Date.parse(peace.from), Date.parse(peace.until)].map(timeInWords);
  const announced = t("schedule.peace.plannedAt", { from: from ?? "", until: until ?? "" });
  const seenTexts = new Set<string | null>(said());
  for (let n = 0; n < 5; n++) {
    await pass(1000);
    for (const text of said()) seenTexts.add(text);
  }
  expect([...seenTexts]).toEqual([announced]);
  await pass(DAY + 2 * HOUR - 5000);
  expect(shown()).toEqual([t("schedule.peace.running", { span: "1 day 22 hours" })]);
  expect(said()).toEqual([t("schedule.peace.runningUntil", { until: until ?? "" })]);
  await pass(DAY + 22 * HOUR);
  expect([shown(), said()]).toEqual([[], [""]]);
  page.close();
});

it("stays hidden on later pages until the peace begins", async () => {
  const peace = { from: isoTime(HOUR), until: isoTime(2 * HOUR) };
  const first = await open({ peace });
  fireEvent.click(screen.getByRole("button", { name: t("schedule.hide") }));
  expect(shown()).toEqual([]);
  first.close();
  const next = await open({ peace });
  expect(shown()).toEqual([]);
  await pass(HOUR);
  expect(shown()).toEqual([t("schedule.peace.running", { span: "1:00:00" })]);
  next.close();
});

it("shows hidden maintenance again ten minutes before it, and when it begins", async () => {
  const maintenance = { from: isoTime(HOUR), until: null };
  const page = await open({ maintenance });
  fireEvent.click(screen.getByRole("button", { name: t("schedule.hide") }));
  await pass(50 * MINUTE - 1000);
  expect(shown()).toEqual([]);
  await pass(1000);
  expect(shown()).toEqual([t("schedule.maintenance.planned", { span: "10:00" })]);
  expect(said()).toEqual([t("schedule.maintenance.soon", { minutes: 10 })]);
  fireEvent.click(screen.getByRole("button", { name: t("schedule.hide") }));
  await pass(10 * MINUTE);
  expect(shown()).toEqual([t("schedule.maintenance.open")]);
  expect(said()).toEqual([t("schedule.maintenance.runningOpen")]);
  fireEvent.click(screen.getByRole("button", { name: t("schedule.hide") }));
  page.close();
  const next = await open({ maintenance });
  expect(shown()).toEqual([]);
  next.close();
  // Another session of the browser.
  sessionStorage.clear();
  const later = await open({ maintenance });
  expect(shown()).toEqual([t("schedule.maintenance.open")]);
  later.close();
});
