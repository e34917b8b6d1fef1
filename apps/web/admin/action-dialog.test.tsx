import type { PlayerAction } from "@emberlode/contract";
import type { PlayerActionKind } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { notifySuccess } from "../lib/notify.ts";
import { pretendPage, recordToasts, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ConfirmationProvider } from "./confirmation.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeFile, makeStaff } from "./testing.ts";

const t = english.admin;
const REASON = "Insults after a warning";
const PREVIEW = {
  until: null,
  sessions: null,
  base: null,
  from: null,
  to: null,
  balance: null,
  notice: { title: "You were told", content: "off" },
};

/** The dialog of an action on Rowdy; `act` answers each try. */
function open(
  kind: PlayerActionKind,
  act: () => Promise<unknown>,
  preview: () => Promise<unknown> = async () => PREVIEW,
) {
  recordToasts();
  const onClose = vi.fn();
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminPlayers.preview") return preview();
    return path === "adminPlayers.act" ? act() : { ok: true };
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff()}>
      <ConfirmationProvider>
        <ActionDialog file={makeFile()} kind={kind} sanction={null} onClose={onClose} />
      </ConfirmationProvider>
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  const actions = () =>
    calls.mock.calls.flatMap(([path, input]) => (path === "adminPlayers.act" ? [input] : []));
  return { onClose, calls, actions };
}

const reasonField = () => screen.getByLabelText(t("actions.reason"));
const confirmation = () => screen.findByRole("dialog", { name: t("confirm.title") });
const sent = (action: PlayerAction, reason = REASON) => ({ username: "Rowdy", action, reason });

it("needs a reason, and shows what the player reads before anything is done", async () => {
  const { actions, onClose } = open("warn", async () => ({ ok: true }));
  await press(t("actions.kinds.warn.submit"));
  expect(actions()).toEqual([]);
  screen.getByText(t("actions.reasonMissing"));
  expect(document.activeElement).toBe(reasonField());
  await press(english["admin-reasons"]("spam"));
  await screen.findByText(PREVIEW.notice.title);
  expect(actions()).toEqual([]);
  await press(t("actions.kinds.warn.submit"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(actions()).toEqual([sent({ kind: "warn" }, english["admin-reasons"]("spam"))]);
  expect(notifySuccess).toHaveBeenCalledWith(t("actions.kinds.warn.done", { name: "Rowdy" }));
});

it("names the duration on its button, and sends by Ctrl+Enter", async () => {
  const { actions, onClose } = open("mute", async () => ({ ok: true }));
  screen.getByRole("button", {
    name: t("actions.kinds.mute.submit", { duration: t("durations.days", { count: 1 }) }),
  });
  await userEvent.click(screen.getByLabelText(t("actions.custom")));
  const amount = screen.getByLabelText(t("actions.customAmount"));
  await userEvent.clear(amount);
  await userEvent.type(amount, "5");
  await userEvent.selectOptions(screen.getByLabelText(t("actions.customUnit")), "hours");
  screen.getByRole("button", {
    name: t("actions.kinds.mute.submit", { duration: t("durations.hours", { count: 5 }) }),
  });
  await userEvent.type(reasonField(), REASON);
  fireEvent.keyDown(reasonField(), { key: "Enter", ctrlKey: true });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(actions()).toEqual([sent({ kind: "mute", minutes: 300 })]);
});

it("asks for a confirmation that a grave action needs, then carries it out", async () => {
  let isConfirmed = false;
  const { calls, actions, onClose } = open("ban", async () => {
    if (!isConfirmed) throw refusal("CONFIRMATION_NEEDED");
    return { ok: true };
  });
  await userEvent.type(reasonField(), REASON);
  await press(t("actions.kinds.ban.submit"));
  const dialog = within(await confirmation());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText(t("confirm.password")), "secret words");
  await userEvent.type(dialog.getByLabelText(t("confirm.code")), "123456");
  isConfirmed = true;
  await userEvent.click(dialog.getByRole("button", { name: t("confirm.submit") }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const confirmed = { password: "secret words", code: "123456" };
  expect(calls).toHaveBeenCalledWith("admin.confirm", confirmed);
  expect(actions()).toEqual([sent({ kind: "ban" }), sent({ kind: "ban" })]);
  expect(screen.queryByRole("dialog", { name: t("confirm.title") })).toBeNull();
});

it("does nothing if the confirmation is closed, and keeps the reason", async () => {
  const { actions, onClose } = open("ban", async () => {
    throw refusal("CONFIRMATION_NEEDED", "Confirm first.");
  });
  await userEvent.type(reasonField(), REASON);
  await press(t("actions.kinds.ban.submit"));
  const dialog = within(await confirmation());
  await userEvent.click(dialog.getByRole("button", { name: english.shell("close") }));
  expect((await screen.findByRole("alert")).textContent).toBe("Confirm first.");
  expect(actions()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(reasonField()).toHaveProperty("value", REASON);
});

it("shows once why an action was refused", async () => {
  const refuse = async () => {
    throw refusal("FORBIDDEN", "Not you.");
  };
  const { onClose } = open("warn", refuse, refuse);
  await userEvent.type(reasonField(), REASON);
  await screen.findByText("Not you.");
  await press(t("actions.kinds.warn.submit"));
  expect((await screen.findByRole("alert")).textContent).toBe("Not you.");
  expect(screen.getAllByText("Not you.")).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});
