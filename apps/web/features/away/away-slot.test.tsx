import { type Log, MAP_LETTERS, type NapView, type Position } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as queuedToasts from "../../lib/queued-toasts.tsx";
import { serverNow, setServerTime } from "../../lib/server-clock.ts";
import { press } from "../../lib/testing-screen.ts";
import { makeLine } from "../log/testing.ts";
import { lastVisitAtom } from "../session/last-player-atoms.ts";
import { makePayload, makeView, playingPage } from "../session/testing.tsx";
import { makeNap } from "../treaties/testing.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { AwaySlot, useAbsence } from "./away-slot.tsx";

const t = english.away;
const MINUTE = 60_000;
const payload = makePayload();

// Preloads the lazy components, so that they render synchronously.
beforeAll(() => Promise.all([import("./away-card.tsx"), import("./base-left.tsx")]));
beforeEach(() => setServerTime(payload.user.status.serverTime));

function Page() {
  useAbsence(payload.user);
  return <AwaySlot user={payload.user} />;
}

const NOTHING: { logs: Log[]; naps: NapView[] } = { logs: [], naps: [] };

/** Opens the page for a player last seen by this browser this many minutes ago. */
function comeBack(
  minutes: number,
  player = "me",
  known: Partial<typeof NOTHING> = {},
  base: Position | null = { x: 1, y: 1 },
) {
  const { wrapper, walker, store } = playingPage({
    payload,
    view: makeView([MAP_LETTERS.waste.repeat(57), " "], { base: { x: 1, y: 1 } }),
    async server(path) {
      if (path === "user.progress")
        return { deeds: { dig: 1 }, plots: 0, rank: null, bestRank: null, due: [] };
      if (path === "logs.list") return { totalCount: 0, ...NOTHING, ...known };
      if (path === "alerts.list") return { alerts: [], unread: 2 };
      if (path === "seasons.own") return { today: { renown: 610 }, yesterday: null, rank: null };
      return { plots: [], factories: [], researches: [], relics: [], ...NOTHING, ...known };
    },
  });
  store.set(lastVisitAtom, { player, at: serverNow() - minutes * MINUTE, base, isGuest: false });
  render(<Page />, { wrapper });
  return { walker, store };
}

const card = () => screen.findByRole("heading", { name: /^Since you left/ });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it("summarizes in a line each what happened, in a live region, and can be closed", async () => {
  comeBack(90);
  expect((await card()).textContent).toBe(t("title", { span: "1 hour" }));
  const [line, ...others] = screen.getAllByRole("listitem");
  expect(line?.querySelector("span")?.textContent).toBe(t("quiet"));
  expect(others).toHaveLength(3);
  expect(others[0]?.textContent).toContain(t("renownToday", { renown: "6.1" }));
  const region = screen.getByRole("status");
  // The goals strip says what to do next.
  expect(region.textContent).not.toContain(english.goals("next"));
  await press(t("close"));
  expect(region.textContent).toBe("");
});

it("opens the report, the open NAP requests or the inbox with one press", async () => {
  const created = new Date(serverNow() - MINUTE).toISOString();
  const fought = makeLine({ cat: "battle", type: "defense-lost", battle: "b1", created });
  const { store } = comeBack(31, "me", { logs: [fought], naps: [makeNap()] });
  await card();
  const report = screen.getByRole("link", { name: t("report") });
  expect(report.getAttribute("href")).toBe("/battles/b1");
  expect(screen.queryByRole("button", { name: t("alerts") })).toBeNull();
  await press(t("answer"));
  expect(store.get(openDialogAtom)).toBe("alliances");
});

it.each([
  [{ x: 3, y: 4 }, true],
  [{ x: 1, y: 1 }, false],
  [null, false],
])("reports once that the base has a new place, from %j", async (base, said) => {
  const { store } = comeBack(90, "me", {}, base);
  await card();
  const [first] = screen.getAllByRole("listitem");
  const text = t("newBase", { x: 1, y: 1 });
  expect(first?.textContent?.includes(text)).toBe(said);
  expect(store.get(lastVisitAtom).base).toEqual({ x: 1, y: 1 });
});

it.each([
  ["why its base is off the map", false, "base-left", "Your base left the map."],
  ["nothing whose base was never placed", false, "start", ""],
  ["nothing whose base is on the map", true, "base-left", ""],
])("shows a player who was not away: %s", async (_what, baseOnMap, type, said) => {
  const content = "Your base left the map.";
  const line = makeLine({ cat: "account", type, content });
  const user = { ...payload.user, baseOnMap };
  const { wrapper } = playingPage({
    payload: { ...payload, user },
    async server(path, input) {
      if (path === "logs.list") expect(input).toEqual({ type: "account", limit: 1 });
      return { logs: [line], totalCount: 1 };
    },
  });
  render(<AwaySlot user={user} />, { wrapper });
  await settled();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(said));
});

it.each([
  ["a short absence", 29, "me"],
  ["another player of this browser", 90, "she"],
])("shows nothing after %s", async (_what, minutes, player) => {
  const { store } = comeBack(minutes, player);
  await settled();
  expect(screen.getByRole("status").textContent).toBe("");
  expect(store.get(lastVisitAtom)).toMatchObject({ player: "me" });
  expect(serverNow() - store.get(lastVisitAtom).at).toBeLessThan(MINUTE);
});

it("takes no jump of the server's clock for an absence", async () => {
  const { store } = comeBack(0);
  await settled();
  const at = serverNow() - 40 * MINUTE;
  store.set(lastVisitAtom, { player: "me", at, base: null, isGuest: false });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await settled();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("notices when a hidden page becomes visible again, and drops toasts about the same news", async () => {
  const dropped = vi.spyOn(queuedToasts, "dropQueuedNews");
  const { store } = comeBack(0);
  await settled();
  store.set(lastVisitAtom, {
    player: "me",
    at: serverNow() - 40 * MINUTE,
    base: null,
    isGuest: false,
  });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.queryByRole("heading")).toBeNull();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect((await card()).textContent).toBe(t("title", { span: "40 minutes" }));
  expect(dropped).toHaveBeenCalledOnce();
});
