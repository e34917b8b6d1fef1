import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { textsOf } from "../../lib/testing-screen.ts";
import { ChatBox } from "./chat-box.tsx";
import type { ChatPlayer } from "./chat-list.ts";
import type { OpenCard } from "./message-card.tsx";
import { ME, makeMessage, pretendRoom } from "./testing.ts";
import { chatRoomAtom } from "./use-chat.ts";

const t = english.chat;

// jsdom has no layout, so the virtualized log would render no rows: this one opens the card.
vi.mock("./chat-log.tsx", () => ({
  default: ({ onCard }: { onCard: (card: OpenCard) => void }) => (
    <button
      type="button"
      onClick={({ currentTarget }) => onCard({ message: makeMessage(1), anchor: currentTarget })}
    >
      Rask
    </button>
  ),
}));
const FOR_ALL = [t("card.view"), t("card.mention"), t("report"), t("block", { sender: "Rask" })];

/** The items of the card of another player's message for a player with this role. */
async function itemsFor(role: ChatPlayer["role"]) {
  const { store, wrapper } = pretendPage();
  const { room } = pretendRoom([makeMessage(1)]);
  store.set(chatRoomAtom, room);
  render(<ChatBox user={{ _id: ME, username: "Ulla", role }} />, { wrapper });
  room.start();
  await userEvent.click(await screen.findByRole("button", { name: "Rask" }));
  return textsOf(await screen.findAllByRole("menuitem", { hidden: true }));
}

it.each([
  ["player", []],
  ["support", []],
  ["moderator", [t("moderate")]],
  ["admin", [t("moderate")]],
] as const)("lets a %s look, mention, report and block, and also: %j", async (role, more) => {
  expect(await itemsFor(role)).toEqual([...FOR_ALL, ...more]);
});
