import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderPage } from "../session/testing-render.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { makeMessage } from "./testing.ts";

it("asks before removing a message for everyone", async () => {
  const server = vi.fn(async (_path: string, _input: unknown): Promise<unknown> => ({ ok: true }));
  const onClose = vi.fn();
  const menu = { message: makeMessage(1), row: document.body, own: false };
  renderPage(<MessageMenu menu={menu} isModerator onClose={onClose} />, server);
  const remove = english.chat("remove");
  await userEvent.click(screen.getByText(remove));
  expect(server).not.toHaveBeenCalled();
  const question = screen.getByRole("alertdialog", {
    name: english.chat("removeQuestion.title", { sender: "Rask" }),
  });
  await userEvent.click(within(question).getByRole("button", { name: remove }));
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(server).toHaveBeenCalledWith("chat.remove", { id: "1" }));
});
