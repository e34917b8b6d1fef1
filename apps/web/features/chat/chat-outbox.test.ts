import { expect, it, vi } from "vitest";
import { LiveRefusal } from "../live/socket.ts";
import { ME, makeMessage, makeMessages, pretendRoom, settle } from "./testing.ts";

/** A room that has loaded its latest messages. */
async function openRoom(stored: Parameters<typeof pretendRoom>[0]) {
  const pretended = pretendRoom(stored);
  pretended.room.start();
  pretended.room.connected();
  await settle();
  return pretended;
}

it("retries all failed messages in order until one is refused, and discards the rest together", async () => {
  const { room, calls, unsentStore } = await openRoom([]);
  const refusal = new LiveRefusal({ code: "TOO_MANY_REQUESTS", text: "Too fast." });
  const send = vi.spyOn(calls, "send").mockRejectedValue(new Error("cut"));
  const ids = ["a", "b", "c", "d", "e"];
  let next = 0;
  vi.spyOn(calls, "newId").mockImplementation(() => ids[next++] ?? "");
  for (const body of ids) room.send(body);
  await settle();
  const failed = () => room.getState().unsent.map(({ id, state }) => `${id} ${state}`);
  expect(failed()).toEqual(ids.map((id) => `${id} failed`));
  send.mockClear();
  send.mockImplementation(async (_id, body) => {
    if (send.mock.calls.length > 2) throw refusal;
    return makeMessage(send.mock.calls.length, { senderId: ME, body });
  });
  vi.spyOn(calls, "explain").mockReturnValue({ text: "Too fast.", retryAt: 5_000, isMuted: true });
  await Promise.all([room.retryAll(), room.retryAll()]);
  expect(send.mock.calls.map(([id]) => id)).toEqual(["a", "b", "c"]);
  const rest = room.getState().unsent.filter(({ state }) => state === "failed");
  const problem = { problem: "Too fast.", retryAt: 5_000, isMuted: true };
  expect(rest).toMatchObject(["c", "d", "e"].map((id) => ({ id, ...problem })));
  room.discardAll();
  expect(room.getState().unsent.map(({ state }) => state)).not.toContain("failed");
  expect([...unsentStore.keys()]).toEqual([]);
});

it("shows a sent message immediately, and not twice when it arrives", async () => {
  const stored = makeMessages(1, 2);
  const { room, unsentStore, said, seqs } = await openRoom(stored);
  expect(room.send("  hello ")).toBe(true);
  expect(room.getState().unsent).toMatchObject([{ body: "hello", state: "sending" }]);
  expect(unsentStore.size).toBe(1);
  await settle();
  expect(room.getState().unsent).toMatchObject([{ state: "sent", seq: 3 }]);
  room.receive(stored[2] ?? makeMessage(0));
  expect(room.getState().unsent).toEqual([]);
  expect(seqs()).toEqual([1, 2, 3]);
  expect(unsentStore.size).toBe(0);
  expect(said.times).toBeGreaterThan(0);
});

it("keeps a failed message with its reason, and retries it under the same id", async () => {
  const { room, calls, unsentStore } = await openRoom([]);
  const refusal = new LiveRefusal({ code: "MUTED", text: "You are muted." });
  const send = vi.spyOn(calls, "send").mockRejectedValueOnce(refusal);
  room.send("hello");
  await settle();
  const [failed] = room.getState().unsent;
  expect(failed).toMatchObject({ state: "failed", problem: expect.stringContaining("muted") });
  expect(unsentStore.size).toBe(1);
  room.retry(failed?.id ?? "");
  expect(room.getState().unsent).toMatchObject([{ state: "sending", problem: null }]);
  await settle();
  expect(send.mock.calls[0]).toEqual(send.mock.calls[1]);
  expect(unsentStore.size).toBe(0);
});

it("sends nothing if the cleaned text is empty", async () => {
  const { room } = await openRoom([]);
  expect(room.send(" <b></b> ")).toBe(false);
  expect(room.getState().unsent).toEqual([]);
});
