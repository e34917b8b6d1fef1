import type { Alert } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getQueryKey } from "@trpc/react-query";
import { expect, it, vi } from "vitest";
import { trpc } from "../../lib/trpc.ts";
import { requestedWalkAtom } from "../field/field-atoms.ts";
import { makePayload, makeView, playingPage } from "../session/testing.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import DangerNotice from "./danger-notice.tsx";
import { makeAlert } from "./testing.ts";
import { DANGER_QUERY, type Inbox, withAlert } from "./use-alerts.ts";

const t = english.alerts;
const LIST = getQueryKey(trpc.alerts.list, DANGER_QUERY, "query");
const RASK = { _id: "7", username: "Rask" };
const AT = { x: 12, y: 7 };

const raid = (id: string, set: Partial<Alert> = {}) =>
  makeAlert(id, {
    type: "attack",
    kind: "defense",
    title: `Raid ${id}`,
    content: "Rask took 300 metal.",
    danger: true,
    link: `/battles/b${id}`,
    at: AT,
    player: RASK,
    ...set,
  });

/** A page whose server accepts every mark and has these danger alerts. */
function pageWith(alerts: readonly Alert[], calls: unknown[] = []) {
  const page = playingPage({
    payload: makePayload(),
    view: makeView([]),
    async server(path, input) {
      calls.push([path, input]);
      return path === "alerts.list" ? { alerts: [], unread: 0 } : { alert: null };
    },
  });
  page.queries.setQueryData(LIST, { alerts, unread: alerts.length });
  return page;
}

function open(...alerts: Alert[]) {
  const calls: unknown[] = [];
  const page = pageWith(alerts, calls);
  render(
    <main tabIndex={-1}>
      <DangerNotice />
    </main>,
    { wrapper: page.wrapper },
  );
  const user = userEvent.setup();
  return {
    ...page,
    calls,
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    comes: (alert: Alert) =>
      act(async () => {
        page.queries.setQueryData<Inbox>(LIST, (inbox) => inbox && withAlert(inbox, alert));
      }),
  };
}

const notice = () => screen.queryByRole("region", { name: t("danger.label") });
const dismiss = (title: string) => t("danger.dismiss", { title });
const announced = () => screen.getByRole("alert").textContent;

it("stays and is announced until dismissed, and saves the dismissal", async () => {
  const { calls, press } = open(raid("1"));
  expect(notice()?.textContent).toContain("Raid 1");
  expect(announced()).toBe("Raid 1: Rask took 300 metal.");
  await press(dismiss("Raid 1"));
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await waitFor(() => expect(calls).toEqual([["alerts.update", { id: "1", read: true }]]));
});

it("links to the report, the attacker and the place", async () => {
  const { press, store, calls } = open(raid("1"));
  const report = screen.getByRole("link", { name: t("danger.seeBattle") });
  expect(report.getAttribute("href")).toBe("/battles/b1");
  await press(t("danger.revenge"));
  within(notice() ?? document.body).getByText(english.raid("revenge.unknown", { name: "Rask" }));
  await press(t("goThere"));
  expect(store.get(requestedWalkAtom)).toEqual(AT);
  expect(location.pathname).toBe("/game");
  expect(notice()).toBeNull();
  await waitFor(() =>
    expect(calls).toEqual([["alerts.update", { id: "1", read: true, opened: true }]]),
  );
});

it.each([
  ["the way to it", {}, [t("goThere"), dismiss("Raid 1")]],
  ["no way to where one stands", { at: { x: 10, y: 10 } }, [dismiss("Raid 1")]],
])("offers of a mine nothing but to dismiss it and %s", (_what, set, ways) => {
  open(raid("1", { kind: "mine", link: "/game/12/7", player: null, ...set }));
  const buttons = within(notice() ?? document.body).getAllByRole("button");
  expect(buttons.map((one) => one.textContent || one.getAttribute("aria-label"))).toEqual(ways);
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows one at a time: a newer one is announced but queues behind the current one", async () => {
  const { comes, press, store } = open(raid("2"), raid("1"));
  expect(notice()?.textContent).toContain("Raid 2");
  await comes(raid("3"));
  await waitFor(() => expect(announced()).toContain("Raid 3"));
  expect(notice()?.textContent).toContain("Raid 2");
  await press(t("danger.more", { count: 2 }));
  expect(store.get(openDialogAtom)).toBe("alerts");
  await press(dismiss("Raid 2"));
  expect(notice()?.textContent).toContain("Raid 3");
  await press(dismiss("Raid 3"));
  expect(notice()?.textContent).toContain("Raid 1");
  expect(notice()?.textContent).not.toContain(t("danger.more", { count: 1 }));
});

it("counts all danger alerts and loads those beyond the first page", async () => {
  const { queries, press, calls } = open(raid("2"));
  act(() => void queries.setQueryData<Inbox>(LIST, { alerts: [raid("2")], unread: 61 }));
  await screen.findByText(english.alerts("danger.more", { count: 60 }));
  await press(dismiss("Raid 2"));
  await waitFor(() => expect(calls).toContainEqual(["alerts.list", DANGER_QUERY]));
});

it.each([
  ["leaves room for it in the game", true, "64px"],
  ["covers the game", false, "0px"],
])("%s", (_what, makesRoom, room) => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly observe: () => void;
      readonly disconnect = () => {};
      constructor(onSize: () => void) {
        this.observe = onSize;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(64);
  const { unmount } = render(<DangerNotice makesRoom={makesRoom} />, {
    wrapper: pageWith([raid("1")]).wrapper,
  });
  const lengthOf = () => document.documentElement.style.getPropertyValue("--danger-room") || "0px";
  expect(lengthOf()).toBe(room);
  unmount();
  expect(lengthOf()).toBe("0px");
});

it("moves below the focused element so as not to cover it", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
    top: 12,
    bottom: 52,
    height: 40,
  } as DOMRect);
  open(raid("1"));
  const input = document.body.appendChild(document.createElement("input"));
  expect(notice()?.style.translate).toBe("0 0px");
  act(() => input.focus());
  await waitFor(() => expect(notice()?.style.translate).toBe("0 60px"));
  act(() => screen.getByRole("button", { name: dismiss("Raid 1") }).focus());
  await waitFor(() => expect(notice()?.style.translate).toBe("0 0px"));
});
