import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { notifySuccess } from "../../lib/notify.ts";
import { recordToasts, refusal } from "../../lib/testing.tsx";
import { press, textsOf } from "../../lib/testing-screen.ts";
import { makePlayer } from "../people/testing.ts";
import { renderPage } from "../session/testing-render.tsx";
import ReportDialog from "./report-dialog.tsx";

const t = english.reports;

function open(shown: Parameters<typeof makePlayer>[0] = {}, send = async () => ({ ok: true })) {
  recordToasts();
  sessionStorage.clear();
  const onClose = vi.fn();
  const server = vi.fn<(path: string, input: unknown) => Promise<unknown>>(send);
  renderPage(<ReportDialog player={makePlayer(shown)} onClose={onClose} />, server);
  return { server, onClose };
}

const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

it("sends what, why and a note, and thanks", async () => {
  const { server, onClose } = open();
  await choose(t("report.subjects.quote"));
  await choose(t("report.reasons.hate"));
  await userEvent.type(screen.getByLabelText(t("report.note")), "For days.");
  await press(t("report.submit"));
  expect(server).toHaveBeenCalledExactlyOnceWith("reports.send", {
    username: "Rask",
    subject: "quote",
    reason: "hate",
    note: "For days.",
  });
  expect(notifySuccess).toHaveBeenCalledWith(t("report.sent"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("offers only what the player shows", () => {
  open({ baseName: "", quote: "Ever warm.", profilePicture: "" });
  const [what] = screen.getAllByRole("group");
  expect(textsOf(what?.querySelectorAll("label") ?? [])).toEqual(
    (["username", "quote", "player"] as const).map((subject) => t(`report.subjects.${subject}`)),
  );
});

it("asks for a reason, and sends nothing without one", async () => {
  const { server } = open();
  await press(t("report.submit"));
  expect(screen.getByRole("alert").textContent).toBe(english.inputs("faults.reasonMissing"));
  expect(document.activeElement?.getAttribute("name")).toBe("reason");
  expect(server).not.toHaveBeenCalled();
});

it("says why a report is refused, and keeps it", async () => {
  const text = english.answers("team.tooManyReports", { most: 20 });
  const { onClose } = open({}, async () => {
    throw refusal("TOO_MANY_REQUESTS", text);
  });
  await choose(t("report.reasons.spam"));
  await press(t("report.submit"));
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(onClose).not.toHaveBeenCalled();
});
