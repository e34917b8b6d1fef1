import type { Alert } from "@emberlode/contract";
import { beforeEach, expect, it, vi } from "vitest";
import * as notify from "../../lib/notify.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { Utils } from "../../lib/trpc.ts";
import * as cues from "../sounds/cue-bus.ts";
import { createAlertHandler } from "./alert-handler.tsx";
import { makeAlert } from "./testing.ts";
import type { Inbox } from "./use-alerts.ts";

const toast = vi.fn();
const cue = vi.fn();

beforeEach(() => {
  toast.mockClear();
  cue.mockClear();
  vi.spyOn(notify, "notifyNews").mockImplementation(toast);
  vi.spyOn(cues, "playCue").mockImplementation(cue);
});

/** The inbox after these alerts arrive. */
function inboxAfter(...alerts: readonly Alert[]) {
  let inbox: Inbox = { alerts: [], unread: 0 };
  const setData = (only: unknown, change: (known: Inbox) => Inbox) => {
    if (only === undefined) inbox = change(inbox);
  };
  const utils = {
    alerts: { list: { setData } },
    user: { session: { invalidate: async () => undefined, getData: () => undefined } },
  };
  const { add } = createAlertHandler(utils as unknown as Utils, createQueryClient());
  for (const alert of alerts) add(alert);
  return inbox;
}

it.each([
  ["harm", true, 0, "alertAttack"],
  ["other news", false, 1, "alertEvent"],
])("adds %s to the list, with a toast only if it is not permanent", (...row) => {
  const [, danger, toasts, sound] = row;
  const alert = makeAlert("1", { danger, date: new Date(serverNow()).toISOString() });
  expect(inboxAfter(alert)).toEqual({ alerts: [alert], unread: 1 });
  expect(toast).toHaveBeenCalledTimes(toasts);
  expect(cue).toHaveBeenCalledExactlyOnceWith(sound);
});

it("plays no sound for old alerts received by a resumed page", () => {
  const old = Array.from({ length: 30 }, (_, index) => {
    const date = new Date(serverNow() - (index + 1) * 60_000).toISOString();
    return makeAlert(String(index), { date, danger: false });
  });
  expect(inboxAfter(...old).alerts).toHaveLength(30);
  expect(toast).toHaveBeenCalledTimes(30);
  expect(cue).not.toHaveBeenCalled();
});
