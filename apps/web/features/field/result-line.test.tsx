import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { outcomeAtom } from "./field-atoms.ts";
import { ResultLine } from "./result-line.tsx";
import { makePlace } from "./testing.ts";

it("shows a dig's yield and hides it half a minute later", () => {
  vi.useFakeTimers();
  const { store, wrapper } = pretendPage();
  const dug = { kind: "gained", amount: 57, resource: "metal", effort: 5, vein: true } as const;
  store.set(outcomeAtom, { ...dug, key: "1/1", at: Date.now() });
  render(<ResultLine place={makePlace({ at: { x: 1, y: 1 } })} />, { wrapper });
  expect(screen.getByRole("status").textContent).toBe("+57 metal (vein, effort 5)");
  act(() => vi.advanceTimersByTime(29_000));
  expect(screen.getByRole("status").textContent).not.toBe("");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toBe("");
});
