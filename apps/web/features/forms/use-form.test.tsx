import { registerInput } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "jotai";
import { Fragment } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { button, press } from "../../lib/testing-screen.ts";
import { ACCOUNT_FIELDS, AccountFields, FormFooter } from "./form-fields.tsx";
import { useForm } from "./use-form.ts";

const t = english.account;

interface FormProps {
  id: string;
  initial?: { username: string; email: string; password: string };
  submit: (input: unknown) => Promise<unknown>;
}

function Form({ id, initial, submit }: FormProps) {
  const { form, field, onSubmit, footer } = useForm({
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
      <FormFooter {...footer} submit="Go" />
    </form>
  );
}

const GOOD = { username: "Rask", email: "rask@example.com", password: "correct horse" };

const field = (name: keyof typeof GOOD) => screen.getByLabelText<HTMLInputElement>(t(name));

/** Types these values into their fields. */
async function fillIn(values: Partial<typeof GOOD>) {
  for (const name of ACCOUNT_FIELDS) {
    const text = values[name];
    if (text !== undefined) await userEvent.type(field(name), text);
  }
}
const send = () => press("Go");

/** Opens a form, fills it in and sends it. */
async function fillAndSend(id: string, submit: FormProps["submit"], values: typeof GOOD = GOOD) {
  render(<Form id={id} submit={submit} />);
  await fillIn(values);
  await send();
}

it("shows the schema's error at each field, focuses the first and sends nothing", async () => {
  const submit = vi.fn();
  await fillAndSend("a", submit, { username: "Ra", email: "nobody", password: "short" });
  for (const error of ["usernameShort", "emailInvalid", "passwordShort"] as const) {
    screen.getByText(english.inputs(`faults.${error}`));
  }
  expect(document.activeElement).toBe(field("username"));
  expect(submit).not.toHaveBeenCalled();
});

it("clears an error as soon as its field changes", async () => {
  await fillAndSend("b", vi.fn(), { username: "Ra", email: GOOD.email, password: GOOD.password });
  expect(field("username").getAttribute("aria-invalid")).toBe("true");
  await fillIn({ username: "sk" });
  expect(field("username").getAttribute("aria-invalid")).toBe("false");
});

it("keeps all fields that are filled before the next render, as by a password manager", () => {
  const { result } = renderHook(() =>
    useForm({
      id: "at-once",
      names: ["username", "password", "oldPassword"],
      schema: registerInput,
      toInput: (values) => values,
      submit: vi.fn(),
    }),
  );
  act(() => {
    const { field } = result.current;
    for (const name of ["username", "password", "oldPassword"] as const) {
      field(name).onChange(`my ${name}`);
    }
  });
  const { field } = result.current;
  expect(field("username").value).toBe("my username");
  expect(field("password").value).toBe("my password");
  expect(field("oldPassword").value).toBe("my oldPassword");
});

it("shows the server's error at its field and keeps the typed text", async () => {
  const taken = english.errors("texts.USERNAME_TAKEN");
  const refused = refusal("USERNAME_TAKEN", taken, { fields: { username: taken } });
  const submit = vi.fn().mockRejectedValue(refused);
  await fillAndSend("d", submit);
  await screen.findByText(taken);
  expect(field("username").value).toBe(GOOD.username);
  expect(field("password").value).toBe(GOOD.password);
});

it.each([
  ["the form is left", Fragment],
  // A new provider stands in for a reload: it has an empty store.
  ["the page is reloaded", Provider],
])("remembers name and email when %s, and never the password", async (_when, Page) => {
  const first = render(<Form id="f" submit={vi.fn()} />);
  await fillIn(GOOD);
  first.unmount();
  render(<Form id="f" submit={vi.fn()} />, { wrapper: Page });
  expect(field("username").value).toBe(GOOD.username);
  expect(field("email").value).toBe(GOOD.email);
  expect(field("password").value).toBe("");
});

it("starts with the initial values, and returns to them after a change was sent", async () => {
  const submit = vi.fn(async () => null);
  submit.mockRejectedValueOnce(refusal("USERNAME_TAKEN", "No."));
  const initial = { username: "Rask", email: "rask@example.com", password: "" };
  const { rerender } = render(<Form id="g" initial={initial} submit={submit} />);
  await fillIn({ username: "o", password: GOOD.password });
  await send();
  await screen.findByText("No.");
  expect(field("username").value).toBe("Rasko");
  await send();
  const sent = { username: "Rasko", email: "rask@example.com", password: GOOD.password };
  expect(submit).toHaveBeenLastCalledWith(sent, expect.any(Function));
  rerender(<Form id="g" initial={{ ...initial, username: "Raskold" }} submit={submit} />);
  expect(field("username").value).toBe("Raskold");
  expect(field("password").value).toBe("");
});

describe("a refusal with a waiting time", () => {
  const reason = english.errors("limits.failuresPerAddress", { most: 10, minutes: 10 });
  const tooOften = english.errors("limitEnds", { limit: reason, wait: "42 seconds" });

  const refuseFor = (gameCode: string) =>
    refusal(gameCode, tooOften, { reason, retryAfterSeconds: 42 });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  });

  it("counts down visually, announces it once, and re-enables the form", async () => {
    const submit = vi.fn().mockRejectedValueOnce(refuseFor("TOO_MANY_REQUESTS"));
    await fillAndSend("wait", submit);
    const clock = await screen.findByText(/^Try again in 0:4[12]\.$/);
    const box = clock.parentElement;
    expect(box?.getAttribute("aria-hidden")).toBe("true");
    expect(box?.textContent).toBe(`${reason} ${clock.textContent}`);
    // Browser translators may translate the reason but not the clock.
    expect(clock.getAttribute("translate")).toBe("no");
    expect(box?.hasAttribute("translate")).toBe(false);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe(tooOften);
    expect(button("Go").getAttribute("aria-disabled")).toBe("true");

    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText(/^Try again in 0:3[12]\.$/)).toBe(clock);
    // Neither the alert nor the button's name changes every second.
    expect(screen.getByRole("alert")).toBe(alert);
    expect(alert.textContent).toBe(tooOften);
    expect(screen.getByRole("status").textContent).toBe("");
    await send();
    expect(submit).toHaveBeenCalledOnce();

    act(() => vi.advanceTimersByTime(33_000));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(t("tryAgainNow"));
    expect(button("Go").getAttribute("aria-disabled")).toBe("false");
    await send();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(t("tryAgainNow"))).toBeNull();
  });

  it("does not repeat a time that the message already contains", async () => {
    const refused = refusal("TOO_MANY_REQUESTS", tooOften, { retryAfterSeconds: 42 });
    const submit = vi.fn().mockRejectedValue(refused);
    await fillAndSend("said", submit);
    const texts = await screen.findAllByText(tooOften);
    expect(texts.map((one) => one.getAttribute("aria-hidden"))).toEqual([null, "true"]);
  });

  it("does not make the player wait when the server is busy", async () => {
    const submit = vi.fn().mockRejectedValue(refuseFor("BUSY"));
    await fillAndSend("busy", submit);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(tooOften);
    expect(alert.className).not.toContain("sr-only");
    expect(button("Go").getAttribute("aria-disabled")).toBe("false");
  });
});
