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
  if (oldPassword) await user.type(field("Old password"), oldPassword);
  if (newPassword) await user.type(field("New password"), newPassword);
  await user.click(screen.getByRole("button", { name: "Change password" }));
  return sent;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(recordToasts);

it("sets the password, says so, and forgets both", async () => {
  const sent = await change("first password", "second password");
  expect(await screen.findByText(/^Log in with the new password/)).toBeDefined();
  expect(sent).toEqual([{ oldPassword: "first password", newPassword: "second password" }]);
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith("Password updated");
  expect([field("Old password").value, field("New password").value]).toEqual(["", ""]);
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
  expect(screen.getByText("Nothing to change: both fields are empty.")).toBeDefined();
  expect(notifySuccess).not.toHaveBeenCalled();
});

it("shows why the server refused, with the spec's toast, and keeps what was typed", async () => {
  const text = "The old password is not right. Type it again.";
  await change("not this one", "second password", refusal("WRONG_PASSWORD", text));
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith("Error updating password");
  expect(field("New password").value).toBe("second password");
});
