import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../../../lib/testing.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";

/** The page over a server that answers each call as told. */
function open(answer: (input: unknown) => unknown) {
  const { wrapper } = pretendPage(async (_path, input) => answer(input));
  render(<ConfirmEmail token="the-token" />, { wrapper });
}

const press = () =>
  userEvent.click(screen.getByRole("button", { name: english.account("confirmEmail.submit") }));

it("asks nothing of the server until the button is pressed, then says that it is done", async () => {
  const answer = vi.fn(() => ({ ok: true }));
  open(answer);
  expect(
    screen.getByRole("heading", { name: english.account("confirmEmail.title") }),
  ).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByRole("status")).toHaveProperty(
    "textContent",
    english.account("confirmEmail.done"),
  );
  expect(answer).toHaveBeenCalledExactlyOnceWith({ token: "the-token" });
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows what the server refused, and can be tried again", async () => {
  const text = english.errors("texts.TOKEN_INVALID");
  open(() => {
    throw refusal("TOKEN_INVALID", text);
  });
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  expect(
    screen.getByRole("button", { name: english.account("confirmEmail.submit") }),
  ).toBeDefined();
});
