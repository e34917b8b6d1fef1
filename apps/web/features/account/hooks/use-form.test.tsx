import { registerInput } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { Fragment } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "../../../lib/testing.tsx";
import { ACCOUNT_FIELDS, AccountFields } from "../components/account-fields.tsx";
import { FormEnd } from "../components/form-end.tsx";
import { useForm } from "./use-form.ts";

interface FormProps {
  id: string;
  initial?: { username: string; email: string; password: string };
  submit: (input: unknown) => Promise<unknown>;
}

function Form({ id, initial, submit }: FormProps) {
  const { form, field, onSubmit, end } = useForm({
    id,
    names: ACCOUNT_FIELDS,
    ...(initial && { initial }),
    schema: registerInput,
    toInput: (values) => values,
    submit,
  });
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <AccountFields field={field} />
      <FormEnd {...end} submit="Go" />
    </form>
  );
}

const GOOD = { username: "Rask", email: "rask@example.com", password: "correct horse" };

async function fillIn(values: Record<string, string>) {
  const user = userEvent.setup();
  if (values.username)
    await user.type(screen.getByLabelText(english.account("username")), values.username);
  if (values.email) await user.type(screen.getByLabelText(english.account("email")), values.email);
  if (values.password)
    await user.type(screen.getByLabelText(english.account("password")), values.password);
  return user;
}

it("shows the schema's text at each field, focuses the first and sends nothing", async () => {
  const submit = vi.fn();
  render(<Form id="a" submit={submit} />);
  const user = await fillIn({ username: "Ra", email: "nobody", password: "short" });
  await user.click(screen.getByRole("button", { name: "Go" }));
  expect(screen.getByText(english.inputs("faults.usernameShort"))).toBeDefined();
  expect(screen.getByText(english.inputs("faults.emailStrange"))).toBeDefined();
  expect(screen.getByText(english.inputs("faults.passwordShort"))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(english.account("username")));
  expect(submit).not.toHaveBeenCalled();
});

it("takes an error away as soon as its field is changed", async () => {
  render(<Form id="b" submit={vi.fn()} />);
  const user = await fillIn({ username: "Ra", email: GOOD.email, password: GOOD.password });
  await user.click(screen.getByRole("button", { name: "Go" }));
  const username = screen.getByLabelText(english.account("username"));
  expect(username.getAttribute("aria-invalid")).toBe("true");
  await user.type(username, "sk");
  expect(username.getAttribute("aria-invalid")).toBe("false");
});

it("shows the server's refusal at its field and keeps what was typed", async () => {
  const taken = "That username is taken. Choose another one.";
  const submit = vi
    .fn()
    .mockRejectedValue(refusal("USERNAME_TAKEN", taken, { fields: { username: taken } }));
  render(<Form id="d" submit={submit} />);
  const user = await fillIn(GOOD);
  await user.click(screen.getByRole("button", { name: "Go" }));
  expect(await screen.findByText(taken)).toBeDefined();
  expect(screen.getByLabelText(english.account("username"))).toHaveProperty("value", GOOD.username);
  expect(screen.getByLabelText(english.account("password"))).toHaveProperty("value", GOOD.password);
});

it("shows a refusal of the whole form beside the button", async () => {
  const text = english.errors("texts.WORLD_FULL");
  const submit = vi.fn().mockRejectedValue(refusal("WORLD_FULL", text));
  render(<Form id="e" submit={submit} />);
  const user = await fillIn(GOOD);
  await user.click(screen.getByRole("button", { name: "Go" }));
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

it.each([
  ["the form is left", Fragment],
  // A page that is loaded again has another store.
  ["the page is reloaded", Provider],
])("remembers name and e-mail when %s, and never the password", async (_when, Page) => {
  const first = render(<Form id="f" submit={vi.fn()} />);
  await fillIn(GOOD);
  first.unmount();
  render(<Form id="f" submit={vi.fn()} />, { wrapper: Page });
  expect(screen.getByLabelText(english.account("username"))).toHaveProperty("value", GOOD.username);
  expect(screen.getByLabelText(english.account("email"))).toHaveProperty("value", GOOD.email);
  expect(screen.getByLabelText(english.account("password"))).toHaveProperty("value", "");
});

it("begins with what there is, and shows that again once a change was sent", async () => {
  const submit = vi
    .fn()
    .mockRejectedValueOnce(refusal("USERNAME_TAKEN", "No."))
    .mockResolvedValue(null);
  const initial = { username: "Rask", email: "rask@example.com", password: "" };
  const { rerender } = render(<Form id="g" initial={initial} submit={submit} />);
  const user = await fillIn({ username: "o", password: GOOD.password });
  const button = screen.getByRole("button", { name: "Go" });
  await user.click(button);
  await screen.findByText("No.");
  expect(screen.getByLabelText(english.account("username"))).toHaveProperty("value", "Rasko");
  await user.click(button);
  const sent = { username: "Rasko", email: "rask@example.com", password: GOOD.password };
  expect(submit).toHaveBeenLastCalledWith(sent, expect.any(Function));
  rerender(<Form id="g" initial={{ ...initial, username: "Raskold" }} submit={submit} />);
  expect(screen.getByLabelText(english.account("username"))).toHaveProperty("value", "Raskold");
  expect(screen.getByLabelText(english.account("password"))).toHaveProperty("value", "");
});

describe("a refusal that says when to come back", () => {
  const reason = english.errors("limits.failuresPerAddress", { most: 10, minutes: 10 });
  const tooOften = english.errors("limitEnds", { limit: reason, wait: "42 seconds" });

  const refuseFor = (gameCode: string) =>
    refusal(gameCode, tooOften, { reason, retryAfterSeconds: 42 });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  });

  it("counts down for the eye, says it once to readers, and opens the form again", async () => {
    const submit = vi.fn().mockRejectedValueOnce(refuseFor("TOO_MANY_REQUESTS"));
    render(<Form id="wait" submit={submit} />);
    const user = await fillIn(GOOD);
    const button = screen.getByRole("button", { name: "Go" });
    await user.click(button);
    const clock = await screen.findByText(/Try again in 0:4[12]\./);
    expect(clock.getAttribute("aria-hidden")).toBe("true");
    expect(clock.textContent).toContain(reason);
    expect(clock.textContent).not.toContain("42 seconds");
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe(tooOften);
    expect(button.getAttribute("aria-disabled")).toBe("true");

    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText(/Try again in 0:3[12]\./)).toBe(clock);
    // Neither the alert nor the button's name changes by the second.
    expect(screen.getByRole("alert")).toBe(alert);
    expect(alert.textContent).toBe(tooOften);
    expect(screen.getByRole("status").textContent).toBe("");
    await user.click(button);
    expect(submit).toHaveBeenCalledOnce();

    act(() => vi.advanceTimersByTime(33_000));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(english.account("tryAgainNow"));
    expect(button.getAttribute("aria-disabled")).toBe("false");
    await user.click(button);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(english.account("tryAgainNow"))).toBeNull();
  });

  it("repeats no time that the refusal says itself", async () => {
    const submit = vi
      .fn()
      .mockRejectedValue(refusal("TOO_MANY_REQUESTS", tooOften, { retryAfterSeconds: 42 }));
    render(<Form id="said" submit={submit} />);
    const user = await fillIn(GOOD);
    await user.click(screen.getByRole("button", { name: "Go" }));
    const texts = await screen.findAllByText(tooOften);
    expect(texts.map((one) => one.getAttribute("aria-hidden"))).toEqual([null, "true"]);
  });

  it("keeps nobody waiting for a server that is busy", async () => {
    const submit = vi.fn().mockRejectedValue(refuseFor("BUSY"));
    render(<Form id="busy" submit={submit} />);
    const user = await fillIn(GOOD);
    const button = screen.getByRole("button", { name: "Go" });
    await user.click(button);
    expect((await screen.findByRole("alert")).className).not.toContain("sr-only");
    expect(button.getAttribute("aria-disabled")).toBe("false");
  });
});
