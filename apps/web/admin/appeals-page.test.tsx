import type { AppealsAnswer, StaffAnswer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import AppealsPage from "./appeals-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeAppeal, makeSanction, makeStaff } from "./testing.ts";

const t = english.admin;

interface OpenOptions {
  staff?: Partial<StaffAnswer>;
  decide?: () => unknown;
}

async function open(
  appeal: AppealsAnswer["appeals"][number],
  { staff, decide = () => ({ ok: true }) }: OpenOptions = {},
) {
  let isDecided = false;
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminAppeals.decide") {
      isDecided = true;
      return decide();
    }
    return { appeals: isDecided ? [] : [appeal], open: isDecided ? 0 : 1, next: null };
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff(staff)}>
      <AppealsPage />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  await screen.findByText(appeal.body);
  return calls;
}

const answer = (text: string) => userEvent.type(screen.getByLabelText(t("appeals.answer")), text);
const status = () => screen.getAllByRole("status")[0];

it.each(["lift", "uphold"] as const)(
  "needs an answer to %s a sanction, and says so",
  async (decision) => {
    const calls = await open(makeAppeal());
    await press(t(`appeals.${decision}`));
    expect(calls).toHaveBeenCalledOnce();
    const field = screen.getByLabelText(t("appeals.answer"));
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    screen.getByText(t("appeals.answerMissing"));
    await answer("Sorry.");
    await press(t(`appeals.${decision}`));
    await screen.findByText(t("appeals.none"));
    expect(calls).toHaveBeenCalledWith("adminAppeals.decide", {
      appeal: 9,
      decision,
      reason: "Sorry.",
    });
    const done = t("appeals.done", { decision, kind: "suspension", name: "Rowdy" });
    expect(status()?.textContent).toBe(done);
    expect(document.activeElement).toBe(status());
  },
);

const MARIA = { username: "Maria", role: "moderator" } as const;

it.each([
  ["their own decision", MARIA, {}, t("appeals.ownDecision")],
  ["a ban", { role: "moderator" }, { kind: "ban" }, t("appeals.adminsOnly")],
  ["an appeal, as support", { role: "support" }, {}, t("appeals.moderatorsOnly")],
] as const)("says why the caller may not answer: %s", async (_case, staff, sanction, whyNot) => {
  await open(makeAppeal({ mayDecide: false, sanction: makeSanction(sanction) }), { staff });
  screen.getByText(whyNot);
  expect(screen.queryByLabelText(t("appeals.answer"))).toBeNull();
});

it("goes on when a colleague was faster, and says what they answered", async () => {
  const faster = "Alice has already decided this.";
  await open(makeAppeal(), {
    decide() {
      throw refusal("REPORT_DECIDED", faster);
    },
  });
  await answer("No.");
  await press(t("appeals.uphold"));
  await screen.findByText(t("appeals.none"));
  expect(status()?.textContent).toBe(faster);
});

it("shows what the sanction was about, who reported it, and the other sanctions", async () => {
  const line = { room: "global", sender: "Rowdy", at: makeSanction().at };
  const around = [41, 42].map((seq) => ({
    ...line,
    id: seq,
    body: `line ${seq}`,
    isRemoved: seq === 42,
  }));
  const reports = [{ reporter: "Ada", reason: "insult", note: "Look.", at: line.at } as const];
  await open(
    makeAppeal({
      cause: { subject: "message", message: 42, content: "line 42", reports, around },
      others: [makeSanction({ id: 6, kind: "warning", reason: "Be friendly." })],
    }),
  );
  const messages = within(screen.getByRole("list", { name: t("reports.around") }));
  const marked = messages.getAllByRole("listitem").filter((item) => item.dataset.reported);
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringMatching("line 42")]);
  screen.getByText("Look.");
  within(screen.getByRole("list", { name: t("appeals.others") })).getByText("Be friendly.");
});

it("says that a sanction did not come from a report", async () => {
  await open(makeAppeal());
  screen.getByText(t("appeals.noCause"));
  screen.getByText(t("appeals.noOthers"));
});

it("shows who answered what", async () => {
  await open(
    makeAppeal({ decision: "lift", decidedBy: "Alice", answer: "Sorry.", mayDecide: false }),
  );
  screen.getByText(t("appeals.decidedBy", { decision: "lift", name: "Alice" }));
  screen.getByText("Sorry.");
});

it.each([
  ["open", "", { isOpen: true, after: 9 }],
  ["decided", "?state=decided", { isOpen: false, before: 9 }],
] as const)(
  "continues the list of %s appeals after the last one shown",
  async (_list, state, page) => {
    history.replaceState(null, "", `/${state}`);
    const calls = vi.fn(async (_path: string, input: unknown) => {
      const isFirst = Object.keys(Object(input)).length === 1;
      return { appeals: [makeAppeal({ id: isFirst ? 9 : 8 })], open: 2, next: isFirst ? 9 : null };
    });
    render(
      <StaffContext value={makeStaff()}>
        <AppealsPage />
      </StaffContext>,
      { wrapper: pretendPage(calls).wrapper },
    );
    await screen.findByRole("button", { name: t("loadMore") });
    await press(t("loadMore"));
    expect(calls).toHaveBeenCalledWith("adminAppeals.list", page);
    history.replaceState(null, "", "/");
  },
);
