import { beforeEach, expect, it, vi } from "vitest";
import { makeMessage } from "../chat/testing.ts";
import { type GameSocket, LiveRefusal, sendChat } from "./socket.ts";

beforeEach(() => vi.useFakeTimers());

const refusal = (code: string) => ({ error: { code, text: `It is ${code}.` } });

/** A socket that gives these answers in order and repeats the last; an error means none. */
function pretendSocket(...answers: unknown[]) {
  const emitWithAck = vi.fn(async (_event: string, _sent: unknown) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const socket = { timeout: () => ({ emitWithAck }) } as unknown as GameSocket;
  return { socket, emitWithAck };
}

it("retries under the same id when unanswered or busy", async () => {
  const said = { message: makeMessage(1) };
  const { socket, emitWithAck } = pretendSocket(new Error("cut"), refusal("BUSY"), said);
  const sent = sendChat(socket, "id 1", "hello");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toEqual(said.message);
  expect(emitWithAck.mock.calls).toEqual(
    Array(3).fill(["chat:send", { id: "id 1", body: "hello" }]),
  );
});

it.each(["TOO_MANY_REQUESTS", "MUTED"])("does not retry after %s", async (code) => {
  const { socket, emitWithAck } = pretendSocket(refusal(code));
  await expect(sendChat(socket, "id 1", "hello")).rejects.toMatchObject({ code });
  expect(emitWithAck).toHaveBeenCalledOnce();
});

it("gives up after six seconds with the last error", async () => {
  const { socket } = pretendSocket(refusal("BUSY"));
  const ended = vi.fn();
  const sent = sendChat(socket, "id 1", "hello").catch((error: unknown) => {
    ended();
    return error;
  });
  await vi.advanceTimersByTimeAsync(5_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(await sent).toBeInstanceOf(LiveRefusal);
});
