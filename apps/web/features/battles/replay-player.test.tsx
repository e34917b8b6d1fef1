import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ReplayPlayer } from "./replay-player.tsx";
import { makeReport } from "./testing.ts";

const shown = () => document.querySelector(".replay-round")?.textContent;
const button = (name: string) => screen.getByRole("button", { name });

it("steps by buttons and keys within the battle's bounds", async () => {
  const user = userEvent.setup();
  render(<ReplayPlayer report={makeReport()} />);
  expect(shown()).toBe(english.battles("rounds.start"));
  expect(button(english.battles("replay.back")).getAttribute("aria-disabled")).toBe("true");
  await user.click(button(english.battles("replay.forward")));
  expect(shown()).toBe("Round 1");
  expect(screen.getByText(/^Round 1\. Attacker: 93\.4%, 56 units\./)).toBeDefined();
  await user.keyboard("{End}");
  expect(shown()).toBe("Round 4");
  await user.keyboard("{ArrowRight}");
  expect(shown()).toBe("Round 4");
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toBe("Round 3");
});

it("plays to the end at the chosen speed without announcements, and can play again", () => {
  vi.useFakeTimers();
  render(<ReplayPlayer report={makeReport()} />);
  act(() => button(english.battles("replay.times", { speed: 4 })).click());
  act(() => button(english.battles("replay.play")).click());
  act(() => vi.advanceTimersByTime(399));
  expect(shown()).toBe(english.battles("rounds.start"));
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe("Round 1");
  expect(document.querySelector("p[role=status]")?.textContent).toBe("");
  act(() => button(english.battles("replay.pause")).click());
  act(() => vi.advanceTimersByTime(5000));
  expect(shown()).toBe("Round 1");
  act(() => button(english.battles("replay.play")).click());
  for (let step = 0; step < 4; step++) act(() => vi.advanceTimersByTime(400));
  expect(shown()).toBe("Round 4");
  act(() => button(english.battles("replay.again")).click());
  expect(shown()).toBe(english.battles("rounds.start"));
});

it("renders nothing without defenders", () => {
  const { container } = render(<ReplayPlayer report={makeReport({ defense: {} })} />);
  expect(container.textContent).toBe("");
});
