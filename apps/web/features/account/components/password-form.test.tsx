import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { recordToasts, refusal } from "../../../lib/testing.tsx";
import { playingPage } from "../../session/testing.tsx";
import { PasswordForm } from "./password-form.tsx";

const PAIR = "Please input both old and new password to update password.";

async function change(oldPassword: string, newPassword: string, refuse?: Error) {
  const sent: unknown[] = [];
  const server = async (_path: string, input: unknown) => {
    sent.push(input);
    if (refuse !== undefined) throw refuse;
    return {};
  };
  render(<PasswordForm />, { wrapper: playingPage({ server }).wrapper });
  const user = userEvent.setup();
  if (oldPassword) await user.type(field(english.profile("password.old")), oldPassword);
  if (newPassword) await user.type(field(english.account("newPassword")), newPassword);
  await user.click(screen.getByRole("button", { name: english.profile("password.submit") }));
  return sent;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(recordToasts);

it("sets the password, says so, and forgets both", async () => {
  const sent = await change("first password", "second password");
  expect(await screen.findByText(english.profile("password.done"))).toBeDefined();
  expect(sent).toEqual([{ oldPassword: "first password", newPassword: "second password" }]);
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(english.profile("password.updated"));
  expect([
    field(english.profile("password.old")).value,
    field(english.account("newPassword")).value,
  ]).toEqual(["", ""]);
});

it.each([
  ["the old one", "", "second password", "Old password"],
  ["the new one", "first password", "", "New password"],
])("wants both: %s is missing", async (_, oldPassword, newPassword, missing) => {
  const sent = await change(oldPassword, newPassword);
  expect(screen.getByRole("alert").textContent).toBe(PAIR);
  expect(document.activeElement).toBe(field(missing));
  expect(sent).toEqual([]);
});

it("changes nothing when both are empty", async () => {
  expect(await change("", "")).toEqual([]);
  expect(screen.getByText(english.profile("password.nothing"))).toBeDefined();
  expect(notifySuccess).not.toHaveBeenCalled();
});

it("shows why the server refused, with the spec's toast, and keeps what was typed", async () => {
  const text = english.errors("texts.WRONG_PASSWORD");
  await change("not this one", "second password", refusal("WRONG_PASSWORD", text));
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(english.profile("password.failed"));
  expect(field(english.account("newPassword")).value).toBe("second password");
});
