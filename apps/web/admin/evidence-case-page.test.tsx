import type { EvidenceCaseAnswer, StaffAnswer } from "@emberlode/contract";
import { DAY, EVIDENCE_DISMISSED_MS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import EvidenceCasePage from "./evidence-case-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeCase, makeStaff } from "./testing.ts";

const t = english["admin-evidence"];
const DAYS = EVIDENCE_DISMISSED_MS / DAY;
const HEADING = t("heading", { count: 2, name: "Victor" });

interface OpenOptions {
  staff?: Partial<StaffAnswer>;
  /** What a dismissal answers, and the case after it. */
  dismiss?: () => unknown;
  after?: Partial<EvidenceCaseAnswer>;
}

async function open(
  found: EvidenceCaseAnswer,
  { staff, dismiss = () => ({ ok: true }), after = {} }: OpenOptions = {},
) {
  let isDismissed = false;
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminEvidence.dismiss") {
      isDismissed = true;
      return dismiss();
    }
    return isDismissed ? { ...found, ...after } : found;
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff(staff)}>
      <EvidenceCasePage id={3} />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  await screen.findByRole("heading", { name: HEADING });
  return calls;
}

const note = (text: string) => userEvent.type(screen.getByLabelText(t("dismiss.note")), text);
const status = () => screen.getAllByRole("status")[0];

it("explains each signal with its numbers, its threshold and the lines of the log", async () => {
  await open(makeCase());
  const amount = t("amount", { amount: 48_200 });
  screen.getByText(t("texts.loot", { name: "Victor", count: 8, accounts: 2, amount, back: 1 }));
  screen.getByText(t("rules.loot", { threshold: 3 }));
  screen.getByText(t("rhythmOf", { name: "Alt2", percent: 97, hours: 22 }));
  const accounts = within(screen.getByRole("list", { name: t("accounts") }));
  accounts.getByText(t("kept", { amount: 96_000, percent: 1 }));
  await userEvent.click(screen.getByText(t("rows", { count: 2 })));
  const rows = screen.getByRole("list", { name: t("rowsOf", { kind: t("kinds.loot") }) });
  within(rows).getByText(t("row.loot", { account: "Victor", other: "Alt1" }));
  expect(within(rows).getAllByRole("link", { name: t("battle") })).toHaveLength(2);
});

it("needs a note to be dismissed, and then shows who dismissed it", async () => {
  const at = "2026-06-01T12:00:00.000Z";
  const dismissal = { by: "Alice", note: "Siblings.", at, until: at };
  const calls = await open(makeCase(), { after: { dismissal } });
  await press(t("dismiss.submit", { days: DAYS }));
  expect(calls).toHaveBeenCalledOnce();
  await note("Siblings.");
  await press(t("dismiss.submit", { days: DAYS }));
  await screen.findByText(t("dismissed.title"));
  expect(calls).toHaveBeenCalledWith("adminEvidence.dismiss", { id: 3, reason: "Siblings." });
  screen.getByText("Siblings.");
  expect(status()?.textContent).toBe(t("dismiss.done", { name: "Victor" }));
  expect(document.activeElement).toBe(status());
});

it("says what a colleague decided who was faster", async () => {
  const faster = "Maria has already dismissed this case: Siblings.";
  await open(makeCase(), {
    dismiss() {
      throw refusal("CHANGED_MEANWHILE", faster);
    },
  });
  await note("A ring.");
  await press(t("dismiss.submit", { days: DAYS }));
  await screen.findByText(faster);
});

it.each([
  ["support", "dismiss.moderatorsOnly"],
  ["moderator", "dismiss.linked"],
] as const)("says why the caller may not dismiss it: %s", async (role, why) => {
  await open(makeCase({ mayDismiss: false }), { staff: { role } });
  screen.getByText(t(why));
  expect(screen.queryByLabelText(t("dismiss.note"))).toBeNull();
});
