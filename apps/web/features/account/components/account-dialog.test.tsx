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
  expect(tabs).toEqual(["PROFILE", "REFERRALS", "SESSIONS", "API TOKENS"]);
  expect(asked).toEqual([]);
  tab("SESSIONS");
  tab("PROFILE");
  tab("SESSIONS");
  await screen.findByText("You are logged in nowhere else.");
  expect(asked).toEqual(["user.sessions"]);
});

it("gives a guest the form that keeps the base, and neither link nor tokens", () => {
  const asked = open(true);
  expect(screen.getByRole("heading", { name: "Name yourself" })).toBeDefined();
  expect(screen.queryByRole("form", { name: "Profile" })).toBeNull();
  expect(screen.queryByRole("form", { name: "Change your password" })).toBeNull();
  tab("REFERRALS");
  tab("API TOKENS");
  screen.getByText(/^A link needs a name that stays/);
  screen.getByText(/^A token needs a name that stays/);
  expect(asked).toEqual([]);
});
