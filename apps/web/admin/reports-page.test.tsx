import type { ReportGroup, StaffAnswer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../lib/testing.tsx";
import { pause } from "../lib/throttle.ts";
import ReportsPage from "./reports-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeGroup, makeStaff, playerIdOf } from "./testing.ts";

const t = english.admin;

interface OpenOptions {
  staff?: Partial<StaffAnswer>;
  decide?: (input: unknown) => unknown;
}

/** The queue, with a server that drops what was decided. */
async function open(groups: ReportGroup[], { staff, decide }: OpenOptions = {}) {
  const left = [...groups];
  const decisions = vi.fn(decide ?? (() => ({ ok: true, username: "Settler7" })));
  const page = pretendPage(async (path, input) => {
    if (path !== "adminReports.decide") {
      return { groups: [...left], open: left.length, medianMinutes: 12, next: null };
    }
    const at = left.findIndex(({ player }) => player === Object(input).player);
    left.splice(at, 1);
    return decisions(input);
  });
  render(
    <StaffContext value={makeStaff(staff)}>
      <main>
        <ReportsPage />
      </main>
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  await screen.findByRole("article");
  return { ...page, decisions, left };
}

const RUDE = { subject: "message", message: 42 } as const;
const heading = (name: string, subject: "message" | "player" = "message") =>
  t("reports.of", { subject: t(`reports.subjects.${subject}`), name });
const entry = (name: string) => screen.findByRole("article", { name: heading(name) });
const outcome = () => screen.getAllByRole("status")[0]?.textContent;
const reasonField = () => screen.getByLabelText(t("actions.reason"));
const openItem = () => document.querySelector(".staff-queue-item[aria-current]");

it("decides by two keys, opens the next entry and says what happened", async () => {
  const { decisions } = await open([makeGroup("Rowdy"), makeGroup("Carl", { message: 43 })]);
  screen.getByText(new RegExp(t("reports.median", { duration: "12 minutes" })));
  expect(document.activeElement).toBe(openItem());
  await userEvent.keyboard("3{Enter}");
  await entry("Carl");
  expect(decisions).toHaveBeenCalledExactlyOnceWith({
    ...RUDE,
    player: String(playerIdOf("Rowdy")),
    decision: "warn",
    reason: english["admin-reasons"]("insults"),
  });
  expect(outcome()).toBe(
    t("reports.outcomes.warn", { name: "Rowdy", subject: "message", newName: "" }),
  );
  expect(document.activeElement).toBe(openItem());
  expect(document.activeElement?.textContent).toContain("Carl");
  // Nothing is chosen yet, so that a second Enter decides nothing.
  await userEvent.keyboard("{Enter}");
  expect(decisions).toHaveBeenCalledOnce();
});

it("says which new name a player got", async () => {
  await open([makeGroup("Rude", { subject: "username", message: null, content: "Rude" })]);
  await userEvent.keyboard("2{Enter}");
  await screen.findByText(t("reports.none"));
  const words = { name: "Rude", subject: "username", newName: "Settler7" };
  expect(outcome()).toBe(t("reports.outcomes.remove", words));
  expect(outcome()).toContain("Settler7");
});

it("leads to the open case of evidence that a reported player is in", async () => {
  const behavior = { subject: "player", message: null, content: "" } as const;
  await open([makeGroup("Rowdy", { ...behavior, evidenceCase: 3 })]);
  screen.getByText(english["admin-evidence"]("ofReported", { name: "Rowdy" }));
  const link = screen.getByRole("link", { name: english["admin-evidence"]("ofPlayerLink") });
  expect(link.getAttribute("href")).toBe("/evidence/3");
});

it("goes on when a colleague was faster, and says what they decided", async () => {
  const faster = "Maria has already decided this.";
  await open([makeGroup("Rowdy"), makeGroup("Carl", { message: 43 })], {
    decide() {
      throw refusal("REPORT_DECIDED", faster);
    },
  });
  await userEvent.keyboard("2{Enter}");
  await entry("Carl");
  expect(outcome()).toBe(faster);
  expect(
    screen.getAllByRole("listitem").filter((item) => /Rowdy/.test(`${item.textContent}`)),
  ).toEqual([]);
});

it("stays on an entry whose decision is refused, and says why", async () => {
  await open([makeGroup("Rowdy"), makeGroup("Carl", { message: 43 })], {
    decide() {
      throw refusal("FORBIDDEN", "Not you.");
    },
  });
  await userEvent.keyboard("2{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Not you.");
  await entry("Rowdy");
});

it("keeps the entry that a colleague decides while it is read", async () => {
  const { left, queries } = await open([makeGroup("Rowdy"), makeGroup("Carl", { message: 43 })]);
  await userEvent.keyboard("4");
  left.shift();
  await act(async () => {
    await queries.invalidateQueries();
    // The cache tells components a moment later.
    await pause(0);
  });
  expect(screen.getAllByText("Carl")).toHaveLength(1);
  await entry("Rowdy");
});

it("sends an edited reason by Enter, whose digits choose nothing", async () => {
  const { decisions } = await open([makeGroup("Rowdy")]);
  await userEvent.keyboard("1");
  expect(reasonField()).toHaveProperty("value", english["admin-reasons"]("harmless"));
  await userEvent.clear(reasonField());
  await userEvent.type(reasonField(), "3 jokes{Shift>}{Enter}{/Shift}in a row{Enter}");
  await screen.findByText(t("reports.none"));
  const reason = "3 jokes\nin a row";
  expect(decisions).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ decision: "dismiss", reason }),
  );
  expect(document.activeElement?.textContent).toBe(
    t("reports.outcomes.dismiss", { name: "Rowdy", subject: "message" }),
  );
});

it("offers no removal of what a player does", async () => {
  await open([makeGroup("Rowdy", { subject: "player", message: null, content: "" })]);
  const remove = screen.getByRole("radio", { name: t("reports.decisions.player.remove") });
  expect(remove).toHaveProperty("disabled", true);
  await userEvent.keyboard("2");
  expect(remove).toHaveProperty("checked", false);
});

it("moves in the list by J, K and arrows", async () => {
  await open([makeGroup("Rowdy"), makeGroup("Carl", { message: 43 })]);
  await userEvent.keyboard("j");
  await entry("Carl");
  await userEvent.keyboard("k");
  await entry("Rowdy");
  await userEvent.keyboard("{ArrowDown}");
  await entry("Carl");
  expect(document.activeElement).toBe(openItem());
});

it("marks the reported one among the messages around it", async () => {
  const message = { room: "global", sender: "Rowdy", at: makeGroup("Rowdy").firstAt };
  const around = [41, 42].map((id) => ({ ...message, id, body: `line ${id}`, isRemoved: false }));
  await open([makeGroup("Rowdy", { around })]);
  const lines = within(screen.getByRole("list", { name: t("reports.around") }));
  const marked = lines.getAllByRole("listitem").filter((line) => line.dataset.reported);
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringMatching("line 42")]);
});

it("lets support read only", async () => {
  await open([makeGroup("Rowdy")], { staff: { role: "support" } });
  screen.getByText(t("reports.moderatorsOnly"));
  expect(screen.queryAllByRole("radio")).toEqual([]);
});
