import type { Status } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { store } from "../../lib/store.ts";
import type { Utils } from "../../lib/trpc.ts";
import { makeMessage } from "../chat/testing.ts";
import { chatRoomAtom } from "../chat/use-chat.ts";
import { openLiveSession } from "./live.tsx";
import * as socket from "./socket.ts";
import { pretendSocket } from "./testing.ts";

let live = pretendSocket();

beforeEach(() => {
  vi.useFakeTimers();
  live = pretendSocket();
  live.parts.connected = true;
  vi.spyOn(socket, "makeSocket").mockResolvedValue(live.socket);
});

let close = () => {};
afterEach(() => close());

/** The live session without a page that shows the chat. */
async function openPage() {
  const queries = createQueryClient();
  const history = vi.fn(async () => ({ messages: [makeMessage(1)], upTo: 1, older: null }));
  const invalidate = vi.fn(async () => undefined);
  const asked = { invalidate };
  const invalidateNaps = vi.fn(async () => undefined);
  const utils = {
    client: { chat: { history: { query: history } } },
    user: { session: { ...asked, getData: () => queries.getQueryData(SESSION_KEY) } },
    fields: { view: asked },
    puc: { list: asked },
    alerts: { list: { invalidate: async () => undefined } },
    naps: { list: { invalidate: invalidateNaps } },
  };
  close = openLiveSession("7", utils as unknown as Utils, queries);
  await vi.advanceTimersByTimeAsync(0);
  return { queries, history, invalidate, invalidateNaps, receive: live.fire };
}

it("loads the chat even if it is not shown", async () => {
  const { history } = await openPage();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(history).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(history).toHaveBeenCalledOnce();
  expect(store.get(chatRoomAtom)?.getState()).toMatchObject({ phase: "ready" });
});

it("applies each status from the socket if it is newer", async () => {
  const { queries, receive } = await openPage();
  const metal = () =>
    queries.getQueryData<{ user: { status: Status } }>(SESSION_KEY)?.user.status.metal;
  queries.setQueryData(SESSION_KEY, { user: { _id: "7", status: { version: 3, metal: 1_000 } } });
  receive("status", { version: 5, metal: 1_474 });
  receive("status", { version: 4, metal: 1_440 });
  expect(metal()).toBe(1_474);
});

it("refetches the session after a reconnect, but not after the first connect", async () => {
  const { invalidate, receive } = await openPage();
  receive("connect");
  await vi.advanceTimersByTimeAsync(0);
  expect(invalidate).not.toHaveBeenCalled();
  receive("disconnect", "transport close");
  receive("connect");
  await vi.advanceTimersByTimeAsync(0);
  // The map, the factories and the session.
  expect(invalidate).toHaveBeenCalledTimes(3);
});

it.each([
  ["an alert", "alert", { _id: "9", type: "event", title: english["alert-texts"]("nap.title") }],
  ["a status", "status", { version: 5 }],
])("asks for the pacts again on %s", async (_news, name, sent) => {
  const { queries, invalidateNaps, receive } = await openPage();
  const alerts = { admin: true, attack: true, event: false };
  queries.setQueryData(SESSION_KEY, {
    user: { _id: "7", status: { version: 3, settings: { alerts } } },
  });
  receive(name, sent);
  expect(invalidateNaps).toHaveBeenCalledOnce();
});

it("says why a message was refused, and whether by a mute", async () => {
  const text = "You are muted.";
  const emitWithAck = async (name: string) =>
    name === "chat:send" ? { error: { code: "MUTED", text } } : new Promise(() => {});
  Object.assign(live.parts, { timeout: () => ({ emitWithAck }) });
  await openPage();
  await vi.advanceTimersByTimeAsync(2_000);
  const room = store.get(chatRoomAtom);
  room?.send("hello");
  await vi.advanceTimersByTimeAsync(0);
  const [unsent] = room?.getState().unsent ?? [];
  expect(unsent).toMatchObject({ state: "failed", problem: text, isMuted: true });
});

it("reports whether the page is visible until closed", async () => {
  await openPage();
  const turn = () => document.dispatchEvent(new Event("visibilitychange"));
  turn();
  expect(live.parts.emit).toHaveBeenLastCalledWith("visible", { visible: true });
  close();
  live.parts.emit.mockClear();
  turn();
  expect(live.parts.emit).not.toHaveBeenCalled();
});
