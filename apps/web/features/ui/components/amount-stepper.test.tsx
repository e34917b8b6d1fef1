import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { AmountStepper } from "./amount-stepper.tsx";

const changed = vi.fn<(value: number) => void>();

function Sample({ max, last = null }: { max: number; last?: number | null }) {
  const [value, setValue] = useState(1);
  return (
    <AmountStepper
      label="How many Pikemen"
      value={value}
      onChange={(amount) => {
        changed(amount);
        setValue(amount);
      }}
      max={max}
      last={last}
      reason="No free slots"
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

it("takes a typed amount, and no more than is possible", async () => {
  render(<Sample max={140} />);
  await type("37");
  expect(field()).toHaveProperty("value", "37");
  expect(changed).toHaveBeenLastCalledWith(37);
  await type("9000");
  expect(field()).toHaveProperty("value", "140");
  expect(changed).toHaveBeenLastCalledWith(140);
  await type("0");
  expect(field()).toHaveProperty("value", "1");
  expect(changed).toHaveBeenLastCalledWith(1);
});

it("only ever hands out whole amounts within the bounds", async () => {
  changed.mockClear();
  render(<Sample max={140} />);
  for (const text of ["2.7", "-5", "1e3", "999"]) await type(text);
  expect(changed).toHaveBeenCalled();
  for (const [amount] of changed.mock.calls) {
    expect(Number.isInteger(amount) && amount >= 1 && amount <= 140).toBe(true);
  }
});

it("keeps the amount when the field is left empty", async () => {
  render(<Sample max={140} />);
  await type("12");
  await userEvent.setup().clear(field());
  await userEvent.setup().tab();
  expect(changed).toHaveBeenLastCalledWith(12);
  expect(field()).toHaveProperty("value", "12");
});

it.each([
  [/^Min/, "1"],
  [/^Half/, "70"],
  [/^Max/, "141"],
  [/^Last/, "25"],
])("sets the amount by %s", async (name, value) => {
  render(<Sample max={141} last={25} />);
  await type("3");
  await userEvent.setup().click(screen.getByRole("button", { name }));
  expect(field()).toHaveProperty("value", value);
});

it("offers no last amount that is too much now", () => {
  render(<Sample max={20} last={25} />);
  expect(screen.queryByRole("button", { name: /^Last/ })).toBeNull();
});

it("is off and says why when nothing is possible", () => {
  render(<Sample max={0} />);
  expect(field()).toHaveProperty("disabled", true);
  expect(screen.getByRole("note").textContent).toContain(
    english.game("field.slots", { slots: "No free" }),
  );
  for (const button of screen.getAllByRole("button")) {
    expect(button.matches(":disabled")).toBe(true);
  }
});
