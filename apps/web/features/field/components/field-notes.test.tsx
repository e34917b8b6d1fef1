import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { messages } from "../../../lib/messages.ts";
import { pretendPage } from "../../../lib/testing.tsx";
import { lastContactAtom } from "../../session/atoms/session-atoms.ts";
import { outcomeAtom } from "../atoms/field-atoms.ts";
import { makePlace } from "../testing.ts";
import { FieldNotes } from "./field-notes.tsx";

const t = await messages("shell");

const PLACE = makePlace({ known: true });

/** The notes of a field whose last action was refused at 1,000, after an answer at 500. */
function refusedWith(text: string, unansweredAt: number | null) {
  const { store, wrapper } = pretendPage();
  store.set(lastContactAtom, 500);
  store.set(outcomeAtom, { kind: "refused", key: "3/4", text, unansweredAt });
  render(<FieldNotes place={PLACE} />, { wrapper });
  expect(screen.getByRole("alert").textContent).toBe(text);
  return { answered: (at: number) => act(() => store.set(lastContactAtom, at)) };
}

it("says that nobody answers until somebody does", () => {
  const { answered } = refusedWith(t("connection.noAnswer"), 1_000);
  answered(1_200);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Cracked earth.")).toBeDefined();
});

it("keeps a refusal that the server gave", () => {
  const { answered } = refusedWith("The field is spent.", null);
  answered(1_200);
  expect(screen.getByRole("alert").textContent).toBe("The field is spent.");
});
