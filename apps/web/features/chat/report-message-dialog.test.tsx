import { english } from "@emberlode/messages/testing/english";
import { render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { notifySuccess } from "../../lib/notify.ts";
import { pretendPage, recordToasts } from "../../lib/testing.tsx";
import { press } from "../../lib/testing-screen.ts";
import ReportMessageDialog from "./report-message-dialog.tsx";
import { makeMessage, pretendRoom } from "./testing.ts";
import { chatRoomAtom, useChatCalls } from "./use-chat.ts";

const t = english.reports;

it("asks why, reports a message once, and says so when it is reported again", async () => {
  recordToasts();
  sessionStorage.clear();
  const onClose = vi.fn();
  const server = vi.fn(async (_path: string, _input: unknown): Promise<unknown> => ({ ok: true }));
  server.mockRejectedValueOnce(new Error("not this time"));
  const { store, wrapper } = pretendPage(server);
  store.set(chatRoomAtom, pretendRoom([]).room);
  const { result } = renderHook(useChatCalls, { wrapper });
  render(<ReportMessageDialog message={makeMessage(7)} onClose={onClose} />, { wrapper });
  await press(t("report.submit"));
  expect(screen.getByRole("alert").textContent).toBe(english.inputs("faults.reasonMissing"));
  await userEvent.click(screen.getByRole("radio", { name: t("report.reasons.scam") }));
  await userEvent.type(screen.getByLabelText(t("report.note")), "A link.");
  await press(t("report.submit"));
  await screen.findByText(english.shell("connection.noAnswer"));
  expect([result.current.isReported("7"), onClose.mock.calls]).toEqual([false, []]);
  await press(t("report.submit"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const input = { id: "7", room: "global", reason: "scam", note: "A link." };
  expect(server.mock.calls).toEqual(Array(2).fill(["chat.report", input]));
  expect(notifySuccess).toHaveBeenLastCalledWith(english.chat("reported"));
  expect([result.current.isReported("7"), result.current.isReported("8")]).toEqual([true, false]);
  expect(notifySuccess).toHaveBeenLastCalledWith(english.chat("reportedBefore"));
});
