import { beforeEach, expect, it, vi } from "vitest";
import { followSocket } from "./follow-socket.ts";
import { pretendSocket } from "./testing.ts";

beforeEach(() => vi.useFakeTimers());

function follow() {
  const { parts: socket, socket: followed, fire } = pretendSocket();
  const states: string[] = [];
  const calls = {
    onConnected: vi.fn(),
    onDisconnected: vi.fn(),
    onRefused: vi.fn(),
    onEnded: vi.fn(async () => true),
  };
  const stop = followSocket(followed, {
    ...calls,
    onState: (state, why) => states.push(why ?? state),
  });
  return { socket, states, calls, stop, fire };
}

it("does not report a short interruption, but reports a longer one", () => {
  const { states, fire } = follow();
  fire("connect");
  fire("disconnect", "transport close");
  vi.advanceTimersByTime(1_000);
  fire("connect");
  expect(states).toEqual(["starting", "live", "live"]);
  fire("disconnect", "transport close");
  vi.advanceTimersByTime(5_000);
  expect(states.at(-1)).toBe("lost");
});

it("stays in the starting state for a while before it counts as lost", () => {
  const { states } = follow();
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(["starting"]);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(["starting", "lost"]);
});

it("reconnects when the driver does not: after a disconnect or refusal by the server", () => {
  const { socket, calls, fire } = follow();
  fire("connect");
  fire("disconnect", "io server disconnect");
  vi.advanceTimersByTime(10_000);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  socket.active = false;
  fire("connect_error", new Error("refused"));
  expect(calls.onRefused).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(socket.connect).toHaveBeenCalledTimes(3);
});

it("reconnects immediately with the next session, without reporting a loss", async () => {
  const { socket, states, calls, fire } = follow();
  fire("connect");
  let answer = (_playsOn: boolean) => {};
  calls.onEnded.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fire("session:ended");
  fire("disconnect", "io server disconnect");
  expect(socket.connect).toHaveBeenCalledTimes(1);
  answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  fire("connect");
  vi.advanceTimersByTime(10_000);
  expect(states).not.toContain("lost");
});

it("does not reconnect without another session, or after it was stopped", async () => {
  const { socket, calls, stop, fire } = follow();
  fire("connect");
  calls.onEnded.mockResolvedValueOnce(false);
  fire("session:ended");
  fire("disconnect", "io server disconnect");
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  fire("session:ended");
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it.each([
  ["a player", { data: { code: "TOO_MANY_REQUESTS", text: "Too many tabs." } }, "Too many tabs."],
  ["a network", { context: { responseText: '{"code":4,"message":"Full."}' } }, "Full."],
  ["a proxy", { context: { responseText: "<html>" } }, "starting"],
  ["no session", { data: { code: "NOT_LOGGED_IN", text: "Log in." } }, "starting"],
])("reports immediately why the server is full: %s", (_whose, refused, state) => {
  const { states, fire } = follow();
  fire("connect_error", Object.assign(new Error("refused"), refused));
  expect(states.at(-1)).toBe(state);
});

it("reconnects immediately when the browser is back online", () => {
  const { socket, fire, stop } = follow();
  fire("connect");
  fire("disconnect", "transport close");
  window.dispatchEvent(new Event("online"));
  expect(socket.connect).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("online"));
  expect(socket.connect).toHaveBeenCalledTimes(2);
});
