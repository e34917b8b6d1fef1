import { createTRPCClient } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { toFailure } from "./failure.ts";
import { createLinks } from "./links.ts";
import type { AppRouter } from "./trpc.ts";

const OBSERVER = {
  mayCall: () => true,
  answered: vi.fn(),
  unanswered: vi.fn(),
  sessionEnded: vi.fn(),
};
const USER = { username: "ada", email: "", baseName: "Ironhold", quote: "", profilePicture: "/p" };
const CHANGE = { baseName: "Ironhold", profilePicture: new Uint8Array([1, 2, 3]) };

function save(change: { baseName: string; profilePicture?: Uint8Array<ArrayBuffer> }) {
  const client = createTRPCClient<AppRouter>({ links: createLinks(OBSERVER) });
  return client.user.updateProfile.mutate(change);
}

function stub(respond: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => respond());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.clearAllMocks());

it("sends a picture and its text fields as one form, with an idempotency key", async () => {
  const fetch = stub(() => Response.json(USER));
  expect(await save(CHANGE)).toEqual(USER);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(["/api/user", "PATCH"]);
  expect(new Headers(init?.headers).get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  // The browser sets the content type, including the boundary.
  expect(new Headers(init?.headers).has("content-type")).toBe(false);
  const form = init?.body;
  if (!(form instanceof FormData)) throw new Error("No form was sent.");
  expect(form.get("baseName")).toBe("Ironhold");
  expect(form.get("profilePicture")).toMatchObject({ size: 3 });
  expect(OBSERVER.answered).toHaveBeenCalledOnce();
});

it("sends a profile without a picture as a normal call", async () => {
  const fetch = stub(() => Response.json({ result: { data: USER } }));
  expect(await save({ baseName: "Ironhold" })).toEqual(USER);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/trpc\/user\.updateProfile/);
});

const REFUSED = { "x-error-code": "TOO_MANY_REQUESTS", "retry-after": "60" };

it.each([
  ["the refusal: sentence, code and time", "Too fast.", 429, REFUSED, /^Too fast\.$/, 60],
  ["no page of something between", "<html>", 502, {}, /^Something went wrong/, null],
])("passes on %s", async (_what, body, status, headers, text, retryAfterSeconds) => {
  stub(() => new Response(body, { status, headers }));
  const failure = toFailure(await save(CHANGE).catch((thrown: unknown) => thrown));
  expect(failure.text).toMatch(text);
  expect(failure).toMatchObject({ retryAfterSeconds });
  expect(failure.code === "TOO_MANY_REQUESTS").toBe(status === 429);
});

it("reports an ended session", async () => {
  stub(() => new Response("No.", { status: 401, headers: { "x-error-code": "NOT_LOGGED_IN" } }));
  await expect(save(CHANGE)).rejects.toThrow("No.");
  expect(OBSERVER.sessionEnded).toHaveBeenCalledOnce();
});
