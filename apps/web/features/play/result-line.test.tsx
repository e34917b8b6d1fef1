import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { makePlace } from "../field/testing.ts";
import { lastContactAtom } from "../session/session-atoms.ts";
import { FieldNotes, ResultLine } from "./result-line.tsx";

it("shows a dig's yield and hides it half a minute later", () => {
  vi.useFakeTimers();
  const { store, wrapper } = pretendPage();
  const dug = { kind: "gained", amount: 57, resource: "metal", effort: 5, vein: true } as const;
  store.set(fieldOutcomeAtom, { ...dug, key: "1/1", at: Date.now() });
  render(<ResultLine place={makePlace({ at: { x: 1, y: 1 } })} />, { wrapper });
  expect(screen.getByRole("status").textContent).toBe("+57 metal (vein, effort 5)");
  act(() => vi.advanceTimersByTime(29_000));
  expect(screen.getByRole("status").textContent).not.toBe("");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toBe("");
});

const NO_ANSWER = english.shell("connection.noAnswer");

it.each([
  ["shows 'server unreachable' until a call succeeds", NO_ANSWER, 1_000, 0],
  ["keeps a refusal that the server gave", "The field is spent.", null, 1],
])("%s", (_what, text, unansweredAt, left) => {
  const { store, wrapper } = pretendPage();
  store.set(lastContactAtom, 500);
  store.set(fieldOutcomeAtom, { kind: "refused", key: "3/4", text, unansweredAt });
  render(<FieldNotes place={makePlace({ isFieldLoaded: true })} />, { wrapper });
  expect(screen.getByRole("alert").textContent).toBe(text);
  act(() => store.set(lastContactAtom, 1_200));
  expect(screen.queryAllByRole("alert")).toHaveLength(left);
  expect(screen.queryAllByText("Cracked earth.")).toHaveLength(1 - left);
});
