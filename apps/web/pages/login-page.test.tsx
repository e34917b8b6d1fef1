import { english } from "@emberlode/messages/testing/english";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { GuestButton } from "../features/session/play-button.tsx";
import { loginNoticeAtom, wasBannedAtom } from "../features/session/session-atoms.ts";
import { makePayload } from "../features/session/testing.tsx";
import { notifyError } from "../lib/notify.ts";
import { pretendPage, recordToasts, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import LoginPage from "./login-page.tsx";

const t = english.account;
const CROWDED = english.errors("texts.TOO_MANY_GUESTS_HERE");

const FULL = english.errors("texts.TOO_MANY_GUESTS");

const refuse = vi.fn<(path: string, input: unknown) => Promise<unknown>>();
beforeEach(() => {
  refuse.mockReset();
  refuseWith("TOO_MANY_GUESTS_HERE", CROWDED);
});

function refuseWith(gameCode: string, text: string, signUps = "open"): void {
  refuse.mockImplementation((path) =>
    path === "world.signups"
      ? Promise.resolve({ signups: signUps })
      : Promise.reject(refusal(gameCode, text)),
  );
}

function open(notice: string | null = null, wasBanned = false) {
  const { hook, history } = memoryLocation({ path: "/login", record: true });
  const { wrapper: Page, store } = pretendPage(refuse);
  store.set(loginNoticeAtom, notice);
  store.set(wasBannedAtom, wasBanned);
  render(
    <Page>
      <Router hook={hook}>
        <GuestButton text={t("guest.playNow")} />
        <LoginPage />
      </Router>
    </Page>,
  );
  return history;
}

const REACHED = english.errors("limits.signups", { most: 30 });

it.each([
  ["the network has its guests", "TOO_MANY_GUESTS_HERE", CROWDED, "register.tab"],
  ["the world has its guests", "TOO_MANY_GUESTS", FULL, "register.tab"],
  ["the network has its newcomers of the hour", "TOO_MANY_REQUESTS", REACHED, "login.tab"],
  ["no guests are taken", "GUESTS_CLOSED", english.errors("texts.GUESTS_CLOSED"), "register.tab"],
  [
    "the network is blocked",
    "NETWORK_BLOCKED",
    english.errors("texts.NETWORK_BLOCKED"),
    "login.tab",
  ],
  ["sign-ups are closed", "SIGNUPS_CLOSED", english.errors("texts.SIGNUPS_CLOSED"), "login.tab"],
] as const)(
  "opens the form that is left when %s, with the reason and the focus",
  async (_, code, text, tab) => {
    refuseWith(code, text);
    open();
    const [playNow] = screen.getAllByRole("button", { name: t("guest.playNow") });
    await userEvent.click(playNow ?? document.body);
    expect((await screen.findByText(text)).getAttribute("role")).toBe("status");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(t(tab));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: t("username") }));
  },
);

it.each([
  [t("login.submit"), "user.login", { username: "Rask" }],
  [t("register.submit"), "user.register", { username: "Rask", email: "rask@example.com" }],
] as const)("keeps one logged in by choice only: %s", async (name, path, fields) => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole("tab", { name }));
  const panel = screen.getByRole("tabpanel");
  const type = async (label: "username" | "email" | "password", text: string) => {
    const field = within(panel).getByLabelText(t(label));
    await user.clear(field);
    await user.type(field, text);
  };
  await type("username", fields.username);
  if ("email" in fields) await type("email", fields.email);
  await type("password", "correct horse");
  const stay = screen.getByRole("checkbox", { name: t("stay") });
  expect(stay).toHaveProperty("checked", false);
  const sent = { ...fields, password: "correct horse" };
  await press(name);
  expect(refuse).toHaveBeenLastCalledWith(path, sent);
  await user.click(stay);
  await press(name);
  expect(refuse).toHaveBeenLastCalledWith(path, { ...sent, stay: true });
});

it.each([
  ["BANNED", true],
  ["BAD_CREDENTIALS", false],
])("links to the appeal after %s: %s", async (code, isLinked) => {
  refuseWith(code, english.errors("texts.BANNED"));
  open();
  const password = within(screen.getByRole("tabpanel")).getByLabelText(t("password"));
  const name = screen.getByRole("textbox", { name: t("username") });
  await userEvent.clear(name);
  await userEvent.type(name, "Rask");
  await userEvent.type(password, "correct horse{Enter}");
  await screen.findByRole("alert");
  const link = screen.queryByRole("link", { name: t("login.appeal") });
  expect(link?.getAttribute("href") ?? null).toBe(isLinked ? "/appeal" : null);
});

it.each([
  ["a suspension", "Suspended. Reason: spam", true],
  ["an idle hour", t("sessionEnded"), false],
])("says why a session ended, and leads to the appeal only after %s", (_why, notice, wasBanned) => {
  open(notice, wasBanned);
  const status = screen.getByText(notice);
  const link = within(status).queryByRole("link", { name: t("login.appeal") });
  expect(link?.getAttribute("href") ?? null).toBe(wasBanned ? "/appeal" : null);
});

it("stays on the page and says that cookies are needed when logging in without any", async () => {
  recordToasts();
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  refuse.mockImplementation(async (path) =>
    path === "world.signups" ? { signups: "open" } : makePayload(),
  );
  const history = open();
  const needed = english.shell("storage.cookiesNeeded");
  expect(screen.getByText(needed).getAttribute("role")).toBe("status");
  const user = userEvent.setup();
  const name = screen.getByRole("textbox", { name: english.account("username") });
  await user.clear(name);
  await user.type(name, "Rask");
  const password = within(screen.getByRole("tabpanel")).getByLabelText(english.account("password"));
  await user.type(password, "correct horse");
  await user.click(screen.getByRole("button", { name: english.account("login.submit") }));
  await waitFor(() => expect(notifyError).toHaveBeenCalledExactlyOnceWith(needed));
  expect(history).toEqual(["/login"]);
});

it.each(["accounts", "guests", "closed"] as const)(
  "says who may not join, and still allows every way to try: %s",
  async (signUps) => {
    refuseWith("SIGNUPS_CLOSED", english.errors("texts.SIGNUPS_CLOSED"), signUps);
    open();
    const notice = await screen.findByText(t(`signups.${signUps}`));
    expect(notice.getAttribute("role")).toBe("status");
    for (const button of screen.getAllByRole("button")) {
      expect(button).toHaveProperty("disabled", false);
    }
  },
);

it("starts a guest's game once if the address asks for it", async () => {
  window.history.replaceState(null, "", "/login?ref=Rask#play");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  open();
  await waitFor(() => expect(refuse).toHaveBeenCalledWith("user.guest", expect.anything()));
  expect(refuse.mock.calls.filter(([path]) => path === "user.guest")).toHaveLength(1);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    "/login?ref=Rask",
  );
});
