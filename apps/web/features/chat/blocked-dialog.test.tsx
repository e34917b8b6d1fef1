import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import BlockedDialog from "./blocked-dialog.tsx";

it("unblocks one player, or the selected ones on Apply, and keeps the focus in the dialog", async () => {
  let blocked = ["Ines", "Rask", "Ulla"];
  const { wrapper } = pretendPage(async (path, input) => {
    if (path !== "chat.unblock") return { blocked };
    blocked = blocked.filter((name) => name !== Object(input).username);
    return { ok: true };
  });
  const user = userEvent.setup();
  render(<BlockedDialog onClose={() => {}} />, { wrapper });
  await user.click(
    await screen.findByRole("button", { name: english.chat("unblockName", { sender: "Ines" }) }),
  );
  await expect.poll(() => screen.getAllByRole("listitem")).toHaveLength(2);
  await user.click(
    screen.getByRole("checkbox", { name: english.controls("table.all", { count: 2 }) }),
  );
  await user.click(screen.getByRole("button", { name: english.controls("table.apply") }));
  const none = await screen.findByText(english.chat("blockedNone"));
  expect(blocked).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(none);
});
