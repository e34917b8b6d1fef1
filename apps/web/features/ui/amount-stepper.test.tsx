import { english, startingWith } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { button, press } from "../../lib/testing-screen.ts";
import { AmountStepper } from "./amount-stepper.tsx";

const t = english.controls;
const changed = vi.fn<(value: number | null) => void>();

interface SampleProps {
  max: number;
  last?: number | null;
  isNative?: boolean;
}

function Sample({ max, last = null, isNative = false }: SampleProps) {
  const [value, setValue] = useState<number | null>(1);
  const onChange = (amount: number | null) => {
    changed(amount);
    setValue(amount);
  };
  const texts = { label: "How many Pikemen", reason: "No free slots" };
  return (
    <AmountStepper
      {...texts}
      value={value}
      onChange={onChange}
      max={max}
      last={last}
      isNative={isNative}
    />
  );
}

function field() {
  return screen.getByRole("textbox", { name: /How many Pikemen/ });
}

async function type(text: string) {
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), text);
  await user.tab();
}

it.each([
  ["37", 37],
  ["1.234", 1234],
])("accepts %s", async (text, amount) => {
  render(<Sample max={2000} />);
  await type(text);
  expect(changed).toHaveBeenLastCalledWith(amount);
  expect(field()).toHaveProperty("value", amount.toLocaleString("en-US"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["2.7", t("amount.notWhole", { min: "1", max: "140" })],
  ["0", t("amount.outside", { min: "1", max: "140" })],
  ["141", t("amount.outside", { min: "1", max: "140" })],
])("keeps %s as it was typed, and says why it is refused", async (text, problem) => {
  render(<Sample max={140} />);
  await type(text);
  expect(field()).toHaveProperty("value", text);
  expect(screen.getByRole("alert").textContent).toBe(problem);
  expect(changed).toHaveBeenLastCalledWith(null);
});

it.each([
  ["text", false],
  ["number", true],
])("steps by its buttons under a mouse: %s", async (_type, isNative) => {
  render(<Sample max={140} isNative={isNative} />);
  const role = isNative ? "spinbutton" : "textbox";
  const field = () => screen.getByRole(role, { name: /How many Pikemen/ });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: t("amount.more") }));
  expect(field()).toHaveProperty("value", "2");
  await user.click(screen.getByRole("button", { name: t("amount.less") }));
  expect(field()).toHaveProperty("value", "1");
});

it("marks one of the choices with equal amounts", () => {
  render(<Sample max={1} />);
  const marked = screen.getAllByRole("button").filter(({ dataset }) => dataset.current === "true");
  expect(marked.map(({ textContent }) => textContent)).toEqual([`${t("amount.min")} 1`]);
});

it("reports a missing amount once the empty field loses the focus", async () => {
  render(<Sample max={140} />);
  const user = userEvent.setup();
  await user.clear(field());
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole("alert")).toBeNull();
  await user.tab();
  expect(screen.getByRole("alert").textContent).toBe(t("amount.missing"));
});

it("prevents its form from being submitted with an invalid amount", async () => {
  const submitted = vi.fn();
  submitted.mockImplementation((event: Event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Sample max={140} />
      <button type="submit">Buy</button>
    </form>,
  );
  await type("1.5");
  await press("Buy");
  expect(submitted).not.toHaveBeenCalled();
  await type("15");
  await press("Buy");
  expect(submitted).toHaveBeenCalledOnce();
});

it("accepts an amount that became valid after it was typed", async () => {
  const { rerender } = render(<Sample max={5} />);
  await type("12");
  expect(changed).toHaveBeenLastCalledWith(null);
  rerender(<Sample max={20} />);
  expect(changed).toHaveBeenLastCalledWith(12);
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["min", "1"],
  ["half", "70"],
  ["max", "141"],
  ["last", "25"],
] as const)("sets the amount by %s", async (word, value) => {
  render(<Sample max={141} last={25} />);
  await type("3");
  await press(startingWith(t(`amount.${word}`)));
  expect(field()).toHaveProperty("value", value);
});

it.each([
  ["above the maximum", 25],
  ["before there is one", null],
])("keeps the room of the last amount, but does not offer it, %s", async (_when, last) => {
  render(<Sample max={20} last={last} />);
  expect(button(startingWith(t("amount.last"))).textContent).toBe(`${t("amount.last")} –`);
  await press(startingWith(t("amount.last")));
  expect(field()).toHaveProperty("value", "1");
});

it("is disabled and says why if no amount is possible", () => {
  render(<Sample max={0} />);
  expect(field()).toHaveProperty("disabled", true);
  expect(screen.getByRole("note").textContent).toContain("No free slots");
  for (const button of screen.getAllByRole("button")) {
    expect(button.matches(":disabled")).toBe(true);
  }
});
