import { createTRPCClient } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { createLinks } from "./links.ts";
import type { AppRouter } from "./trpc.ts";

const mayCall = vi.fn((_path: string) => true);
const OBSERVER = { mayCall, answered: vi.fn(), unanswered: vi.fn(), sessionEnded: vi.fn() };

function client() {
  return createTRPCClient<AppRouter>({ links: createLinks(OBSERVER) });
}

function refusal(gameCode: string, httpStatus: number) {
  const error = { message: "No.", code: -32600, data: { code: "X", httpStatus, gameCode } };
  return Response.json({ error }, { status: httpStatus });
}

function keysSent(fetch: ReturnType<typeof vi.fn>): string[] {
  return fetch.mock.calls.map(([, init]) => new Headers(init.headers).get("idempotency-key") ?? "");
}

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

it("reuses a mutation's key for retries and takes a new one for the next mutation", async () => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("network"))
    .mockResolvedValueOnce(refusal("BUSY", 503))
    .mockImplementation(async () => Response.json({ result: { data: { x: 1, y: 1 } } }));
  vi.stubGlobal("fetch", fetch);
  const { fields } = client();
  await fields.move.mutate({ x: 1, y: 1 });
  await fields.move.mutate({ x: 1, y: 1 });
  const [first, second, third, other] = keysSent(fetch);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

it("doubles the pause after each failed try, from 300 ms", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn().mockRejectedValue(new TypeError("network"));
  vi.stubGlobal("fetch", fetch);
  const failed = expect(client().fields.move.mutate({ x: 1, y: 1 })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  for (const [tries, pauseMs] of [300, 600, 1_200].entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(fetch).toHaveBeenCalledTimes(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(tries + 2);
  }
  await failed;
});

it("retries a rate-limited move, but no other call", async () => {
  vi.useFakeTimers();
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(refusal("TOO_MANY_REQUESTS", 429))
    .mockImplementation(async () => Response.json({ result: { data: { x: 1, y: 1 } } }));
  vi.stubGlobal("fetch", fetch);
  const step = client().fields.move.mutate({ x: 1, y: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await step).toEqual({ x: 1, y: 1 });
  const [first, again] = keysSent(fetch);
  expect(again).toBe(first);
  fetch.mockResolvedValueOnce(refusal("TOO_MANY_REQUESTS", 429));
  const dig = client().user.gather.mutate({ type: "metal", field: { x: 1, y: 1 } });
  await expect(dig).rejects.toThrow("No.");
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(OBSERVER.unanswered).not.toHaveBeenCalled();
});

it("does not retry what maintenance refuses, and takes the server for healthy", async () => {
  const fetch = vi.fn(async () => refusal("MAINTENANCE", 503));
  vi.stubGlobal("fetch", fetch);
  await expect(client().fields.move.mutate({ x: 1, y: 1 })).rejects.toThrow("No.");
  expect(fetch).toHaveBeenCalledOnce();
  expect(OBSERVER.unanswered).not.toHaveBeenCalled();
});

it("reports an ended session after a second attempt", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => refusal("NOT_LOGGED_IN", 401));
  vi.stubGlobal("fetch", fetch);
  const ended = expect(client().user.logout.mutate()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  const [first, again, ...more] = keysSent(fetch);
  expect([again, more]).toEqual([first, []]);
  expect(OBSERVER.sessionEnded).toHaveBeenCalledTimes(1);
});

it("says why a ban ended a session, but not when only a sign-up is refused", async () => {
  vi.stubGlobal("fetch", async () => refusal("BANNED", 403));
  const { user } = client();
  await expect(user.guest.mutate({})).rejects.toThrow("No.");
  expect(OBSERVER.sessionEnded).not.toHaveBeenCalled();
  await expect(user.logout.mutate()).rejects.toThrow("No.");
  expect(OBSERVER.sessionEnded).toHaveBeenCalledExactlyOnceWith("No.");
});

it("holds calls while another replaces the session, and retries the ones sent before", async () => {
  vi.useFakeTimers();
  let exchanged = false;
  let finish = (_: Response) => {};
  const change = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const asked = vi.fn((calls: number) =>
    exchanged
      ? Response.json(Array(calls).fill({ result: { data: { users: [] } } }))
      : refusal("NOT_LOGGED_IN", 401),
  );
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("changePassword") ? change : asked(url.split(",").length),
  );
  const { user } = client();
  const early = user.top.query();
  const changing = user.changePassword.mutate({ oldPassword: "one", newPassword: "another" });
  await vi.advanceTimersByTimeAsync(3_000);
  const late = user.top.query();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
  exchanged = true;
  finish(Response.json({ result: { data: {} } }));
  await changing;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all([early, late])).toEqual([{ users: [] }, { users: [] }]);
  expect(OBSERVER.sessionEnded).not.toHaveBeenCalled();
});

it("allows an upload as long as the server does", async () => {
  const deadline = vi.spyOn(AbortSignal, "timeout");
  vi.stubGlobal("fetch", async () => Response.json({ result: { data: {} } }));
  await client().user.updateProfile.mutate({ profilePicture: new Uint8Array([1]) });
  expect(deadline).toHaveBeenCalledExactlyOnceWith(120_000);
});

it("sends at most ten queries per batch", async () => {
  const fetch = vi.fn().mockImplementation(async (url: string) => {
    const calls = new URL(url, "http://game").pathname.split(",").length;
    return Response.json(Array(calls).fill({ result: { data: { users: [] } } }));
  });
  vi.stubGlobal("fetch", fetch);
  const { user } = client();
  await Promise.all(Array.from({ length: 23 }, () => user.top.query()));
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("refuses a disallowed call before sending it", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  mayCall.mockReturnValueOnce(false);
  const step = client().fields.move.mutate({ x: 1, y: 1 });
  await expect(step).rejects.toMatchObject({ data: { gameCode: "NOT_LOGGED_IN" } });
  expect(mayCall).toHaveBeenCalledWith("fields.move");
  expect(OBSERVER.sessionEnded).toHaveBeenCalledOnce();
  expect(OBSERVER.unanswered).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});
