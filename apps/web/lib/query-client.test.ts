import { TRPCClientError } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());

function refusal(gameCode: string, httpStatus: number, retryAfterSeconds?: number) {
  const data = { code: "BAD_REQUEST", path: "read", httpStatus, gameCode, retryAfterSeconds };
  return TRPCClientError.from({ error: { code: -32600, message: "No.", data } });
}

/** A query that fails with these errors first, and the mock that counts its calls. */
function read(...failures: Error[]) {
  const call = vi.fn(async () => "there");
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  const queries = createQueryClient();
  const options = queries.defaultQueryOptions({ queryKey: ["read"], queryFn: call });
  const query = queries.getQueryCache().build(queries, options);
  const answer = query.fetch(options);
  answer.catch(() => undefined);
  return { call, answer };
}

it("retries a rate-limited query when the server says", async () => {
  const { call, answer } = read(refusal("TOO_MANY_REQUESTS", 429, 3));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(call).toHaveBeenCalledTimes(2);
  expect(await answer).toBe("there");
});

it("retries an unanswered query twice, then reports the failure", async () => {
  const lost = () => new TypeError("network");
  const { call, answer } = read(lost(), lost(), lost());
  await vi.advanceTimersByTimeAsync(1_100);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(call).toHaveBeenCalledTimes(3);
  await expect(answer).rejects.toThrow("network");
});

it("reports a refused query immediately", async () => {
  const { call, answer } = read(refusal("NOT_FOUND", 404));
  await expect(answer).rejects.toThrow("No.");
  expect(call).toHaveBeenCalledTimes(1);
});
