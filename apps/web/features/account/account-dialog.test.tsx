import { english } from "@emberlode/messages/testing/english";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import AccountDialog from "./account-dialog.tsx";

const t = english.profile;
const OF_TABS = ["user.referrals", "user.sessions", "user.tokens"];

/** Opens the dialog and returns the queries of its tabs; other queries are left out. */
function open(isGuest = false) {
  const asked: string[] = [];
  const server = async (path: string) => {
    if (!OF_TABS.includes(path)) return new Promise(() => {});
    asked.push(path);
    return { sessions: [], tokens: [], referrals: [], total: 0, link: null };
  };
  const payload = makePayload({ isGuest });
  renderPlaying(<AccountDialog onClose={() => {}} />, { payload, server });
  return asked;
}

const tab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));

it("queries a tab's data once, when the tab is first opened", async () => {
  const asked = open();
  const tabs = textsOf(screen.getAllByRole("tab"));
  expect(tabs).toEqual(["PROFILE", "REFERRALS", "SESSIONS", t("tabs.tokens")]);
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
