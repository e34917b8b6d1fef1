import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage, SESSION } from "../../lib/testing.tsx";
import { PushSwitch } from "./settings-dialog.tsx";

const t = english.settings;
const KEYS = { p256dh: "a key", auth: "a secret" };

const ABLE = {
  permission: "default" as NotificationPermission,
  answer: "granted" as NotificationPermission,
  worker: true,
  fails: false,
  begins: true,
};

/** A browser that supports notifications, with overrides. */
function pretendBrowser(set: Partial<typeof ABLE> = {}) {
  const { permission, answer, worker, fails, begins } = { ...ABLE, ...set };
  let made = 0;
  let endpoint: string | null = null;
  const keys: unknown[] = [];
  const subscription = () => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: async () => {
      endpoint = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscription()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (fails) throw new DOMException("no push service", "AbortError");
      keys.push([...applicationServerKey]);
      made += 1;
      endpoint = `https://push.example.com/${made}`;
      return subscription();
    },
  };
  const registration = { pushManager };
  const requestPermission = vi.fn(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", {
    ...navigator,
    serviceWorker: {
      getRegistration: async () => (worker ? registration : undefined),
      ready: begins ? Promise.resolve(registration) : new Promise(() => {}),
    },
  });
  return { keys, requestPermission, endpoint: () => endpoint };
}

/** The switch with a fake server that knows one subscription at most. */
function openSwitch({ attackAlerts = true, refuses = false, idleSeconds = 3600 } = {}) {
  let endpoint: string | null = null;
  const calls: unknown[] = [];
  const { wrapper, queries } = pretendPage(async (path, input) => {
    if (path === "alerts.pushKey") return { publicKey: "AQID", endpoint };
    calls.push([path, input]);
    if (refuses) throw new Error("no");
    endpoint = path === "alerts.subscribePush" ? (input as { endpoint: string }).endpoint : null;
    return { ok: true };
  });
  queries.setQueryData(SESSION, { user: { _id: "7" }, idleSeconds });
  render(<PushSwitch attackAlerts={attackAlerts} />, { wrapper });
  return { calls };
}

const findSwitch = () => screen.findByRole<HTMLInputElement>("switch", { name: t("push.label") });
const press = async () => userEvent.click(await findSwitch());
const turns = (on: boolean) => waitFor(async () => expect((await findSwitch()).checked).toBe(on));

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});

it("asks for permission only when pressed, subscribes, and unsubscribes again", async () => {
  const browser = pretendBrowser();
  const { calls } = openSwitch();
  const line = await findSwitch();
  expect(line.checked).toBe(false);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(line);
  await waitFor(() => expect(calls).toHaveLength(1));
  const endpoint = "https://push.example.com/1";
  expect(calls).toEqual([["alerts.subscribePush", { endpoint, keys: KEYS }]]);
  expect(browser.keys).toEqual([[1, 2, 3]]);
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  await turns(true);
  await press();
  await waitFor(() => expect(browser.endpoint()).toBeNull());
  expect(calls[1]).toEqual(["alerts.unsubscribePush", undefined]);
  await turns(false);
});

it.each([
  ["unsupported", () => vi.stubGlobal("navigator", {})],
  ["absent", () => pretendBrowser({ worker: false })],
  ["blocked", () => pretendBrowser({ permission: "denied" })],
] as const)("says why there is no switch: %s", async (state, pretend) => {
  pretend();
  openSwitch();
  await screen.findByText(t(`push.states.${state}`));
  expect(screen.queryByRole("switch")).toBeNull();
});

it.each<[string, Partial<typeof ABLE>, string]>([
  ["the question is put away", { answer: "default" }, t("push.notAllowed")],
  ["the browser cannot", { fails: true }, t("push.failed")],
  ["the service worker never begins", { begins: false }, t("push.failed")],
])("stays off when %s, and says so", async (_why, set, text) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  pretendBrowser(set);
  const { calls } = openSwitch();
  fireEvent.click(await findSwitch());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText(text);
  expect((await findSwitch()).checked).toBe(false);
  expect(calls).toEqual([]);
});

it("says how to allow notifications once they are blocked", async () => {
  pretendBrowser({ answer: "denied" });
  const { calls } = openSwitch();
  await press();
  await screen.findByText(t("push.states.blocked"));
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByText(t("push.notAllowed"))).toBeNull();
  expect(calls).toEqual([]);
});

it("leaves no push subscription behind if the server refuses it", async () => {
  const browser = pretendBrowser();
  const { calls } = openSwitch({ refuses: true });
  await press();
  await screen.findByText(english.shell("connection.noAnswer"));
  expect(calls).toHaveLength(1);
  expect(browser.endpoint()).toBeNull();
  expect((await findSwitch()).checked).toBe(false);
});

it("is off if the browser is subscribed but the server does not know it", async () => {
  const browser = pretendBrowser({ permission: "granted" });
  const { pushManager } = await navigator.serviceWorker.ready;
  await pushManager.subscribe({ applicationServerKey: new Uint8Array([9]) });
  openSwitch();
  expect((await findSwitch()).checked).toBe(false);
  await press();
  await waitFor(() => expect(browser.endpoint()).toBe("https://push.example.com/2"));
  await turns(true);
});

it.each([
  [false, 3600, true, true],
  [true, 2_592_000, false, false],
])("says what prevents notifications (attack alerts %s, session %i s)", async (...row) => {
  const [attackAlerts, idleSeconds, off, short] = row;
  pretendBrowser();
  openSwitch({ attackAlerts, idleSeconds });
  await press();
  await turns(true);
  expect(screen.queryByText(t("push.attackOff")) !== null).toBe(off);
  expect(screen.queryByText(t("push.short"), { exact: false }) !== null).toBe(short);
});
