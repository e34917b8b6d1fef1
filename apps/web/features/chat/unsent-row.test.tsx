import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answerWith, press } from "../../lib/testing-screen.ts";
import { type ChatPlayer, queuedMessage, type Unsent } from "./chat-list.ts";
import { FailedRow, UnsentRow } from "./unsent-row.tsx";

const t = english.chat;

function show(change: Partial<Unsent>, role: ChatPlayer["role"] = "player") {
  const room = { retry: vi.fn(), discard: vi.fn() };
  const row = { ref: null, index: 0, top: 0, now: 0, room };
  const unsent = { ...queuedMessage("a", "hello"), ...change };
  render(<UnsentRow {...row} unsent={unsent} user={{ _id: "7", username: "Ulla", role }} />);
  return room;
}

it("says why a message failed, and offers retry, and delete after a question", async () => {
  const room = show({ state: "failed", problem: "You are muted." });
  expect(screen.getByRole("alert").textContent).toBe("You are muted.");
  await press(t("retry"));
  expect(room.retry).toHaveBeenCalledWith("a");
  await press(t("discard"));
  expect(room.discard).not.toHaveBeenCalled();
  await answerWith(t("discard"));
  expect(room.discard).toHaveBeenCalledWith("a");
});

it("leads only a muted player to the appeal", () => {
  const link = () => screen.queryByRole("link", { name: t("appeal") })?.getAttribute("href");
  show({ state: "failed", problem: "Too fast." });
  expect(link()).toBeUndefined();
  show({ state: "failed", problem: "You are muted.", isMuted: true });
  expect(link()).toBe("/appeal");
});

it("counts down to when a retry makes sense", async () => {
  const room = show({ state: "failed", problem: "Too fast.", retryAt: Date.now() + 9_000 });
  await press(/^Retry in 0:0[89]$/);
  expect(room.retry).not.toHaveBeenCalled();
});

it.each([
  ["player", "green"],
  ["moderator", "red"],
  ["admin", "red"],
] as const)("shows the name of a %s in %s before the server answers", (role, color) => {
  show({}, role);
  expect(screen.getByText("Ulla").dataset.color).toBe(color);
  screen.getByText(t("sending"));
  expect(screen.queryByRole("button")).toBeNull();
});

const failed = (id: string, change: Partial<Unsent> = {}): Unsent => ({
  ...queuedMessage(id, `words of ${id}`),
  state: "failed",
  problem: "No connection.",
  ...change,
});

function showMany(...messages: Unsent[]) {
  const room = { retryAll: vi.fn(async () => undefined), discardAll: vi.fn() };
  render(
    // biome-ignore lint/a11y/noNoninteractiveTabindex: same markup as the chat log
    <div role="log" tabIndex={0}>
      <FailedRow ref={null} index={0} top={0} now={0} failed={messages} room={room} />
    </div>,
  );
  return room;
}

it("shows many failed messages as one line with retry, and delete after a question", async () => {
  const room = showMany(failed("a"), failed("b"), failed("c"));
  expect(screen.getByRole("alert").textContent).toBe(
    `${t("notSentMany", { count: 3 })} No connection.`,
  );
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(3);
  await press(t("retryAll"));
  expect(room.retryAll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("log"));
  await press(t("discardAll"));
  expect(room.discardAll).not.toHaveBeenCalled();
  screen.getByRole("alertdialog", { name: t("discardQuestion.title", { count: 3 }) });
  await answerWith(t("discard"));
  expect(room.discardAll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("log"));
});

it("counts down to when a retry makes sense for all", async () => {
  const room = showMany(failed("a"), failed("b", { retryAt: Date.now() + 9_000 }), failed("c"));
  await press(/^Retry in 0:0[89]$/);
  expect(room.retryAll).not.toHaveBeenCalled();
});

it("leads to the appeal from many messages if the newest was refused by a mute", () => {
  const link = () => screen.queryByRole("link", { name: t("appeal") })?.getAttribute("href");
  showMany(failed("a", { isMuted: true }), failed("b"));
  expect(link()).toBeUndefined();
  showMany(failed("c"), failed("d", { isMuted: true }));
  expect(link()).toBe("/appeal");
});
