import { beforeEach, expect, it, vi } from "vitest";
import { ANNOUNCE_EVERY_MS, createAnnouncer } from "./chat-box.tsx";
import { makeMessage } from "./testing.ts";

beforeEach(() => vi.useFakeTimers());

it.each([
  [{}, "Rask: message 1"],
  [{ isBot: true }, "Rask (bot): message 1"],
] as const)("tells a single message word by word, and labels a bot: %o", (set, text) => {
  const said: string[] = [];
  createAnnouncer((spoken) => said.push(spoken)).add(makeMessage(1, set));
  vi.advanceTimersByTime(0);
  expect(said).toEqual([text]);
});

it("summarizes many messages, and announces at most every few seconds", () => {
  const said: string[] = [];
  const { add } = createAnnouncer((text) => said.push(text));
  add(makeMessage(1));
  for (let seq = 2; seq <= 100; seq++) {
    vi.advanceTimersByTime(100);
    add(makeMessage(seq));
  }
  expect(said).toHaveLength(2);
  vi.advanceTimersByTime(ANNOUNCE_EVERY_MS);
  expect(said).toHaveLength(3);
  expect(said[1]).toMatch(/^\d+ new chat messages\. The latest, from Rask/);
  vi.advanceTimersByTime(10 * ANNOUNCE_EVERY_MS);
  expect(said).toHaveLength(3);
});

it("announces nothing after it is closed", () => {
  const say = vi.fn();
  const announcer = createAnnouncer(say);
  announcer.add(makeMessage(1));
  announcer.close();
  vi.advanceTimersByTime(ANNOUNCE_EVERY_MS);
  expect(say).not.toHaveBeenCalled();
});
