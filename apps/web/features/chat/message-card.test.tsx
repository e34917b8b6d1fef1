import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage, recordToasts } from "../../lib/testing.tsx";
import { textsOf } from "../../lib/testing-screen.ts";
import { makePlayer } from "../people/testing.ts";
import { makeNap } from "../treaties/testing.ts";
import MessageCard from "./message-card.tsx";
import { ME, makeMessage } from "./testing.ts";
import { storedChatAtom } from "./use-chat.ts";

beforeEach(recordToasts);

const t = english.chat;
const ASK = english.players("actions.ask");
const OTHERS = [
  t("card.view"),
  t("card.mention"),
  ASK,
  t("report"),
  t("block", { sender: "Rask" }),
];

interface Opened {
  isModerator?: boolean;
  sender?: string;
  naps?: readonly NapView[];
}

function open({ isModerator = false, sender = "Rask", naps = [] }: Opened = {}) {
  const onClose = vi.fn();
  const onReport = vi.fn();
  const server = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "ranks.player") return makePlayer({ username: sender });
    if (path === "naps.list") return { naps };
    return { nap: makeNap({ username: sender, askedByMe: true }) };
  });
  const card = { message: makeMessage(42, { sender }), anchor: document.body };
  const { store, wrapper } = pretendPage(server);
  const part = (
    <MessageCard
      card={card}
      isModerator={isModerator}
      onReport={onReport}
      onClose={onClose}
      ownId={ME}
    />
  );
  return { ...render(part, { wrapper }), store, onClose, onReport, server };
}

const items = () => textsOf(screen.getAllByRole("menuitem", { hidden: true }));
/** jsdom hides popovers, so their names can't be queried by role. */
const label = () => screen.getByRole("dialog", { hidden: true }).getAttribute("aria-label");
const press = async (text: string) => userEvent.click(await screen.findByText(text));

it("shows who sent the message, and what one can do about it", async () => {
  open();
  await waitFor(() => expect(items()).toEqual(OTHERS));
  await screen.findByText("4,300");
  expect(label()).toBe("Rask");
  expect(screen.getByText(t("card.view")).getAttribute("href")).toBe("/players/Rask");
  expect(document.activeElement).toBe(screen.getByText(t("card.view")));
});

it("keeps the room of what loads, so that no item moves under the finger", async () => {
  open();
  const rows = () => screen.getByRole("menu", { hidden: true }).childElementCount;
  const before = rows();
  await screen.findByText(ASK);
  expect(rows()).toBe(before);
});

it("leads to the report of a message, and closes", async () => {
  const { onClose, onReport } = open();
  await press(t("report"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onReport).toHaveBeenCalledOnce();
  expect(screen.queryByText(t("moderate"))).toBeNull();
});

it("puts the name into the draft once, after what is written", async () => {
  const { onClose, store } = open();
  const draft = () => store.get(storedChatAtom).draft;
  store.set(storedChatAtom, { ...store.get(storedChatAtom), player: ME, draft: "well done" });
  await press(t("card.mention"));
  const mention = english.players("actions.mention", { name: "Rask" });
  expect(draft()).toBe(`well done ${mention}`);
  await press(t("card.mention"));
  expect(draft()).toBe(`well done ${mention}`);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("asks for a NAP, accepts an offer, and only says so if there is one", async () => {
  const asked = open();
  await press(ASK);
  await waitFor(() => expect(asked.server).toHaveBeenCalledWith("naps.ask", { username: "Rask" }));
  expect(asked.onClose).toHaveBeenCalledOnce();
  asked.unmount();
  const offered = open({ naps: [makeNap()] });
  await press(t("card.acceptNap"));
  await waitFor(() =>
    expect(offered.server).toHaveBeenCalledWith("naps.ask", { username: "Rask" }),
  );
  offered.unmount();
  open({ naps: [makeNap({ state: "active" })] });
  await screen.findByText(english.treaties("now.active", { name: "Rask" }), { exact: false });
  expect(items()).toEqual(OTHERS.filter((text) => text !== ASK));
});

it("can only report the message of a former player", () => {
  const { server } = open({ isModerator: true, sender: "" });
  expect(items()).toEqual([t("report")]);
  expect(label()).toBe(english.shell("formerPlayer"));
  expect(server.mock.calls.filter(([path]) => path === "ranks.player")).toEqual([]);
});

it("leads moderators to the message on the team pages, in a new tab", () => {
  open({ isModerator: true });
  const link = screen.getByText(t("moderate"));
  expect(link.getAttribute("href")).toBe("/admin/players/Rask?message=42");
  expect(link.getAttribute("target")).toBe("_blank");
});
