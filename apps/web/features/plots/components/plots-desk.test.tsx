import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import type { Place } from "../../field/hooks/use-place.ts";
import { makePlace } from "../../field/testing.ts";
import { WalkerContext } from "../../movement/hooks/use-walker.ts";
import { createWalker } from "../../movement/walker.ts";
import { makePayload } from "../../session/testing.tsx";
import PlotsDesk from "./plots-desk.tsx";

const UNKNOWN = makePlace();
const CAVE = makePlace({ type: "cave", title: "Cave", known: true });

/** The desk, and what it showed as the field became known. */
function open(place: Place, plots: readonly unknown[] = [], tools: readonly unknown[] = []) {
  const created: unknown[] = [];
  const { wrapper } = pretendPage(async (path, input) => {
    if (path === "plots.list") return { plots };
    if (path === "tools.list") return { tools };
    if (path === "plots.remove") created.push(path);
    created.push(input);
    return { plot: { _id: "1", ...(input as object) } };
  });
  const ports = { dig: vi.fn(), rolledBack: vi.fn(), pause: () => Promise.resolve(), now: () => 0 };
  const walker = createWalker(place.at, { ...ports, move: vi.fn() });
  const desk = (at: Place) => (
    <WalkerContext value={walker}>
      <PlotsDesk id="plots" payload={makePayload()} place={at} />
    </WalkerContext>
  );
  const { rerender } = render(desk(place), { wrapper });
  return { created, go: (to: Place) => rerender(desk(to)) };
}

const title = () => screen.getByRole("textbox", { name: english.plots("title") });

it("names a new plot only after a field that is known", () => {
  const { go } = open(UNKNOWN);
  expect(title()).toHaveProperty("value", "");
  go(CAVE);
  expect(title()).toHaveProperty("value", "Cave");
});

it("keeps what was typed before the field was known", async () => {
  const user = userEvent.setup();
  const { go, created } = open(UNKNOWN);
  await user.type(title(), "Mine");
  go(CAVE);
  expect(title()).toHaveProperty("value", "Mine");
  await user.type(screen.getByRole("textbox", { name: english.plots("note") }), "Deep");
  await user.click(screen.getByRole("button", { name: english.plots("saveHere", { x: 3, y: 4 }) }));
  expect(created).toEqual([{ x: 3, y: 4, title: "Mine", note: "Deep", color: "" }]);
  await screen.findByText(english.plots("saved", { title: "Mine" }));
  expect(title()).toHaveProperty("value", "Cave");
});

const MILL = { _id: "m", x: 5, y: 4, title: "Mill", note: "", color: "ember" };
const CAMP = { ...MILL, _id: "c", x: 3, title: "Camp" };

it("changes and deletes what was chosen, by one question for all", async () => {
  const user = userEvent.setup();
  const { created } = open(CAVE, [MILL, CAMP]);
  await user.click(await screen.findByRole("button", { name: english.plots("tools.choose") }));
  const choice = screen.getByRole("combobox", { name: english.controls("table.bulk") });
  const apply = () => screen.getByRole("button", { name: english.controls("table.apply") });
  await user.click(
    screen.getByRole("checkbox", { name: english.controls("table.chooseRow", { name: "Camp" }) }),
  );
  await user.selectOptions(choice, english.plots("bulk.paint", { color: "Green" }));
  await user.click(apply());
  await screen.findByText(english.plots("batch.painted", { count: 1 }));
  expect(created).toEqual([{ id: "c", color: "good" }]);
  await user.click(
    screen.getByRole("checkbox", { name: english.controls("table.all", { count: 2 }) }),
  );
  await user.selectOptions(choice, english.plots("bulk.remove"));
  await user.click(apply());
  expect(created).toHaveLength(1);
  const question = screen.getByRole("alertdialog", {
    name: english.plots("bulk.question.title", { count: 2 }),
  });
  await user.click(
    within(question).getByRole("button", { name: english.plots("bulk.question.verb") }),
  );
  await screen.findByText(english.plots("batch.removed", { count: 2 }));
  expect(created.slice(1)).toEqual(["plots.remove", { id: "m" }, "plots.remove", { id: "c" }]);
});

it.each([
  [{ count: 0 }, english.plots("gps.not.GPS_NEEDED"), english.plots("gps.not.GPS_NEEDED")],
  [{ count: 3 }, "GPS: ready", english.plots("gps.not.ALREADY_THERE")],
  [
    { count: 3, readyAt: new Date(Date.now() + 2 * HOUR - 1000).toISOString() },
    /GPS: ready in 1:5\d:\d\d$/,
    english.plots("gps.not.ALREADY_THERE"),
  ],
])("says what the GPS can do for each plot: %j", async (gps, mill, camp) => {
  open(CAVE, [MILL, CAMP], [{ tool: "gps", ...gps }]);
  const rowOf = async (name: string) => (await screen.findByText(name)).closest("li");
  const says = (text: string | RegExp) =>
    typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);
  const meta = async (name: string) => (await rowOf(name))?.querySelector(".row-meta")?.textContent;
  await expect.poll(() => meta("Mill")).toEqual(says(mill));
  expect(await meta("Camp")).toEqual(says(camp));
});

it("looks at pasted lines before it saves them", async () => {
  const user = userEvent.setup();
  const { created } = open(CAVE, [MILL]);
  await user.click(await screen.findByRole("button", { name: english.plots("tools.bring") }));
  await user.click(screen.getByRole("textbox", { name: /^Paste/ }));
  await user.paste("Mill (5, 4)\nWell (50, 1): deep\nnonsense");
  screen.getByText(english.plots("bring.read", { good: 1, bad: 2 }));
  const reason = english.plots("bring.refused.known");
  screen.getByText(english.plots("bring.line", { line: 1, reason }));
  expect(created).toEqual([]);
  await user.click(screen.getByRole("button", { name: english.plots("bring.save", { count: 1 }) }));
  await screen.findByText(english.plots("batch.saved", { count: 1 }));
  expect(created).toEqual([{ x: 50, y: 1, title: "Well", note: "deep", color: "" }]);
});

it("reads the file that was chosen last, and one that was mended", async () => {
  const user = userEvent.setup();
  open(CAVE, []);
  await user.click(await screen.findByRole("button", { name: english.plots("tools.bring") }));
  const bytes = (text: string) => new TextEncoder().encode(`x,y\n${text}`).buffer;
  const choose = (read: () => Promise<ArrayBuffer>) =>
    user.upload(
      screen.getByLabelText(english.plots("bring.file")),
      Object.assign(new File(["x"], "plots.csv"), { arrayBuffer: read }),
    );
  const good = (count: number) => english.plots("bring.read", { good: count, bad: 0 });
  let finish = (_read: ArrayBuffer) => {};
  await choose(() => Promise.reject(new Error("gone")));
  expect((await screen.findByRole("alert")).textContent).toBe(english.plots("bring.unreadable"));
  await choose(() => new Promise((resolve) => (finish = resolve)));
  expect(screen.queryByRole("alert")).toBeNull();
  await choose(async () => bytes("1,2\n"));
  await screen.findByText(good(1));
  await act(async () => finish(bytes("1,2\n3,4\n")));
  screen.getByText(good(1));
});
