import type { OwnSanctions } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { makePayload } from "../features/session/testing.tsx";
import { renderPage, renderPlaying } from "../features/session/testing-render.tsx";
import { recordToasts, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import AppealPage from "./appeal-page.tsx";

const t = english.reports;
const CREDENTIALS = { username: "Rask", password: "correct horse" };
const NOON = "2026-06-01T12:00:00.000Z";
const SUSPENSION: OwnSanctions["sanctions"][number] = {
  id: 5,
  kind: "suspension",
  reason: "Insults",
  at: NOON,
  until: null,
  isActive: true,
  appeal: null,
};

beforeEach(() => recordToasts());

type Server = (path: string, input: unknown) => Promise<unknown>;

async function logIn(): Promise<void> {
  const name = screen.getByRole("textbox", { name: english.account("username") });
  await userEvent.clear(name);
  await userEvent.type(name, CREDENTIALS.username);
  await userEvent.type(screen.getByLabelText(english.account("password")), CREDENTIALS.password);
  await press(t("appeal.submit"));
}

/** The page after a log-in, with the sanctions of the account. */
async function open(sanctions: OwnSanctions["sanctions"], write: () => unknown = () => ({})) {
  const server = vi.fn<Server>(async (path) => (path === "appeals.list" ? { sanctions } : write()));
  renderPage(<AppealPage />, server);
  await logIn();
  await screen.findByText(t("appeal.listTitle", { name: CREDENTIALS.username }));
  return server;
}

const writeButton = () => screen.queryByRole("button", { name: /^Appeal: / });

it("takes an appeal against an active sanction, by name and password", async () => {
  const server = await open([SUSPENSION]);
  expect(server).toHaveBeenCalledExactlyOnceWith("appeals.list", CREDENTIALS);
  screen.getByText(t("appeal.reason", { reason: "Insults" }));
  await userEvent.click(writeButton() ?? document.body);
  expect(document.activeElement).toBe(screen.getByLabelText(t("appeal.field")));
  await press(t("appeal.send"));
  screen.getByText(english.inputs("faults.appealMissing"));
  await userEvent.type(screen.getByLabelText(t("appeal.field")), "It wasn't me.");
  await press(t("appeal.send"));
  await screen.findByText(t("appeal.waiting"));
  screen.getByText("It wasn't me.");
  expect(server).toHaveBeenLastCalledWith("appeals.write", {
    ...CREDENTIALS,
    sanction: 5,
    body: "It wasn't me.",
  });
  expect(document.activeElement?.tagName).toBe("H2");
  expect(writeButton()).toBeNull();
});

it("shows the answer, and offers no appeal against what is over", async () => {
  const answered = {
    body: "Why?",
    at: NOON,
    decision: "uphold",
    answer: "Look at the log.",
  } as const;
  await open([
    { ...SUSPENSION, appeal: answered },
    { ...SUSPENSION, id: 6, kind: "mute", isActive: false },
  ]);
  const [first, second] = screen.getAllByRole("listitem");
  within(first ?? document.body).getByText(t("appeal.uphold"));
  within(first ?? document.body).getByText(answered.answer);
  within(second ?? document.body).getByText(t("appeal.over"));
  expect(writeButton()).toBeNull();
});

it("says that nothing was decided", async () => {
  await open([]);
  screen.getByText(t("appeal.none"));
});

it("says that a password is wrong", async () => {
  const text = english.errors("texts.BAD_CREDENTIALS");
  renderPage(<AppealPage />, () => Promise.reject(refusal("BAD_CREDENTIALS", text)));
  await logIn();
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

it("knows the name of a player who is logged in", () => {
  sessionStorage.clear();
  renderPlaying(<AppealPage />, { payload: makePayload({ username: "Alice" }) });
  const name = screen.getByRole("textbox", { name: english.account("username") });
  expect(name).toHaveProperty("value", "Alice");
});
