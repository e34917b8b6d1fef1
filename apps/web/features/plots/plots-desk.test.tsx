import { english } from "@emberlode/messages/testing/english";
import { act, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { makePlace } from "../field/testing.ts";
import type { Place } from "../field/use-place.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import PlotsDesk from "./plots-desk.tsx";

const t = english.plots;
const UNKNOWN = makePlace();
const CAVE = makePlace({ type: "cave", title: "Cave", isFieldLoaded: true });

/** Opens the desk; `go` rerenders it at another place. */
function open(place: Place, plots: readonly unknown[] = [], tools: readonly unknown[] = []) {
  const created: unknown[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "plots.list") return { plots };
    if (path === "tools.list") return { tools };
    if (path === "plots.remove") created.push(path);
    created.push(input);
    return { plot: { _id: "1", ...(input as object) } };
  };
  const desk = (at: Place) => <PlotsDesk id="plots" payload={makePayload()} place={at} />;
  const { rerender } = renderPlaying(desk(place), { at: place.at, server });
  return { created, go: (to: Place) => rerender(desk(to)) };
}

const title = () => screen.getByRole("textbox", { name: t("title") });
const check = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));

it("keeps a title typed before the field was loaded", async () => {
  const { go, created } = open(UNKNOWN);
  await userEvent.type(title(), "Mine");
  go(CAVE);
  expect(title()).toHaveProperty("value", "Mine");
  await userEvent.type(screen.getByRole("textbox", { name: t("note") }), "Deep");
  await press(t("saveHere", { x: 3, y: 4 }));
  expect(created).toEqual([{ x: 3, y: 4, title: "Mine", note: "Deep", color: "" }]);
  await screen.findByText(t("saved", { title: "Mine" }));
  expect(title()).toHaveProperty("value", "Cave");
});

const MILL = { _id: "m", x: 5, y: 4, title: "Mill", note: "", color: "ember" };
const CAMP = { ...MILL, _id: "c", x: 3, title: "Camp" };

it("changes and deletes the selected plots, after a single question", async () => {
  const { created } = open(CAVE, [MILL, CAMP]);
  await userEvent.click(await screen.findByRole("button", { name: t("tools.select") }));
  const apply = async (action: string) => {
    const choice = screen.getByRole("combobox", { name: english.controls("table.bulk") });
    await userEvent.selectOptions(choice, action);
    await press(english.controls("table.apply"));
  };
  await check(english.controls("table.selectRow", { name: "Camp" }));
  await apply(t("bulk.paint", { color: "Green" }));
  await screen.findByText(t("batch.painted", { count: 1 }));
  expect(created).toEqual([{ id: "c", color: "good" }]);
  await check(english.controls("table.all", { count: 2 }));
  await apply(t("bulk.remove"));
  expect(created).toHaveLength(1);
  const name = t("bulk.question.title", { count: 2 });
  const question = within(screen.getByRole("alertdialog", { name }));
  await userEvent.click(question.getByRole("button", { name: t("bulk.question.verb") }));
  await screen.findByText(t("batch.removed", { count: 2 }));
  expect(created.slice(1)).toEqual(["plots.remove", { id: "m" }, "plots.remove", { id: "c" }]);
});

it("removes a plot from the list when the answer comes after its row is gone", async () => {
  let answer = () => {};
  const page = renderPlaying(<PlotsDesk id="plots" payload={makePayload()} place={CAVE} />, {
    server: async (path) => {
      if (path === "plots.remove") await new Promise<void>((resolve) => (answer = resolve));
      return path === "plots.list" ? { plots: [MILL] } : { tools: [] };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: t("remove") }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByText(t("remove")));
  page.rerender(<p />);
  await act(async () => answer());
  await expect.poll(() => page.store.get(noticeAtom)?.text).toBe(t("removed", { title: "Mill" }));
});

const THERE = t("gps.not.ALREADY_THERE");
/** Just under an hour after the server's clock starts, at noon: the longest cooldown. */
const READY_AT = "2025-06-01T12:59:59.000Z";

it.each([
  [{ count: 0 }, t("gps.not.GPS_NEEDED"), t("gps.not.GPS_NEEDED")],
  [{ count: 3 }, t("gps.ready"), THERE],
  [{ count: 3, readyAt: READY_AT }, /GPS: ready in 5\d:\d\d$/, THERE],
])("says what the GPS can do for each plot: %j", async (gps, mill, camp) => {
  open(CAVE, [MILL, CAMP], [{ tool: "gps", ...gps }]);
  const rowOf = async (name: string) => (await screen.findByText(name)).closest("li");
  const meta = async (name: string) => (await rowOf(name))?.querySelector(".row-meta")?.textContent;
  await expect.poll(() => meta("Mill")).toMatch(mill);
  expect(await meta("Camp")).toMatch(camp);
  // Text that changes every second is not translated.
  const counted = (await rowOf("Mill"))?.querySelectorAll('.row-meta [translate="no"]');
  expect(counted).toHaveLength("readyAt" in gps ? 1 : 0);
});

it("reads the last chosen file, and a corrected one of the same name", async () => {
  const user = userEvent.setup();
  open(CAVE, []);
  await user.click(await screen.findByRole("button", { name: t("tools.import") }));
  const bytes = (text: string) => new TextEncoder().encode(`x,y\n${text}`).buffer;
  const choose = (read: () => Promise<ArrayBuffer>) =>
    user.upload(
      screen.getByLabelText(t("import.file")),
      Object.assign(new File(["x"], "plots.csv"), { arrayBuffer: read }),
    );
  const good = (count: number) => t("import.read", { good: count, bad: 0 });
  let finish = (_read: ArrayBuffer) => {};
  await choose(() => Promise.reject(new Error("gone")));
  expect((await screen.findByRole("alert")).textContent).toBe(t("import.unreadable"));
  await choose(() => new Promise((resolve) => (finish = resolve)));
  expect(screen.queryByRole("alert")).toBeNull();
  await choose(async () => bytes("1,2\n"));
  await screen.findByText(good(1));
  await act(async () => finish(bytes("1,2\n3,4\n")));
  screen.getByText(good(1));
});

it("keeps the import open until every plot is saved", async () => {
  const saved: { x: number }[] = [];
  let isConnected = false;
  renderPlaying(<PlotsDesk id="plots" payload={makePayload()} place={CAVE} />, {
    server: async (path, input) => {
      if (path === "plots.list") return { plots: [...saved] };
      if (path === "tools.list") return { tools: [] };
      if (saved.length === 1 && !isConnected) throw new Error("no connection");
      const plot = { ...(input as typeof MILL), _id: `p${saved.length}` };
      saved.push(plot);
      return { plot };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: t("tools.import") }));
  const box = screen.getByRole("textbox", { name: t("import.paste") });
  await user.click(box);
  await user.paste("Mill (1, 2)\nCamp (3, 4)\nWell (5, 6)");
  await press(t("import.save", { count: 3 }));
  await screen.findByText(t("import.read", { good: 2, bad: 1 }));
  expect(box).toHaveProperty("value", "Mill (1, 2)\nCamp (3, 4)\nWell (5, 6)");
  isConnected = true;
  await press(t("import.save", { count: 2 }));
  await waitForElementToBeRemoved(box);
  expect(saved.map(({ x }) => x)).toEqual([1, 3, 5]);
});
