import type { ScheduleAnswer, StaffAnswer } from "@emberlode/contract";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { serverNow } from "../lib/server-clock.ts";
import { pretendPage, recordToasts, refusal } from "../lib/testing.tsx";
import { press } from "../lib/testing-screen.ts";
import { fromLocalInput, toLocalInput } from "./local-time.ts";
import SchedulePage from "./schedule-page.tsx";
import { StaffContext } from "./staff-context.ts";
import { makeStaff } from "./testing.ts";

const t = english["admin-schedule"];
const tAdmin = english.admin;

beforeEach(recordToasts);

const isoTime = (ms: number) => new Date(serverNow() + ms).toISOString();

interface OpenOptions {
  staff?: Partial<StaffAnswer>;
  set?: () => unknown;
}

async function open(
  schedule: Partial<ScheduleAnswer>,
  { staff, set = () => ({ ok: true }) }: OpenOptions = {},
) {
  const calls = vi.fn(async (path: string, _input: unknown): Promise<unknown> => {
    if (path === "adminSchedule.preview") {
      return { notices: [{ language: "es", title: "Se acerca una paz", content: "Del 1 al 2" }] };
    }
    if (path === "adminSchedule.set") return set();
    if (path === "adminSchedule.end") return { ok: true };
    return { peace: null, maintenance: null, players: 12, ...schedule };
  });
  const page = pretendPage(calls);
  render(
    <StaffContext value={makeStaff(staff)}>
      <SchedulePage />
    </StaffContext>,
    { wrapper: page.wrapper },
  );
  await screen.findByRole("heading", { name: t("peace.title") });
  return calls;
}

const card = (kind: "peace" | "maintenance") =>
  within(screen.getByRole("region", { name: t(`${kind}.title`) }));
const give = (reason: string) => typeInto(tAdmin("actions.reason"), reason);
const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inputOf = (calls: ReturnType<typeof vi.fn>, path: string) =>
  calls.mock.calls.find(([called]) => called === path)?.[1];

it("announces a peace of a usual length, after a preview in every language", async () => {
  const calls = await open({});
  await userEvent.click(card("peace").getByRole("button", { name: t("announce") }));
  const from = toLocalInput(serverNow() + 5 * DAY);
  typeInto(t("form.from"), from);
  await press(t("form.lengths.days", { count: 7 }));
  await screen.findByText("Se acerca una paz");
  give("Holidays");
  await press(t("form.submit", { players: 12 }));
  const start = fromLocalInput(from) ?? 0;
  expect(inputOf(calls, "adminSchedule.set")).toEqual({
    kind: "peace",
    reason: "Holidays",
    from: new Date(start).toISOString(),
    until: new Date(start + 7 * DAY).toISOString(),
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("proposes times that can be announced", async () => {
  const calls = await open({});
  await userEvent.click(card("maintenance").getByRole("button", { name: t("announce") }));
  await press(t("form.open"));
  expect(screen.queryByLabelText(t("form.until"))).toBeNull();
  give("An update");
  await press(t("form.submit", { players: 12 }));
  const input = inputOf(calls, "adminSchedule.set") as { from: string; until: string | null };
  expect(input.until).toBeNull();
  expect(Date.parse(input.from)).toBeGreaterThan(serverNow() + 5 * MINUTE);
});

it("shows what the server refuses, and keeps the form", async () => {
  await open(
    {},
    {
      set() {
        throw refusal("BAD_INPUT", "Too soon.");
      },
    },
  );
  await userEvent.click(card("peace").getByRole("button", { name: t("announce") }));
  give("Holidays");
  await press(t("form.submit", { players: 12 }));
  expect((await screen.findByRole("alert")).textContent).toBe("Too soon.");
  expect(screen.getByLabelText(tAdmin("actions.reason"))).toHaveProperty("value", "Holidays");
});

it("keeps the start of a peace in force, and ends it with a reason", async () => {
  const peace = { from: isoTime(-HOUR), until: isoTime(DAY) };
  const calls = await open({ peace });
  card("peace").getByText(t("phases.running"));
  await userEvent.click(card("peace").getByRole("button", { name: t("change") }));
  expect(screen.getByLabelText(t("form.from"))).toHaveProperty("disabled", true);
  await press(t("form.lengths.days", { count: 2 }));
  give("Longer");
  await press(t("form.submitChange", { players: 12 }));
  expect(inputOf(calls, "adminSchedule.set")).toMatchObject({
    from: peace.from,
    until: new Date(Math.floor((Date.parse(peace.from) + 2 * DAY) / MINUTE) * MINUTE).toISOString(),
  });
  await userEvent.click(card("peace").getByRole("button", { name: t("peace.end") }));
  const dialog = within(screen.getByRole("dialog"));
  give("Enough");
  await userEvent.click(dialog.getByRole("button", { name: t("peace.end") }));
  expect(inputOf(calls, "adminSchedule.end")).toEqual({ kind: "peace", reason: "Enough" });
});

it("lets everyone but admins only look", async () => {
  const maintenance = { from: isoTime(HOUR), until: null };
  await open({ maintenance }, { staff: { role: "moderator" } });
  card("maintenance").getByText(t("noEnd"));
  expect(screen.queryByRole("button")).toBeNull();
  screen.getByText(t("adminsOnly"));
});
