import { USER_COOKIE } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { loginPath } from "../features/session/staff-path.ts";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import { pause } from "../lib/throttle.ts";
import { Gate } from "./gate.tsx";
import { makeStaff } from "./testing.ts";

const t = english.admin;
const INSIDE = "the pages";
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

function open(server: (path: string, input: unknown) => Promise<unknown>) {
  const calls = vi.fn(server);
  const page = pretendPage(calls);
  render(<Gate>{INSIDE}</Gate>, { wrapper: page.wrapper });
  return { ...page, calls };
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=%7B%7D`;
});

const factor = (set: Partial<ReturnType<typeof makeStaff>["secondFactor"]>) => ({
  ...makeStaff().secondFactor,
  ...set,
});

it("asks visitors to log in, without a call", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server removes it
  document.cookie = `${USER_COOKIE}=; Max-Age=0`;
  const { calls } = open(async () => makeStaff());
  await title(t("gate.loggedOut.title"));
  expect(screen.getByRole("link").getAttribute("href")).toBe(loginPath(window.location));
  expect(calls).not.toHaveBeenCalled();
});

it.each([
  ["NOT_LOGGED_IN", t("gate.loggedOut.title"), "/login?next=%2Fadmin%2Faudit%3Frefused%3D1"],
  ["FORBIDDEN", t("gate.players.title"), "/game"],
])("leads elsewhere after %s", async (code, heading, href) => {
  window.history.replaceState(null, "", "/admin/audit?refused=1");
  open(async () => {
    throw refusal(code);
  });
  await title(heading);
  expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  expect(screen.queryByText(INSIDE)).toBeNull();
});

it.each([true, false])("asks for the password, and for a code if set up (%s)", async (isSetUp) => {
  const secondFactor = factor({ isSetUp, isRequired: false });
  let staff = makeStaff({ secondFactor, isConfirmed: false });
  const { calls } = open(async (path) => {
    if (path !== "admin.confirm") return staff;
    staff = makeStaff({ secondFactor });
    return { ok: true };
  });
  await title(t("gate.confirm.title"));
  expect(screen.queryByText(INSIDE)).toBeNull();
  await userEvent.type(screen.getByLabelText(t("confirm.password")), "secret words");
  const code = screen.queryByLabelText(t("confirm.code"));
  expect(code !== null).toBe(isSetUp);
  if (code !== null) await userEvent.type(code, "123456");
  await press(t("gate.confirm.submit"));
  await screen.findByText(INSIDE);
  expect(calls).toHaveBeenCalledWith("admin.confirm", {
    password: "secret words",
    ...(isSetUp && { code: "123456" }),
  });
});

it("shows what is wrong with a code beside its field", async () => {
  open(async (path) => {
    if (path === "admin.confirm") throw refusal("WRONG_CODE", "no", { fields: { code: "Used." } });
    return makeStaff({ isConfirmed: false });
  });
  await title(t("gate.confirm.title"));
  await press(t("gate.confirm.submit"));
  expect((await screen.findByRole("alert")).textContent).toBe("Used.");
  expect(document.activeElement).toBe(screen.getByLabelText(t("confirm.code")));
});

it("sets up a required second factor, and waits until its recovery codes are saved", async () => {
  let isSetUp = false;
  const { queries } = open(async (path) => {
    if (path === "admin.setUpSecondFactor")
      return { address: "otpauth://totp/x", secret: "ABCDEFGH" };
    if (path === "admin.enableSecondFactor") {
      isSetUp = true;
      return { recoveryCodes: ["AAAA-BBBB", "CCCC-DDDD"] };
    }
    return makeStaff({ secondFactor: factor({ isSetUp }), isConfirmed: isSetUp });
  });
  await title(t("secondFactor.title"));
  await userEvent.type(screen.getByLabelText(t("confirm.password")), "secret words{Enter}");
  await title(t("secondFactor.scanTitle"));
  screen.getByRole("img", { name: t("secondFactor.qrCode") });
  screen.getByText("ABCD EFGH");
  await userEvent.type(screen.getByLabelText(t("secondFactor.code")), "123456{Enter}");
  await title(t("secondFactor.codesTitle"));
  // The player looks into a password manager, and comes back.
  await act(async () => {
    await queries.invalidateQueries();
    // The cache tells components a moment later.
    await pause(0);
  });
  screen.getByText("CCCC-DDDD");
  await press(t("secondFactor.saved"));
  await screen.findByText(INSIDE);
});

it("opens for staff who have confirmed, and asks them to log in when the session ends", async () => {
  let isOver = false;
  const { queries } = open(async () => {
    if (isOver) throw refusal("NOT_LOGGED_IN");
    return makeStaff();
  });
  await screen.findByText(INSIDE);
  isOver = true;
  void queries.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(INSIDE)).toBeNull());
  await title(t("gate.loggedOut.title"));
});
