/** Prepares the state that a mutation needs in tests. */
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

interface PreparedCall {
  /** Values of the path's parameters. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The caller, if it is not the player; null for no caller. */
  caller?: TestPlayer | null;
}

export type Prepare = (app: TestApp, player: TestPlayer) => Promise<PreparedCall>;

/** A call that prepares another one. */
export const send = async (
  app: TestApp,
  { sid }: Pick<TestPlayer, "sid">,
  method: "GET" | "POST" | "PUT" | "PATCH",
  url: string,
  body?: unknown,
) => (await app.send({ method, url, sid, ...(body !== undefined && { body }) })).json();

let count = 0;
/** Facts of an account that does not exist yet. */
export const newcomer = () => {
  count += 1;
  const username = `Fresh${process.pid % 10_000}x${count}`;
  return { username, email: `${username}@example.net`, password: "correct horse" };
};
