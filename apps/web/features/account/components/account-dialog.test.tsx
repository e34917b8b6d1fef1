import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePayload, playingPage } from "../../session/testing.tsx";
import AccountDialog from "./account-dialog.tsx";

const OF_TABS = ["user.referrals", "user.sessions", "user.tokens"];

/** The window, and what its tabs asked the server; the badges ask besides. */
function open(isGuest = false) {
  const asked: string[] = [];
  const { wrapper } = playingPage({
    payload: makePayload({ isGuest }),
    server: async (path) => {
      if (!OF_TABS.includes(path)) return new Promise(() => {});
      asked.push(path);
      return { sessions: [], tokens: [], referrals: [], total: 0, link: null };
    },
  });
  render(<AccountDialog onClose={() => {}} />, { wrapper });
  return asked;
}

const tab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));

it("asks for what a tab shows once the tab is opened, and once", async () => {
  const asked = open();
  const tabs = screen.getAllByRole("tab").map(({ textContent }) => textContent);
  expect(tabs).toEqual(["PROFILE", "REFERRALS", "SESSIONS", english.profile("tabs.tokens")]);
  expect(asked).toEqual([]);
  tab(english.profile("tabs.sessions"));
  tab(english.profile("tabs.profile"));
  tab(english.profile("tabs.sessions"));
  await screen.findByText(english.profile("sessions.alone"));
  expect(asked).toEqual(["user.sessions"]);
});

it("gives a guest the form that keeps the base, and neither link nor tokens", () => {
  const asked = open(true);
  expect(screen.getByRole("heading", { name: english.account("keep.yes") })).toBeDefined();
  expect(screen.queryByRole("form", { name: english.profile("form.label") })).toBeNull();
  tab(english.profile("tabs.referrals"));
  tab(english.profile("tabs.tokens"));
  screen.getByText(english.profile("referrals.guest"));
  screen.getByText(english.profile("tokens.guest"));
  expect(asked).toEqual([]);
});
