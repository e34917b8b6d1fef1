import type { Alert } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getQueryKey } from "@trpc/react-query";
import { beforeEach, expect, it } from "vitest";
import { notifyError } from "../../lib/notify.ts";
import { recordToasts } from "../../lib/testing.tsx";
import { textsOf } from "../../lib/testing-screen.ts";
import { trpc } from "../../lib/trpc.ts";
import { playingPage } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { makeNap } from "../treaties/testing.ts";
import AlertsDialog, { countAlerts, filterAlerts } from "./alerts-dialog.tsx";
import { makeAlert } from "./testing.ts";

beforeEach(recordToasts);

const alert = (id: string, type: Alert["type"], set: Partial<Alert> = {}) =>
  makeAlert(id, { type, title: `${type} ${id}`, ...set });

const ALERTS = [
  alert("5", "attack"),
  alert("4", "event"),
  alert("3", "admin", { read: true }),
  alert("2", "attack", { read: true, opened: true }),
  alert("1", "attack"),
];

type Kind = Alert["type"] | "all";
const named = (kind: Kind, count: number) => ({
  name: english.inbox("kindCount", { name: english.inbox(`kinds.${kind}`), count }),
});

/** The open inbox with a server that accepts every mark, except for alerts in `refused`. */
function openInbox(alerts: readonly Alert[] = ALERTS, refused: readonly string[] = []) {
  const calls: [path: string, input: unknown][] = [];
  const unread = alerts.filter(({ read }) => !read).length;
  const page = playingPage({
    server: async (path, input) => {
      calls.push([path, input]);
      if (refused.includes(Object(input).id)) throw new Error("no");
      return path === "alerts.list" ? { alerts, unread } : { unread: 0 };
    },
  });
  const key = getQueryKey(trpc.alerts.list, undefined, "query");
  page.queries.setQueryData(key, { alerts, unread });
  render(<AlertsDialog onClose={() => {}} />, { wrapper: page.wrapper });
  const user = userEvent.setup();
  return {
    calls,
    choose: (kind: Kind, count: number) =>
      user.click(screen.getByRole("radio", named(kind, count))),
    onlyUnread: () => user.click(screen.getByRole("switch", { name: english.inbox("unreadOnly") })),
    select: (title: string) =>
      user.click(screen.getByRole("checkbox", { name: english.inbox("select", { title }) })),
    selectAll: (count: number) =>
      user.click(screen.getByRole("checkbox", { name: english.controls("table.all", { count }) })),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    apply: async (action: string) => {
      const choice = screen.getByRole("combobox", { name: english.controls("table.bulk") });
      await user.selectOptions(choice, action);
      await user.click(screen.getByRole("button", { name: english.controls("table.apply") }));
    },
  };
}

const titles = () => textsOf(screen.getByRole("dialog").querySelectorAll("li b"));

it("filters by type, shows the count of each, and keeps the choice", async () => {
  const { choose, onlyUnread, press } = openInbox();
  await choose("attack", 3);
  expect(titles()).toEqual(["attack 5", "attack 2", "attack 1"]);
  expect(JSON.parse(localStorage.getItem("emberlode") ?? "").state.inbox).toEqual({
    type: "attack",
    unreadOnly: false,
  });
  await onlyUnread();
  await choose("admin", 0);
  expect(titles()).toEqual([]);
  await press(english.inbox("showAll"));
  expect(titles()).toHaveLength(5);
});

it("marks only the selected alerts as opened, one call each", async () => {
  const { calls, select, apply } = openInbox();
  await select("event 4");
  await select("admin 3");
  await apply(english.inbox("markOpened"));
  await screen.findByText(english.inbox("marked", { count: 2 }));
  expect(calls).toEqual([
    ["alerts.update", { id: "4", read: true, opened: true }],
    ["alerts.update", { id: "3", read: true, opened: true }],
  ]);
  screen.getByText(english.alerts("unread", { count: 2 }));
});

it("marks all unread alerts read with a single call", async () => {
  const { calls, selectAll, apply } = openInbox();
  await selectAll(5);
  await apply(english.inbox("markRead"));
  await screen.findByText(english.alerts("unread", { count: 0 }));
  expect(calls).toEqual([["alerts.readAll", { upTo: "5" }]]);
});

it("stops at the first refusal and reports it", async () => {
  const { calls, select, apply } = openInbox(ALERTS, ["4"]);
  await select("attack 5");
  await select("event 4");
  await select("admin 3");
  await apply(english.inbox("markOpened"));
  await waitFor(() => expect(notifyError).toHaveBeenCalledOnce());
  await screen.findByText(english.inbox("marked", { count: 1 }));
  const marks = calls.filter(([path]) => path === "alerts.update");
  expect(marks.map(([, input]) => input)).toMatchObject([{ id: "5" }, { id: "4" }]);
});

it("deselects alerts hidden by the filter, also when they are shown again", async () => {
  const { calls, choose, select } = openInbox();
  await select("event 4");
  for (const [kind, count] of [["attack", 3] as const, ["all", 5] as const]) {
    await choose(kind, count);
    screen.getByText(english.controls("table.selected", { count: 0 }));
  }
  const apply = screen.getByRole("button", { name: english.controls("table.apply") });
  expect(apply.getAttribute("aria-disabled")).toBe("true");
  expect(calls).toEqual([]);
});

const OFFER = alert("7", "event", { kind: "nap", player: { _id: "id of Rask", username: "Rask" } });

it.each([
  ["stays open", false],
  ["closes before the answer", true],
])("accepts an offered NAP and marks its alert opened if the inbox %s", async (_, closes) => {
  let nap = makeNap();
  const calls: unknown[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "alerts.list") return { alerts: [OFFER], unread: 1 };
    if (path === "naps.list") return { naps: [nap] };
    calls.push([path, input]);
    nap = makeNap({ state: "active" });
    return path === "naps.change" ? { nap } : { alert: OFFER };
  };
  const { unmount } = renderPlaying(<AlertsDialog onClose={() => {}} />, { server });
  const control = english.treaties("controls.accept");
  const name = english.treaties("controlOf", { control, name: "Rask" });
  fireEvent.click(await screen.findByRole("button", { name }));
  if (closes) unmount();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    ["naps.change", { id: "id of Rask", state: "active" }],
    ["alerts.update", { id: "7", read: true, opened: true }],
  ]);
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
});

it.each([
  ["all", false, ["5", "4", "3", "2", "1"]],
  ["all", true, ["5", "4", "1"]],
  ["attack", false, ["5", "2", "1"]],
  ["attack", true, ["5", "1"]],
  ["admin", true, []],
] as const)("filters by %s, unread only %s", (type, unreadOnly, ids) => {
  expect(filterAlerts(ALERTS, { type, unreadOnly }).map(({ id }) => id)).toEqual(ids);
});

it("counts the alerts of each filter, in the filters' order", () => {
  const counts = (unreadOnly: boolean) =>
    countAlerts(ALERTS, unreadOnly).map(({ type, count }) => `${type} ${count}`);
  expect(counts(false)).toEqual(["all 5", "admin 1", "event 1", "attack 3"]);
  expect(counts(true)).toEqual(["all 3", "admin 0", "event 1", "attack 2"]);
});

it("shows an announcement without its marks, with its links below", () => {
  const content = "**All** in the [rules](/rules) and at https://a.example.";
  openInbox([alert("1", "admin", { content })]);
  screen.getByText("All in the rules and at https://a.example.");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["rules", "/rules"],
    ["https://a.example", "https://a.example"],
  ]);
});

it("calls the link of a sanction the appeal", () => {
  openInbox([alert("1", "admin", { kind: "sanction", link: "/appeal" })]);
  screen.getByText(`· ${english.alerts("appeal")}`);
});
