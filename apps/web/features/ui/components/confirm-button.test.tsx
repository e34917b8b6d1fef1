import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ConfirmButton } from "./confirm-button.tsx";

const confirmed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  confirmed.mockClear();
  render(<ConfirmButton text="Abandon" confirmText="Really abandon?" onConfirm={confirmed} />);
});

const button = () => screen.getByRole("button");
/** A press that is not the second half of a double click. */
const press = () => fireEvent.click(button(), { detail: 1 });

it("asks in its own place and acts on the second press", () => {
  press();
  expect(button().textContent).toBe("Really abandon?");
  expect(screen.getByRole("status").textContent).toContain("Press again");
  expect(confirmed).not.toHaveBeenCalled();
  press();
  expect(confirmed).toHaveBeenCalledOnce();
  expect(button().textContent).toBe("Abandon");
});

it("takes a double click for one press", () => {
  press();
  fireEvent.click(button(), { detail: 2 });
  expect(confirmed).not.toHaveBeenCalled();
});

it("asks for four seconds", () => {
  press();
  act(() => vi.advanceTimersByTime(3999));
  expect(button().textContent).toBe("Really abandon?");
  act(() => vi.advanceTimersByTime(1));
  expect(button().textContent).toBe("Abandon");
  press();
  expect(confirmed).not.toHaveBeenCalled();
});

it("forgets the first press on Escape and when it is left", () => {
  press();
  fireEvent.keyDown(button(), { key: "Escape" });
  expect(button().textContent).toBe("Abandon");
  press();
  fireEvent.blur(button());
  expect(button().textContent).toBe("Abandon");
  expect(confirmed).not.toHaveBeenCalled();
});
