import type { Role } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { button, textsOf } from "../../lib/testing-screen.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import AccountDialog, { Referrals } from "./account-dialog.tsx";

const t = english.profile;
const OF_TABS = ["user.referrals", "user.sessions", "user.tokens"];

/** Opens the dialog and returns the queries of its tabs; other queries are left out. */
function open(isGuest = false, role: Role = "player") {
  const asked: string[] = [];
  const server = async (path: string) => {
    if (!OF_TABS.includes(path)) return new Promise(() => {});
    asked.push(path);
    return { sessions: [], tokens: [], referrals: [], total: 0, link: null };
  };
  const payload = makePayload({ isGuest, role });
  renderPlaying(<AccountDialog onClose={() => {}} />, { payload, server });
  return asked;
}

const tab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));

it("queries a tab's data once, when the tab is first opened", async () => {
  const asked = open();
  const tabs = textsOf(screen.getAllByRole("tab"));
  expect(tabs).toEqual(["PROFILE", "REFERRALS", "SESSIONS", t("tabs.tokens"), t("tabs.data")]);
  expect(asked).toEqual([]);
  tab(t("tabs.sessions"));
  tab(t("tabs.profile"));
  tab(t("tabs.sessions"));
  await screen.findByText(t("sessions.alone"));
  expect(asked).toEqual(["user.sessions"]);
});

it("shows a guest the form that keeps the base, without a referral link or tokens", () => {
  const asked = open(true);
  screen.getByRole("heading", { name: english.account("keep.yes") });
  expect(screen.queryByRole("form", { name: t("form.label") })).toBeNull();
  tab(t("tabs.referrals"));
  tab(t("tabs.tokens"));
  screen.getByText(t("referrals.guest"));
  screen.getByText(t("tokens.guest"));
  const choose = { name: english.account("upgrade.title") };
  fireEvent.click(screen.getByRole("button", choose));
  expect(screen.getByRole("heading", choose).closest("[hidden]")).toBeNull();
  expect(asked).toEqual([]);
});

it.each([true, false])(
  "sends whether a guest who takes a name stays logged in: %s",
  async (stay) => {
    const sent: unknown[] = [];
    const server = async (path: string, input: unknown) => {
      if (path === "user.upgrade") sent.push(input);
      return new Promise(() => {});
    };
    renderPlaying(<AccountDialog onClose={() => {}} />, {
      payload: makePayload({ isGuest: true }),
      server,
    });
    const texts = { username: "Ada", email: "ada@example.org", password: "a ladder of embers" };
    for (const [name, text] of Object.entries(texts)) {
      const field = document.querySelector(`input[name=${name}]`);
      if (field === null) throw new Error(`There is no field ${name}.`);
      fireEvent.change(field, { target: { value: text } });
    }
    if (stay) fireEvent.click(screen.getByRole("checkbox", { name: english.account("stay") }));
    fireEvent.click(button(english.account("upgrade.submit")));
    await waitFor(() => expect(sent).toEqual([stay ? { ...texts, stay } : texts]));
  },
);

it("links staff, and only them, to the team pages", () => {
  open();
  expect(screen.queryByRole("link", { name: t("team") })).toBeNull();
  cleanup();
  open(false, "moderator");
  expect(screen.getByRole("link", { name: t("team") }).getAttribute("href")).toBe("/admin");
});

function referral(id: number, waiting = 0) {
  return {
    _id: String(id),
    player: `Rask ${id}`,
    date: "2025-06-01T12:00:00.000Z",
    resource: { metal: id * 1000, energy: id * 10 },
    waiting: { metal: waiting, energy: 0 },
  };
}

function openReferrals(referrals: readonly object[], total = referrals.length) {
  const server = async () => ({ referrals, total, link: "" });
  renderPlaying(<Referrals username="ada" />, { server });
}

const cells = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => textsOf(row.children));

it("shows the spec's columns, five referrals per page", async () => {
  openReferrals([7, 6, 5, 4, 3, 2].map((id) => referral(id)));
  await screen.findByRole("table");
  expect(textsOf(screen.getAllByRole("columnheader"))).toEqual([
    "ID",
    "Player",
    "Date",
    "Metal",
    "Energy",
  ]);
  expect(cells()).toHaveLength(5);
  expect(cells()[0]).toEqual(["7", "Rask 7", "Jun 1, 2025", "7,000", "70"]);
  screen.getByText(english.controls("table.showing", { from: 1, to: 5, all: 6 }));
  fireEvent.click(button(english.controls("table.next")));
  expect(cells().map(([, player]) => player)).toEqual(["Rask 2"]);
});

it("shows the pending total, and says when the list is incomplete", async () => {
  openReferrals([referral(2, 1500), referral(1, 40)], 130);
  await screen.findByText(t("referrals.waiting", { metal: "1,540", energy: "0" }));
  screen.getByText(t("referrals.newest", { shown: "2", all: "130" }));
});
