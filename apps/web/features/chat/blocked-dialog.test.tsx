import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { renderPage } from "../session/testing-render.tsx";
import BlockedDialog from "./blocked-dialog.tsx";

it("unblocks one player, or the selected ones on Apply, and keeps the focus in the dialog", async () => {
  let blocked = ["Ines", "Rask", "Ulla"];
  renderPage(<BlockedDialog onClose={() => {}} />, async (path, input) => {
    if (path !== "chat.unblock") return { blocked };
    blocked = blocked.filter((name) => name !== Object(input).username);
    return { ok: true };
  });
  const user = userEvent.setup();
  const unblock = { name: english.chat("unblockName", { sender: "Ines" }) };
  await user.click(await screen.findByRole("button", unblock));
  await expect.poll(() => screen.getAllByRole("listitem")).toHaveLength(2);
  const all = { name: english.controls("table.all", { count: 2 }) };
  await user.click(screen.getByRole("checkbox", all));
  await press(english.controls("table.apply"));
  const none = await screen.findByText(english.chat("blockedNone"));
  expect(blocked).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(none);
});
