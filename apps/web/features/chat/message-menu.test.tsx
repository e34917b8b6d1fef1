import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "../session/testing-render.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { makeMessage } from "./testing.ts";

const t = english.chat;

function open(isModerator: boolean, sender = "Rask") {
  const onClose = vi.fn();
  const onReport = vi.fn();
  const menu = { message: makeMessage(42, { sender }), row: document.body };
  renderPage(<MessageMenu {...{ menu, isModerator, onReport, onClose }} />);
  return { onClose, onReport };
}

it("leads to the report of a message, and closes", async () => {
  const { onClose, onReport } = open(false);
  await userEvent.click(screen.getByText(t("report")));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onReport).toHaveBeenCalledOnce();
  expect(screen.queryByText(t("moderate"))).toBeNull();
});

it("can only report the message of a former player", () => {
  open(true, "");
  expect(
    screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual([t("report")]);
});

it("leads moderators to the message on the team pages, in a new tab", () => {
  open(true);
  const link = screen.getByText(t("moderate"));
  expect(link.getAttribute("href")).toBe("/admin/players/Rask?message=42");
  expect(link.getAttribute("target")).toBe("_blank");
});
