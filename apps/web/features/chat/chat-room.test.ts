import { expect, it, vi } from "vitest";
import { ME, makeMessage, makeMessages, pretendRoom, settle } from "./testing.ts";

async function openRoom(...args: Parameters<typeof pretendRoom>) {
  const pretended = pretendRoom(...args);
  const { room } = pretended;
  room.start();
  room.connected();
  await settle();
  /** Disconnects, lets `happens` change the room, and reconnects. */
  const away = async (happens = () => {}) => {
    room.disconnected();
    happens();
    room.connected();
    await settle();
  };
  return { ...pretended, away };
}

it("starts with the latest page and loads older ones back to the first message", async () => {
  const { room, seqs } = await openRoom(makeMessages(1, 70));
  expect(seqs()).toEqual(makeMessages(21, 70).map(({ seq }) => seq));
  expect(room.getState()).toMatchObject({ phase: "ready", older: "more" });
  await room.loadOlder();
  expect(seqs().slice(0, 2)).toEqual([1, 2]);
  expect(room.getState().older).toBe("none");
});

it("starts after hidden messages, and does not report old messages as new", async () => {
  const pretended = pretendRoom(makeMessages(1, 60));
  const { room, calls, hidden, seqs } = pretended;
  hidden.until = 25_000;
  const missed = vi.spyOn(calls, "missed");
  const received: number[] = [];
  room.listen(({ seq }) => received.push(seq));
  room.start();
  room.connected();
  await settle();
  expect(missed.mock.calls).toEqual([[25_000]]);
  expect(received).toEqual([]);
  room.receive(makeMessage(25_001));
  expect(received).toEqual([25_001]);
  expect(room.getState().older).toBe("more");
  await room.loadOlder();
  await room.loadOlder();
  expect(seqs().slice(0, 2)).toEqual([1, 2]);
});

it("reports each message once and in order, however it arrives", async () => {
  const stored = makeMessages(1, 3);
  const { room, seqs } = await openRoom(stored);
  room.receive(makeMessage(4));
  room.receive(makeMessage(4));
  room.disconnected();
  stored.push(...makeMessages(4, 8));
  room.connected();
  room.receive(makeMessage(9));
  stored.push(makeMessage(9));
  await settle();
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("catches up over several pages, and starts over if it missed too much", async () => {
  const stored = makeMessages(1, 10);
  const { room, seqs, away } = await openRoom(stored);
  await away(() => stored.push(...makeMessages(11, 450)));
  expect(seqs()).toEqual(makeMessages(1, 450).map(({ seq }) => seq));
  await away(() => stored.push(...makeMessages(451, 2000)));
  expect(seqs()).toEqual(makeMessages(1951, 2000).map(({ seq }) => seq));
  expect(room.getState().older).toBe("more");
});

it("retries when catching up fails", async () => {
  const stored = makeMessages(1, 3);
  const { calls, seqs, away } = await openRoom(stored);
  vi.spyOn(calls, "missed").mockRejectedValueOnce(new Error("cut"));
  await away(() => stored.push(makeMessage(4)));
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

it("starts over if the server is behind, as after a restored backup", async () => {
  const stored = makeMessages(1, 9);
  const { seqs, away } = await openRoom(stored);
  await away(() => stored.splice(4));
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

it("does not loop when history and room disagree", async () => {
  const { room, calls } = pretendRoom(makeMessages(1, 9));
  vi.spyOn(calls, "missed").mockResolvedValue(null);
  const pause = vi.spyOn(calls, "pause").mockReturnValue(new Promise(() => {}));
  const history = vi.spyOn(calls, "history");
  room.connected();
  room.start();
  await settle();
  expect(history).toHaveBeenCalledOnce();
  expect(pause).toHaveBeenCalledOnce();
});

it("notices messages removed while disconnected, or removed before they arrive", async () => {
  const stored = makeMessages(1, 5);
  const { room, seqs, away } = await openRoom(stored);
  room.removed(5);
  await away(() => {
    stored.splice(1, 1);
    stored.splice(3, 1);
    room.removed(6);
    stored.push(makeMessage(6), makeMessage(7));
  });
  expect(seqs()).toEqual([1, 3, 4, 7]);
});

it("shows a guest's messages under their new name, including ones in flight", async () => {
  const { room } = await openRoom([
    makeMessage(1, { sender: "Guest-2azdef" }),
    makeMessage(2, { senderId: "4" }),
  ]);
  room.renamed({ senderId: "3", sender: "Ulla" });
  room.receive(makeMessage(3, { sender: "Guest-2azdef" }));
  expect(room.getState().messages.map(({ sender }) => sender)).toEqual(["Ulla", "Rask", "Ulla"]);
});

it("retries a page of history five times, then stops until asked", async () => {
  const { room, calls, seqs } = await openRoom(makeMessages(1, 60));
  const history = vi.spyOn(calls, "history").mockRejectedValue(new Error("away"));
  await room.loadOlder();
  expect(history).toHaveBeenCalledTimes(1 + 5);
  expect(room.getState().older).toBe("stopped");
  history.mockRestore();
  await room.loadOlder();
  expect(seqs()[0]).toBe(1);
});

it("drops an older page that arrives after the list has started over", async () => {
  const stored = makeMessages(1, 120);
  const { room, calls, seqs } = await openRoom(stored);
  const { history } = calls;
  let answerLate = () => {};
  vi.spyOn(calls, "history").mockImplementationOnce(
    (before) => new Promise((resolve) => (answerLate = () => resolve(history(before)))),
  );
  const loading = room.loadOlder();
  stored.push(...makeMessages(121, 170));
  await room.reload();
  answerLate();
  await loading;
  expect(seqs()).toEqual(makeMessages(121, 170).map(({ seq }) => seq));
  await room.loadOlder();
  expect(seqs()).toEqual(makeMessages(71, 170).map(({ seq }) => seq));
});

it("starts over immediately on reconnect if the first load was interrupted", async () => {
  const { room, calls, seqs } = pretendRoom(makeMessages(1, 2));
  const { history } = calls;
  let answerLate = () => {};
  vi.spyOn(calls, "history").mockImplementationOnce(
    () => new Promise((resolve) => (answerLate = () => resolve(history(1)))),
  );
  room.connected();
  room.start();
  room.disconnected();
  await settle();
  expect(room.getState().phase).toBe("waiting");
  room.connected();
  await settle();
  expect(seqs()).toEqual([1, 2]);
  answerLate();
  await settle();
  expect(seqs()).toEqual([1, 2]);
});

it("does not wait for its own retry when the connection is back", async () => {
  const { room, calls, seqs } = pretendRoom(makeMessages(1, 2));
  vi.spyOn(calls, "history").mockRejectedValueOnce(new Error("cut"));
  vi.spyOn(calls, "pause").mockReturnValueOnce(new Promise(() => {}));
  room.start();
  await settle();
  expect(room.getState().phase).toBe("waiting");
  room.connected();
  await settle();
  expect(seqs()).toEqual([1, 2]);
});

it("retries a failed first load automatically while connected", async () => {
  const { room, calls, seqs } = pretendRoom(makeMessages(1, 2));
  let passTime = () => {};
  const history = vi.spyOn(calls, "history").mockRejectedValue(new Error("away"));
  vi.spyOn(calls, "pause").mockImplementation((ms) =>
    ms < 10_000
      ? Promise.resolve(undefined)
      : new Promise((resolve) => (passTime = () => resolve(undefined))),
  );
  room.connected();
  room.start();
  await settle();
  expect(room.getState().phase).toBe("failed");
  history.mockRestore();
  passTime();
  await settle();
  expect(seqs()).toEqual([1, 2]);
  expect(room.getState().phase).toBe("ready");
});

it("loads once, even if the connection changes several times during the first load", async () => {
  const { room, calls } = pretendRoom(makeMessages(1, 2));
  const history = vi.spyOn(calls, "history");
  room.start();
  room.connected();
  await settle();
  expect(history).toHaveBeenCalledOnce();
});

it("does not skip another player's message that arrives after the player's own was stored", async () => {
  const stored = makeMessages(1, 2);
  const { room, seqs } = await openRoom(stored);
  stored.push(makeMessage(3));
  room.send("hello");
  await settle();
  room.receive(makeMessage(3));
  room.receive(stored[3] ?? makeMessage(0));
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

it("finds a message whose answer was lost among the missed ones", async () => {
  const stored = makeMessages(1, 1);
  const { room, calls, seqs, away } = await openRoom(stored);
  const { send } = calls;
  vi.spyOn(calls, "send").mockImplementationOnce(async (id, body) => {
    await send(id, body);
    throw new Error("cut");
  });
  room.send("hello");
  await settle();
  expect(room.getState().unsent).toMatchObject([{ state: "failed" }]);
  await away();
  expect(room.getState().unsent).toEqual([]);
  expect(seqs()).toEqual([1, 2]);
});

it("restores unsent messages of an earlier page, unless they were stored after all", async () => {
  const kept = [
    { id: "stored", body: "a" },
    { id: "lost", body: "b" },
  ];
  const { room, unsentStore } = await openRoom(
    [makeMessage(1, { senderId: ME, clientId: "stored" })],
    kept,
  );
  expect(room.getState().unsent).toMatchObject([{ id: "lost", state: "failed" }]);
  room.discard("lost");
  expect(unsentStore.size).toBe(0);
});

it("counts others' messages as unseen while the player is not reading", async () => {
  const { room } = await openRoom([]);
  room.receive(makeMessage(1));
  room.receive(makeMessage(2, { senderId: ME }));
  expect(room.getState().unseen).toBe(1);
  room.setReading(true);
  room.receive(makeMessage(3));
  expect(room.getState().unseen).toBe(0);
});

it("hides one sender's messages on demand", async () => {
  const { room, seqs } = await openRoom([makeMessage(1), makeMessage(2, { sender: "Ulla" })]);
  room.hide("Rask");
  expect(seqs()).toEqual([2]);
});
