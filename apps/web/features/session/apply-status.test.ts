import type { LoginPayload, Status } from "@emberlode/contract";
import { expect, it } from "vitest";
import { createQueryClient } from "../../lib/query-client.ts";
import { applyStatus, SESSION_KEY } from "./apply-status.ts";

/** As much of a session as is looked at. */
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

it("takes what is newer and drops what is older, in whatever order it comes", () => {
  const { queries, shown } = openPage(3, 1_000);
  applyStatus(queries, status(5, 1_474));
  applyStatus(queries, status(4, 1_440));
  expect(shown()).toEqual([5, 1_474]);
  applyStatus(queries, status(6, 1_500));
  expect(shown()).toEqual([6, 1_500]);
});

it("takes the whole of a version of which an answer had a part", () => {
  const { queries, shown } = openPage(3, 1_000);
  applyStatus(queries, { version: 4, x: 9, y: 9 });
  expect(shown()).toEqual([4, 1_000]);
  applyStatus(queries, status(4, 900));
  expect(shown()).toEqual([4, 900]);
});

it("does not go back with an answer that was asked for before", async () => {
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

it("takes another player's session whatever its version", () => {
  const { queries, shown } = openPage(30, 1_000);
  queries.setQueryData(SESSION_KEY, session(2, 50, "8"));
  expect(shown()).toEqual([2, 50]);
});

it("has nothing to change while nobody is known", () => {
  const queries = createQueryClient();
  applyStatus(queries, status(5, 1));
  expect(queries.getQueryData(SESSION_KEY)).toBeUndefined();
});
