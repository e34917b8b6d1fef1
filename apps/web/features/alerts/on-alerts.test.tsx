import type { Alert } from "@emberlode/contract";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { Utils } from "../../lib/trpc.ts";
import { SESSION_KEY } from "../session/apply-status.ts";
import { makePayload } from "../session/testing.tsx";
import { onCues } from "../sounds/cue-bus.ts";
import * as alertToast from "./components/alert-toast.tsx";
import { onAlerts } from "./on-alerts.ts";

const alert = (id: string, age: number): Alert => ({
  ...{ _id: id, id, type: "attack", title: `Attack ${id}`, content: "", link: null },
  ...{ read: false, opened: false, date: new Date(serverNow() - age).toISOString() },
});

it("plays a sound for a new alert, and none for old ones that a woken page receives", () => {
  vi.useFakeTimers();
  const shown = vi.spyOn(alertToast, "showAlert").mockReturnValue();
  const queries = createQueryClient();
  const payload = makePayload();
  queries.setQueryData(SESSION_KEY, payload);
  const listed = vi.fn();
  const utils = {
    user: { session: { invalidate: async () => {}, getData: () => payload } },
    alerts: { list: { setData: listed } },
  };
  const heard = vi.fn();
  const stop = onCues(heard);
  const alerts = onAlerts(utils as unknown as Utils, queries);
  alerts.add(alert("1", 500));
  expect(heard).toHaveBeenCalledExactlyOnceWith("alertAttack");
  for (let id = 2; id < 32; id++) alerts.add(alert(String(id), id * 60_000));
  expect(heard).toHaveBeenCalledTimes(1);
  expect([listed, shown].map(({ mock }) => mock.calls.length)).toEqual([31, 31]);
  stop();
});
