import type { PastReport } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pretendPage } from "../lib/testing.tsx";
import ReportsPage from "./reports-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makePast, makeStaff } from "./testing.ts";

const t = english.admin;

afterEach(() => window.history.replaceState(null, "", "/"));

async function open(address: string, past: PastReport[]) {
  window.history.replaceState(null, "", address);
  const calls = vi.fn(async (_path: string, _input: unknown) => ({ past, next: null }));
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff({ role: "moderator" })}>
      <ReportsPage />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  return { calls, card: within(await screen.findByRole("article")) };
}

it("shows what was decided, by whom, why, and how long it took", async () => {
  const { calls, card } = await open("/reports?state=decided", [makePast()]);
  expect(calls).toHaveBeenCalledExactlyOnceWith("adminReports.past", {});
  card.getByText(t("reports.decidedAs", { decision: "remove", subject: "message" }));
  card.getByText(t("reports.decidedBy", { name: "Maria" }));
  card.getByText(t("reports.took", { duration: "12 minutes" }));
  card.getByText("Rude again.");
  card.getByText("rude words of Rowdy");
  card.getByText("Ada");
});

it("lists the reports about a player, and leads to the open ones in the queue", async () => {
  const { calls, card } = await open("/reports?about=Rowdy", [makePast({ decided: null })]);
  expect(calls).toHaveBeenCalledExactlyOnceWith("adminReports.past", { about: "Rowdy" });
  screen.getByRole("heading", { level: 1, name: t("reports.about", { name: "Rowdy" }) });
  const link = card.getByRole("link", { name: t("reports.decide") });
  expect(link.getAttribute("href")).toBe("/reports?open=message%2042");
});

it("names no one for reports about a player who left", async () => {
  const decided = { decision: "left", by: null, at: makePast().firstAt, reason: "" } as const;
  const past = makePast({ target: null, subject: "player", message: null, content: "", decided });
  const { card } = await open("/reports?state=decided", [past]);
  card.getByText(t("reports.decidedAs", { decision: "left", subject: "player" }));
  expect(card.queryByRole("link", { name: t("reports.playerPage") })).toBeNull();
});

it.each([
  ["the removed picture, without unfolding", "data:image/webp;base64,AAAA"],
  ["that a picture is no longer stored", ""],
])("shows %s", async (_what, content) => {
  const picture = { subject: "profilePicture", message: null, content } as const;
  const { card } = await open("/reports?state=decided", [makePast(picture)]);
  const shown =
    content === ""
      ? card.getByText(t("reports.pictureGone"))
      : card.getByRole("img", { name: t("reports.pictureOf", { name: "Rowdy" }) });
  expect(shown.closest("details")).toBeNull();
});
