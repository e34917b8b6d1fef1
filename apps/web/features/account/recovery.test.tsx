import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { button, press } from "../../lib/testing-screen.ts";
import { renderPage } from "../session/testing-render.tsx";
import { ConfirmEmail } from "./recovery.tsx";

const t = english.account;
const SUBMIT = t("confirmEmail.submit");

/** Opens the page with a server that answers each call with `answer`. */
const open = (answer: (input: unknown) => unknown) =>
  renderPage(<ConfirmEmail token="the-token" />, async (_path, input) => answer(input));

it("calls the server only when the button is pressed, then reports success", async () => {
  const answer = vi.fn(() => ({ ok: true }));
  open(answer);
  screen.getByRole("heading", { name: t("confirmEmail.title") });
  expect(answer).not.toHaveBeenCalled();
  await press(SUBMIT);
  expect((await screen.findByRole("status")).textContent).toBe(t("confirmEmail.done"));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ token: "the-token" });
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows the server's error and allows another try", async () => {
  const text = english.errors("texts.TOKEN_INVALID");
  open(() => {
    throw refusal("TOKEN_INVALID", text);
  });
  await press(SUBMIT);
  expect((await screen.findByRole("alert")).textContent).toBe(text);
  button(SUBMIT);
});
