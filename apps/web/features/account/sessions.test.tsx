import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { answerWith } from "../../lib/testing-screen.ts";
import { renderPlaying } from "../session/testing-render.tsx";
import { Sessions } from "./sessions.tsx";

const t = english.profile;
const time = "2025-06-01T12:00:00.000Z";
const session = (_id: string, device: string, current = false) => ({
  _id,
  device,
  current,
  stay: false,
  createdAt: time,
  lastSeenAt: time,
});
const PHONE = session("3", "Safari on iPhone");
const HERE = session("2", "Firefox on Windows", true);
const ENDED = t("sessions.ended", { device: "Chrome on Linux" });
const WORK = session("1", "Chrome on Linux");

/** Opens the tab with a server that ends sessions, except those in `refusals`. */
async function open(first = [PHONE, HERE, WORK], refusals: Readonly<Record<string, string>> = {}) {
  let living = first;
  const ended: string[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "user.sessions") return { sessions: living };
    if (path === "user.endOtherSessions") {
      ended.push("all others");
      living = living.filter(({ current }) => current);
      return { ok: true };
    }
    const { id } = Object(input);
    ended.push(id);
    const gameCode = refusals[id];
    if (gameCode === undefined || gameCode === "NOT_FOUND") {
      living = living.filter(({ _id }) => _id !== id);
    }
    if (gameCode === undefined) return { ok: true };
    throw refusal(gameCode, `Refused: ${gameCode}`);
  };
  renderPlaying(<Sessions />, { server });
  await screen.findByRole("list", { name: t("sessions.list") });
  return { ended, user: userEvent.setup() };
}

const endOf = (device: string) => ({
  name: startingWith(t("sessions.endOf", { device, time: "" })),
});
const rows = () => screen.getAllByRole("listitem");
const others = () => screen.queryByRole("button", { name: t("sessions.endOthers") });

it("shows this device first, marked and without a button to end it", async () => {
  await open();
  expect(rows().map((row) => row.querySelector(".row-title")?.textContent)).toEqual([
    "Firefox on Windows This device",
    "Safari on iPhone ",
    "Chrome on Linux ",
  ]);
  const [here, phone] = rows();
  if (here === undefined || phone === undefined) throw new Error("A row is missing.");
  expect(within(here).queryByRole("button")).toBeNull();
  expect(within(phone).getByText(startingWith(t("sessions.seen", { time: "" })))).toHaveProperty(
    "dateTime",
    time,
  );
});

it("ends a session after confirmation, names it, and keeps the focus in the dialog", async () => {
  const { ended, user } = await open();
  await user.click(screen.getByRole("button", endOf("Safari on iPhone")));
  expect(ended).toEqual([]);
  await answerWith(t("sessions.end"));
  const line = await screen.findByText(t("sessions.ended", { device: "Safari on iPhone" }));
  expect(ended).toEqual(["3"]);
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(line.closest("[role=status]"));
});

it("ends the selected sessions on Apply, after a question", async () => {
  const { ended, user } = await open();
  await user.click(
    screen.getByRole("checkbox", { name: english.controls("table.all", { count: 2 }) }),
  );
  const chrome = english.controls("table.selectRow", { name: "Chrome on Linux" });
  await user.click(screen.getByRole("checkbox", { name: startingWith(chrome) }));
  await user.click(screen.getByRole("button", { name: english.controls("table.apply") }));
  expect(ended).toEqual([]);
  await answerWith(t("sessions.end"));
  await screen.findByText(t("sessions.endedMany", { count: 1 }));
  expect(ended).toEqual(["3"]);
  expect(rows()).toHaveLength(2);
});

it("ends all other sessions with one call after a question", async () => {
  const { ended, user } = await open();
  await user.click(others() ?? document.body);
  expect(ended).toEqual([]);
  await answerWith(t("sessions.end"));
  await screen.findByText(t("sessions.endedOthers", { count: 2 }));
  expect(ended).toEqual(["all others"]);
  expect(rows()).toHaveLength(1);
  expect(others()).toBeNull();
  screen.getByText(t("sessions.alone"));
});

it.each([
  ["is gone if it had already ended", "NOT_FOUND", ENDED, 1],
  ["stays where it could not be ended, with the reason", "BUSY", "Refused: BUSY", 2],
])("%s", async (_what, code, text, left) => {
  const { user } = await open([HERE, WORK], { 1: code });
  await user.click(screen.getByRole("button", endOf("Chrome on Linux")));
  await answerWith(t("sessions.end"));
  await screen.findByText(text);
  expect(rows()).toHaveLength(left);
});
