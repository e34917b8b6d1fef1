import { english } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { refusal } from "../../../lib/testing.tsx";
import { playingPage } from "../../session/testing.tsx";
import { Sessions } from "./sessions.tsx";

const time = "2025-06-01T12:00:00.000Z";
const session = (id: string, device: string, current = false) => ({
  ...{ _id: id, device, current, stay: false },
  ...{ createdAt: time, lastSeenAt: time },
});
const PHONE = session("3", "Safari on iPhone");
const HERE = session("2", "Firefox on Windows", true);
const WORK = session("1", "Chrome on Linux");

/** The tab over a server that ends sessions, but refuses those of `refusals`. */
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
  render(<Sessions />, { wrapper: playingPage({ server }).wrapper });
  await screen.findByRole("list", { name: english.profile("sessions.list") });
  return { ended, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole("listitem");
const others = () => screen.queryByRole("button", { name: english.profile("sessions.endOthers") });

it("shows this device first, marked, with no way to end it", async () => {
  await open();
  expect(rows().map((row) => row.querySelector(".row-title")?.textContent)).toEqual([
    "Firefox on Windows This device",
    "Safari on iPhone ",
    "Chrome on Linux ",
  ]);
  const [here, phone] = rows();
  if (here === undefined || phone === undefined) throw new Error("rows are missing");
  expect(within(here).queryByRole("button")).toBeNull();
  expect(
    within(phone)
      .getByText(/^Last seen/)
      .getAttribute("datetime"),
  ).toBe(time);
});

it("ends one of them, says which, and keeps the focus in the window", async () => {
  const { ended, user } = await open();
  await user.click(screen.getByRole("button", { name: /^Log out Safari on iPhone/ }));
  const line = await screen.findByText(
    english.profile("sessions.ended", { device: "Safari on iPhone" }),
  );
  expect(ended).toEqual(["3"]);
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(line.closest("[role=status]"));
});

it("ends all others with one call, and never its own", async () => {
  const { ended, user } = await open();
  const button = others();
  if (button === null) throw new Error("no button");
  await user.click(button);
  await screen.findByText(english.profile("sessions.endedOthers", { count: 2 }));
  expect(ended).toEqual(["all others"]);
  expect(rows()).toHaveLength(1);
  expect(others()).toBeNull();
  screen.getByText(english.profile("sessions.alone"));
});

it("takes one that ended meanwhile for ended", async () => {
  const { user } = await open([HERE, WORK], { 1: "NOT_FOUND" });
  await user.click(screen.getByRole("button", { name: /^Log out Chrome on Linux/ }));
  await screen.findByText(english.profile("sessions.ended", { device: "Chrome on Linux" }));
  expect(rows()).toHaveLength(1);
});

it("says why one could not be ended, and still shows it", async () => {
  const { user } = await open([HERE, WORK], { 1: "BUSY" });
  await user.click(screen.getByRole("button", { name: /^Log out Chrome on Linux/ }));
  await screen.findByText("Refused: BUSY");
  expect(rows()).toHaveLength(2);
});
