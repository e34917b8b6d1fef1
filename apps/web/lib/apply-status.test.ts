import type { LoginPayload, Status } from "@emberlode/contract";
import { expect, it } from "vitest";
import { applyStatus, SESSION_KEY } from "./apply-status.ts";
import { createQueryClient } from "./query-client.ts";
import { serverNow } from "./server-clock.ts";

/** The parts of a session that matter here. */
const session = (version: number, metal: number, _id = "7") => ({
  user: { _id, username: "Ada", status: { version, metal, energy: 5 } },
});
const status = (version: number, metal: number) => ({ version, metal, energy: 9 }) as Status;

function openPage(version: number, metal: number) {
  const queries = createQueryClient();
  queries.setQueryData(SESSION_KEY, session(version, metal));
  const shown = () => {
    const { status } = queries.getQueryData<LoginPayload>(SESSION_KEY)?.user ?? {};
    return [status?.version, status?.metal];
  };
  return { queries, shown };
}

it("applies newer statuses and drops older ones, in any order of arrival", () => {
  const { queries, shown } = openPage(3, 1_000);
  applyStatus(queries, status(5, 1_474));
  applyStatus(queries, status(4, 1_440));
  expect(shown()).toEqual([5, 1_474]);
  applyStatus(queries, status(6, 1_500));
  expect(shown()).toEqual([6, 1_500]);
});

it("applies the full status of a version that was applied in part", () => {
  const { queries, shown } = openPage(3, 1_000);
  applyStatus(queries, { version: 4, x: 9, y: 9 });
  expect(shown()).toEqual([4, 1_000]);
  applyStatus(queries, status(4, 900));
  expect(shown()).toEqual([4, 900]);
});

it("does not restore an older status from a late answer", async () => {
  const { queries, shown } = openPage(3, 1_000);
  let answer = (_: unknown) => {};
  const asked = queries.fetchQuery({
    queryKey: SESSION_KEY,
    staleTime: 0,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  applyStatus(queries, status(5, 1_474));
  answer({ ...session(4, 1_440), createdAt: "later" });
  await asked;
  expect(shown()).toEqual([5, 1_474]);
  expect(queries.getQueryData(SESSION_KEY)).toMatchObject({ createdAt: "later" });
});

it("applies another player's session regardless of its version", () => {
  const { queries, shown } = openPage(30, 1_000);
  queries.setQueryData(SESSION_KEY, session(2, 50, "8"));
  expect(shown()).toEqual([2, 50]);
});

it("changes nothing without a session", () => {
  const queries = createQueryClient();
  applyStatus(queries, status(5, 1));
  expect(queries.getQueryData(SESSION_KEY)).toBeUndefined();
});

it("sets the server clock from the session", () => {
  const { queries } = openPage(3, 1_000);
  applyStatus(queries, { version: 4, serverTime: "2040-01-01T00:00:00.000Z" });
  expect(new Date(serverNow()).getUTCFullYear()).toBe(2040);
});
