import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../../lib/testing.tsx";
import { button, press } from "../../lib/testing-screen.ts";
import { ConfirmEmail } from "./confirm-email.tsx";

const t = english.account;
const SUBMIT = t("confirmEmail.submit");

/** The page over a server that answers each call as told. */
function open(answer: (input: unknown) => unknown) {
  const { wrapper } = pretendPage(async (_path, input) => answer(input));
  render(<ConfirmEmail token="the-token" />, { wrapper });
}

it("asks nothing of the server until the button is pressed, then says that it is done", async () => {
  const answer = vi.fn(() => ({ ok: true }));
  open(answer);
  screen.getByRole("heading", { name: t("confirmEmail.title") });
  expect(answer).not.toHaveBeenCalled();
  await press(SUBMIT);
  expect((await screen.findByRole("status")).textContent).toBe(t("confirmEmail.done"));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ token: "the-token" });
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows what the server refused, and can be tried again", async () => {
  const text = english.errors("texts.TOKEN_INVALID");
  open(() => {
    throw refusal("TOKEN_INVALID", text);
  });
  await press(SUBMIT);
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  button(SUBMIT);
});
