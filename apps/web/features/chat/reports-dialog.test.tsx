import type { ChatReports } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { answerWith, press } from "../../lib/testing-screen.ts";
import { renderPage } from "../session/testing-render.tsx";
import ReportsDialog from "./reports-dialog.tsx";
import { makeMessage } from "./testing.ts";

const t = english.chat;

type Report = ChatReports["reports"][number];

const report = (seq: number, change: Partial<Report> = {}): Report => ({
  _id: String(seq),
  message: makeMessage(seq),
  removed: false,
  reports: 1,
  firstAt: "2025-06-01T12:05:00.000Z",
  ...change,
});

/** The open dialog with a server that drops decided reports from the list. */
async function open(...reports: Report[]) {
  let left = reports;
  const decide = vi.fn((input: unknown) => {
    left = left.filter(({ _id }) => _id !== Object(input).id);
    return { ok: true };
  });
  renderPage(<ReportsDialog onClose={() => {}} />, async (path, input) =>
    path === "chat.decideReport" ? decide(input) : { reports: left, open: left.length, next: null },
  );
  await screen.findByText(t("reports.lead"));
  return decide;
}

/** Only irreversible decisions ask first: a dismissed message can still be removed later. */
it.each([
  ["removed", t("reports.remove")],
  ["dismissed", t("reports.dismiss")],
])("decides a message: %s, and keeps the focus in the window", async (decision, text) => {
  const decide = await open(report(1), report(2, { reports: 3 }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  screen.getByText("message 2");
  screen.getByText(/reported by 3 players/);
  const [first] = screen.getAllByRole("button", { name: `${text}: Rask` });
  await userEvent.click(first ?? document.body);
  if (decision === "removed") {
    expect(decide).not.toHaveBeenCalled();
    screen.getByRole("alertdialog", { description: t("removeQuestion.textOfReport") });
    await answerWith(text);
  }
  expect(decide).toHaveBeenCalledWith({ id: "1", decision });
  await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(screen.queryByText("message 1")).toBeNull();
  expect(document.activeElement?.textContent).toBe(t("reports.lead"));
});

it("says that for a removed message only the reporters remain to be notified", async () => {
  const decide = await open(report(1, { removed: true }));
  screen.getByText(t("reports.removedAlready"));
  expect(screen.queryByRole("button", { name: `${t("reports.dismiss")}: Rask` })).toBeNull();
  await press(`${t("reports.agree")}: Rask`);
  expect(decide).toHaveBeenCalledWith({ id: "1", decision: "removed" });
  await screen.findByText(t("reports.none"));
});

it("says why the list failed to load", async () => {
  const refused = refusal("FORBIDDEN", "Only moderators may do that.");
  renderPage(<ReportsDialog onClose={() => {}} />, () => Promise.reject(refused));
  expect((await screen.findByRole("alert")).textContent).toBe("Only moderators may do that.");
  expect(screen.queryByText(t("reports.none"))).toBeNull();
});
