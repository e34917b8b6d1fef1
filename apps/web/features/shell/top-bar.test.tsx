import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { button } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { GameClock } from "./top-bar.tsx";

const t = english.shell;

/** The clock of a player who started on June 1, 2025. */
function show(now: string) {
  vi.useFakeTimers({ now: Date.parse(now) });
  const status = makeStatus({ createdAt: "2025-06-01T08:00:00.000Z", serverTime: now });
  renderPlaying(<GameClock />, { payload: makePayload({ status }) });
}

it.each([
  ["2025-06-01T13:05:00.000Z", "1 | 0", { year: 1, days: 0, time: "13:05" }],
  ["2026-06-02T00:00:00.000Z", "2 | 366", { year: 2, days: 366, time: "00:00" }],
])("shows the game date for %s and explains it", (now, short, date) => {
  show(now);
  const name = t("nav.gameDate", date);
  expect(screen.getByRole("timer", { name }).title).toBe(name);
  screen.getByText(short);
});

it("explains day and time when pressed", () => {
  show("2026-06-02T00:00:00.000Z");
  const clock = button(t("nav.explainDate", { day: "2 | 366", time: "00:00" }));
  fireEvent.click(clock);
  expect(clock.getAttribute("aria-expanded")).toBe("true");
  const meaning = document.getElementById(clock.getAttribute("aria-controls") ?? "");
  expect(meaning?.textContent).toBe(t("nav.dateMeans", { year: 2, days: 366 }));
});
