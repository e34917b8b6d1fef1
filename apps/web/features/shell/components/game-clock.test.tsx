import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage, SESSION } from "../../../lib/testing.tsx";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { GameClock } from "./game-clock.tsx";

it.each([
  [
    "2025-06-01T13:05:00.000Z",
    "1 | 0",
    english.shell("nav.gameDate", { year: 1, days: 0, time: "13:05" }),
  ],
  [
    "2026-06-02T00:00:00.000Z",
    "2 | 366",
    english.shell("nav.gameDate", { year: 2, days: 366, time: "00:00" }),
  ],
])("shows the date of %s as the game writes it, and explains it", (now, short, long) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  const { store, queries, wrapper } = pretendPage();
  store.set(loggedInAtom, true);
  const status = { createdAt: "2025-06-01T08:00:00.000Z", serverTime: now };
  queries.setQueryData(SESSION, { user: { status } });
  render(<GameClock />, { wrapper });
  const clock = screen.getByRole("timer", { name: long });
  expect(clock.title).toBe(long);
  expect(screen.getByText(short)).toBeDefined();
});

it("says what day and time mean to whoever presses them", () => {
  vi.useFakeTimers({ now: Date.parse("2026-06-02T00:00:00.000Z") });
  const { store, queries, wrapper } = pretendPage();
  store.set(loggedInAtom, true);
  const status = { createdAt: "2025-06-01T08:00:00.000Z", serverTime: "2026-06-02T00:00:00.000Z" };
  queries.setQueryData(SESSION, { user: { status } });
  render(<GameClock />, { wrapper });
  const button = screen.getByRole("button", {
    name: english.shell("nav.explainDate", { day: "2 | 366", time: "00:00" }),
  });
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent).toBe(
    english.shell("nav.dateMeans", { year: 2, days: 366 }),
  );
});
