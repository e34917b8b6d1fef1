import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { notifySuccess } from "../lib/notify.ts";
import { pretendPage, recordToasts } from "../lib/testing.tsx";
import { PlayerMessages } from "./player-messages.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeFile, makeRow, makeStaff } from "./testing.ts";

const t = english.admin;
const MESSAGE = { id: 42, room: "global", sender: "Rowdy", body: "rude words", isRemoved: false };

function open(path: string, file = makeFile(), hasNewer = false) {
  recordToasts();
  window.history.replaceState(null, "", path);
  const calls = vi.fn(
    async (call: string, _input: unknown): Promise<unknown> =>
      call === "adminPlayers.messages"
        ? { messages: [{ ...MESSAGE, at: makeRow().at }], hasNewer, next: null }
        : { ok: true },
  );
  render(
    <StaffContext value={makeStaff()}>
      <main>
        <PlayerMessages file={file} />
      </main>
    </StaffContext>,
    { wrapper: pretendPage(calls).wrapper },
  );
  return calls;
}

it("decides about the message in the address, and returns to the list", async () => {
  const calls = open("/?message=42");
  const dialog = await screen.findByRole("dialog", {
    name: t("reports.messageOf", { name: "Rowdy" }),
  });
  within(dialog).getByText(MESSAGE.body);
  await userEvent.keyboard("2{Enter}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls).toHaveBeenCalledWith("adminReports.decide", {
    subject: "message",
    player: "7",
    message: 42,
    decision: "remove",
    reason: english["admin-reasons"]("rules"),
  });
  expect(notifySuccess).toHaveBeenCalledOnce();
  expect(window.location.search).toBe("");
});

it("offers nothing to those who may not act on the player", async () => {
  open("/?message=42", makeFile({ mayDo: [] }));
  await screen.findByText(MESSAGE.body);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("starts at the message in the address and marks it, until the newest are wanted", async () => {
  const calls = open("/?message=42", makeFile({ mayDo: [] }), true);
  await screen.findByText(t("messages.linked"));
  expect(calls).toHaveBeenLastCalledWith("adminPlayers.messages", {
    username: "Rowdy",
    around: 42,
  });
  await userEvent.click(screen.getByRole("button", { name: t("messages.newest") }));
  await vi.waitFor(() => expect(screen.queryByText(t("messages.linked"))).toBeNull());
  expect(calls).toHaveBeenLastCalledWith("adminPlayers.messages", { username: "Rowdy" });
});
