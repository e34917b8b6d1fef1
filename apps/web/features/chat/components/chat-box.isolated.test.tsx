import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { messages } from "../../../lib/messages.ts";
import { pretendPage } from "../../../lib/testing.tsx";
import { chatRoomAtom } from "../atoms/chat-atoms.ts";
import type { RankedSpeaker } from "../speaker.ts";
import { ME, message, pretendRoom } from "../testing.ts";
import { ChatBox } from "./chat-box.tsx";
import type { OpenMenu } from "./message-menu.tsx";

const t = await messages("chat");

// jsdom lays nothing out, so the log would find no room for a message: this one shows another player's.
vi.mock("./chat-log.tsx", () => ({
  default: ({ onMenu }: { onMenu: (menu: OpenMenu) => void }) => (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        onMenu({ message: message(1), row: currentTarget, own: false })
      }
    >
      Rask
    </button>
  ),
}));
const REPORT_AND_BLOCK = [t("report"), t("block", { sender: "Rask" })];
const MUTES = [
  t("mute.hour", { sender: "Rask" }),
  t("mute.day", { sender: "Rask" }),
  t("mute.none", { sender: "Rask" }),
];

/** What the menu of another player's message offers. */
async function itemsFor(role: RankedSpeaker["role"]) {
  const { store, wrapper } = pretendPage();
  const { room } = pretendRoom([message(1)]);
  store.set(chatRoomAtom, room);
  render(<ChatBox user={{ _id: ME, username: "Ulla", role }} />, { wrapper });
  room.start();
  await userEvent.click(await screen.findByRole("button", { name: "Rask" }));
  return screen.getAllByRole("menuitem", { hidden: true }).map(({ textContent }) => textContent);
}

it.each(["moderator", "admin"] as const)("lets one who is %s remove and mute", async (role) => {
  expect(await itemsFor(role)).toEqual([...REPORT_AND_BLOCK, t("remove"), ...MUTES]);
});

it("lets a player report and block only", async () => {
  expect(await itemsFor("player")).toEqual(REPORT_AND_BLOCK);
});
