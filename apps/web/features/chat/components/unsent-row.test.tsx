import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { sending, type Unsent } from "../chat-list.ts";
import type { RankedSpeaker } from "../speaker.ts";
import { UnsentRow } from "./unsent-row.tsx";

function show(change: Partial<Unsent>, role: RankedSpeaker["role"] = "player") {
  const room = { retry: vi.fn(), discard: vi.fn() };
  render(
    <UnsentRow
      ref={null}
      index={0}
      top={0}
      now={0}
      unsent={{ ...sending("a", "hello"), ...change }}
      user={{ _id: "7", username: "Ulla", role }}
      room={room}
    />,
  );
  return room;
}

it("shows that a message is on its way", () => {
  show({});
  expect(screen.getByText(english.chat("sending"))).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says why it was not sent, and offers to send or delete it", async () => {
  const room = show({ state: "failed", problem: "You are muted." });
  expect(screen.getByRole("alert").textContent).toBe("You are muted.");
  await userEvent.click(screen.getByRole("button", { name: english.chat("retry") }));
  await userEvent.click(screen.getByRole("button", { name: english.chat("discard") }));
  expect(room.retry).toHaveBeenCalledWith("a");
  expect(room.discard).toHaveBeenCalledWith("a");
});

it("counts down to when another try makes sense", async () => {
  const room = show({ state: "failed", problem: "Too fast.", retryAt: Date.now() + 9_000 });
  const retry = screen.getByRole("button", { name: /^Retry in 0:0[89]$/ });
  await userEvent.click(retry);
  expect(room.retry).not.toHaveBeenCalled();
});

it.each([
  ["player", "green"],
  ["moderator", "red"],
  ["admin", "red"],
] as const)("shows the name of a %s in %s before the server has answered", (role, color) => {
  show({}, role);
  expect(screen.getByText("Ulla").dataset.color).toBe(color);
});
