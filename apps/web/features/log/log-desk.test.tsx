import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage, refusal } from "../../lib/testing.tsx";
import { button, press } from "../../lib/testing-screen.ts";
import { makePlace } from "../field/testing.ts";
import { makePayload } from "../session/testing.tsx";
import * as csv from "../ui/table-csv.ts";
import LogDesk, { logCsv, logFileName } from "./log-desk.tsx";
import { makeLine } from "./testing.ts";

const t = english.log;
const ANSWER_MS = 10;
const LINE_PX = 80;
const DESK_PX = 400;
const CONTENT_PX = 10_000;
const MINUTE = 60_000;

beforeEach(() => {
  // jsdom has no layout: a desk that fits five lines.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(DESK_PX);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(CONTENT_PX);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(LINE_PX);
  // The list scrolls with the desk.
  vi.spyOn(HTMLUListElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
    this: HTMLUListElement,
  ) {
    return new DOMRect(0, -(this.parentElement?.scrollTop ?? 0));
  });
});

/** Lines of these ages in minutes, newest first, with ids down to 1. */
function linesOf(ages: readonly number[], set: Partial<Log> = {}): Log[] {
  const now = Date.now();
  return ages.map((age, i) => {
    const created = new Date(now - age * MINUTE).toISOString();
    const number = ages.length - i;
    return makeLine({ _id: String(number), content: `Line ${number}`, created, ...set });
  });
}

type LogQuery = { limit: number } & Partial<Record<"type" | "before" | "from" | "to", string>>;

/** Opens the desk with a server that has these lines; `fails` selects the requests to refuse. */
function open(log: Log[], fails: (input: LogQuery) => boolean = () => false) {
  const asked: LogQuery[] = [];
  const page = pretendPage(async (path, input) => {
    if (path === "logs.note") {
      const { content } = input as { content: string };
      const line = makeLine({ _id: String(log.length + 1), content });
      log.unshift({ ...line, created: new Date().toISOString() });
      return { log: log[0] };
    }
    const question = input as LogQuery;
    asked.push(question);
    // Long enough for the page to show its loading state.
    await wait(ANSWER_MS);
    if (fails(question)) return Promise.reject(refusal("INTERNAL"));
    const { limit, type, before, from = "", to = "9" } = question;
    const kind = log
      .filter(({ cat }) => type === undefined || cat === type)
      .filter(({ created }) => created >= from && created < to);
    const older = kind.filter(({ _id }) => before === undefined || Number(_id) < Number(before));
    return { logs: older.slice(0, limit), totalCount: kind.length };
  });
  const desk = <LogDesk id="log" payload={makePayload()} place={makePlace()} />;
  const { unmount } = render(desk, { wrapper: page.wrapper });
  const reopen = () => {
    unmount();
    render(desk, { wrapper: page.wrapper });
  };
  return { asked, log, reopen };
}

const lead = (count: number) => t("lead", { count });
const list = () => screen.getByRole("list", { name: t("list") });
const items = () => within(list()).getAllByRole("listitem");
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const during = (span: "today" | "week" | "days") => choose(t("time"), t(`spans.${span}`));
const ofKind = (kind: "note" | "battle") => choose(t("filter"), t(`categories.${kind}`));
/** Fills in the first or last day of a custom time span. */
const fillDay = (which: "first" | "last", value: string) =>
  fireEvent.change(screen.getByLabelText(t(`days.${which}`)), { target: { value } });

function scrollTo(top: number): void {
  const body = list().parentElement;
  if (body === null) throw new Error("The list has no parent.");
  body.scrollTop = top;
  fireEvent.scroll(body);
}

/** Ages in minutes at this interval, offset so that none is on a boundary. */
const ages = (count: number, apart = 1) => Array.from({ length: count }, (_, i) => i * apart + 5);

it("groups lines by day, and links each to its field, battle and proof beside its amounts", async () => {
  const [newest, oldest] = linesOf([0, 3 * 24 * 60]);
  const dig = makeLine({
    ...newest,
    cat: "dig",
    content: english["log-lines"]("dig.dug", { amounts: "1,205 metal", x: 3, y: 50 }),
    metal: 1205,
    energy: -40,
    roll: 12,
    battle: "b1",
  });
  open([dig, makeLine(oldest)]);
  const link = await screen.findByRole("link", { name: t("field", { x: 3, y: 50 }) });
  expect(link.parentElement?.textContent).toBe(`${dig.content} ${t("report")} ${t("proofShort")}`);
  expect(items()[0]?.textContent).toContain("+1,205 metal−40 energy");
  screen.getByRole("heading", { level: 3, name: t("spans.today") });
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  const links = within(items()[0] ?? list()).getAllByRole("link");
  const day = dig.created.slice(0, 10);
  expect(links.map((one) => [one.ariaLabel ?? one.textContent, one.getAttribute("href")])).toEqual([
    [t("field", { x: 3, y: 50 }), "/game/3/50"],
    [t("report"), "/battles/b1"],
    [t("proof", { roll: 12 }), `/fair/${day}?counter=12&purpose=note&battle=b1`],
  ]);
});

it("loads older lines on scroll or by button, and renders only visible ones", async () => {
  const { asked } = open(linesOf(ages(45)));
  await screen.findByText("Line 45");
  expect(asked).toEqual([{ limit: 20 }]);
  expect(items().length).toBeLessThan(20);
  expect(screen.queryByText("Line 26")).toBeNull();
  scrollTo(14 * LINE_PX);
  await waitFor(() => expect(asked).toEqual([{ limit: 20 }, { limit: 20, before: "26" }]));
  await screen.findByText("Line 24");
  await press(t("older"));
  await waitFor(() => expect(asked).toHaveLength(3));
  scrollTo(45 * LINE_PX);
  await screen.findByText("Line 1");
  expect(screen.queryByText("Line 45")).toBeNull();
  await screen.findByText(t("noOlder"));
  expect(button(t("older")).getAttribute("aria-disabled")).toBe("true");
  await press(t("older"));
  expect(asked).toHaveLength(3);
});

it("says what failed and retries", async () => {
  const broken = new Set<string | undefined>([undefined]);
  const { asked } = open(linesOf(ages(25)), ({ before }) => broken.has(before));
  await screen.findByText(startingWith(t("failed")));
  broken.clear();
  broken.add("6");
  await press(english.shell("retry"));
  await screen.findByText("Line 25");
  scrollTo(14 * LINE_PX);
  await screen.findByText(startingWith(t("failedOlder")));
  screen.getByText("Line 10");
  broken.clear();
  await press(english.shell("retry"));
  await screen.findByText(t("noOlder"));
  // Once automatically and once by the button.
  expect(asked.filter(({ before }) => before === "6")).toHaveLength(2);
});

const DAY = 24 * 60;
const midnight = (daysBack: number) => {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - daysBack);
  return start.toISOString();
};
/** The value format of a date input. */
const dayOf = (daysBack: number) => new Date(midnight(daysBack)).toLocaleDateString("sv");

it("keeps the lines until those of another time span have loaded", async () => {
  const { asked } = open(linesOf([0, 3 * DAY]));
  await screen.findByText(lead(2));
  await during("days");
  // Values that a browser reports while a year is being typed.
  for (const year of ["0002", "0020", "0202"]) fillDay("first", `${year}-05-09`);
  expect(asked).toHaveLength(1);
  fillDay("first", dayOf(1));
  screen.getByText(lead(2));
  screen.getByText("Line 1");
  await screen.findByText(lead(1));
  expect(screen.queryByText("Line 1")).toBeNull();
  expect(asked).toHaveLength(2);
});

it("adds a note only to a list that it matches", async () => {
  const { asked } = open(linesOf([0, 3 * DAY]));
  await screen.findByText(lead(2));
  await during("days");
  fillDay("last", dayOf(1));
  await screen.findByText(lead(1));
  await write("Come at dusk");
  await during("today");
  await screen.findByText("Come at dusk");
  await screen.findByText(lead(2));
  await write("Come at dawn");
  await screen.findByText("Come at dawn");
  screen.getByText(lead(3));
  expect(asked.at(-1)).toEqual({ limit: 20, from: midnight(0) });
});

it("keeps the kind and time span when reopened", async () => {
  const { asked, reopen } = open(linesOf(ages(3)));
  await screen.findByText("Line 3");
  await ofKind("note");
  await during("week");
  await screen.findByText("Line 3");
  reopen();
  await screen.findByText("Line 3");
  expect(asked.at(-1)).toEqual({ limit: 20, type: "note", from: midnight(6) });
  expect(screen.getByLabelText(t("time"))).toHaveProperty("value", "week");
});

it("suggests how to get a first line of a kind, and can show all lines again", async () => {
  open(linesOf([3 * 24 * 60]));
  await screen.findByText("Line 1");
  await ofKind("battle");
  await screen.findByText(t("emptyTitle"));
  screen.getByText(t("emptyOf.battle"));
  await press(t("showAll"));
  await screen.findByText("Line 1");
  await during("today");
  await screen.findByText(t("emptySpanTitle"));
  await press(t("showAll"));
  await screen.findByText("Line 1");
});

async function write(text: string): Promise<void> {
  if (screen.queryByLabelText(t("note")) === null) await press(t("addNote"));
  await userEvent.type(screen.getByLabelText(t("note")), text);
  await press(t("write"));
}

it("puts a note at the top, and refetches if other lines came in before it", async () => {
  const { asked, log } = open(linesOf(ages(25)));
  await screen.findByText("Line 25");
  await write("Come at dusk");
  await screen.findByText("Come at dusk");
  expect(items()[0]?.textContent).toContain("Come at dusk");
  screen.getByText(lead(26));
  expect(asked).toHaveLength(1);
  log.unshift(makeLine({ _id: "27", content: "Meanwhile", created: new Date().toISOString() }));
  await write("Come at dawn");
  await screen.findByText("Meanwhile");
  screen.getByText("Come at dawn");
  expect(asked).toHaveLength(2);
});

it("saves the filter's loaded lines as CSV", async () => {
  const saved = vi.spyOn(csv, "downloadCsv").mockReturnValue();
  const savedRows = () => saved.mock.lastCall?.[1].trim().split("\r\n").length;
  open(linesOf(ages(25, 10)));
  await screen.findByText("Line 25");
  await press(t("save"));
  expect(savedRows()).toBe(21);
  await ofKind("note");
  await screen.findByText(lead(25));
  scrollTo(14 * LINE_PX);
  await screen.findByText(t("noOlder"));
  await press(t("save"));
  expect(savedRows()).toBe(26);
  await ofKind("battle");
  await screen.findByText(t("emptyTitle"));
  expect(button(t("save")).getAttribute("aria-disabled")).toBe("true");
  await press(t("save"));
  expect(saved).toHaveBeenCalledTimes(2);
});

const HEAD = "Time,Type,What happened,Fields,Battle,Roll";
const TIME = "2026-05-20T12:00:00.000Z";

const DIG = makeLine({ cat: "dig", content: "You dug 57 metal at 3, 50.", roll: 12 });
const BATTLE = makeLine({ cat: "battle", content: "You won.", battle: "b1" });

it.each([
  ["a note", makeLine(), "Notes,Come back at dusk,,,"],
  ["other letters", makeLine({ content: "Grüße 😀" }), "Notes,Grüße 😀,,,"],
  ["a dig with its field and roll", DIG, 'Digging,"You dug 57 metal at 3, 50.","3, 50",,12'],
  ["a battle", BATTLE, "Battles,You won.,,https://emberlode.test/battles/b1,"],
])("writes %s", (_name, line, row) => {
  expect(logCsv([line], "https://emberlode.test")).toBe(`\uFEFF${HEAD}\r\n${TIME},${row}\r\n`);
});

it("names the file after the UTC day", () => {
  expect(logFileName(Date.parse("2026-05-20T23:59:59Z"))).toBe("emberlode-log-2026-05-20.csv");
});
