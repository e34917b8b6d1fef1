import { beforeEach, expect, it, vi } from "vitest";

const reloads = vi.fn();
let isSafe = true;

vi.mock("./page-reload.ts", () => ({
  canReloadSafely: () => isSafe,
  reloadPage: () => reloads(),
}));

async function openPage() {
  vi.resetModules();
  reloads.mockReset();
  const { store } = await import("./store.ts");
  const { seasonOverAtom } = await import("./version-atoms.ts");
  const page = await import("./page-season.ts");
  return { ...page, isAsked: () => store.get(seasonOverAtom) };
}

beforeEach(() => {
  vi.useFakeTimers();
  isSafe = true;
});

it("sends the season of its first session, and reloads once for another one", async () => {
  const page = await openPage();
  expect(page.seasonHeader()).toEqual({});
  page.noteSeason(3);
  page.noteSeason(3);
  expect(page.seasonHeader()).toEqual({ "emberlode-season": "3" });
  expect(reloads).not.toHaveBeenCalled();
  page.noteSeason(4);
  page.leaveSeason();
  expect(reloads).toHaveBeenCalledOnce();
  // What it shows is still of the old one.
  expect(page.seasonHeader()).toEqual({ "emberlode-season": "3" });
});

it("asks the player while a reload would lose something", async () => {
  const page = await openPage();
  isSafe = false;
  page.leaveSeason();
  expect([reloads.mock.calls.length, page.isAsked()]).toEqual([0, true]);
  isSafe = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads).toHaveBeenCalledOnce();
});
