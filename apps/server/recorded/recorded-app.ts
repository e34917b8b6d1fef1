/** The recorded application: world, time and randomness are the same in every run. */
import { ensureBase } from "@emberlode/api";
import { randomFrom, seededUint32 } from "@emberlode/game";
import type { LightMyRequestResponse } from "fastify";
import type { CallRequest } from "../testing/over-rest.ts";
import type { TestPlayer } from "../testing/players.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

/** Noon, so that neither day nor hour is near its end. */
export const NOON = Date.UTC(2026, 4, 20, 12);
export const PASSWORD = "correct horse";

/** Randomness that can be restarted from a seed, so a call does not depend on earlier ones. */
function repeatable() {
  let next = seededUint32("");
  const restart = (seed: string) => {
    next = seededUint32(seed);
  };
  return { restart, random: randomFrom(() => next()) };
}

/** The setup of a case. */
export interface CaseContext {
  readonly app: TestApp;
  /** The default caller: a new player with a base. */
  readonly player: TestPlayer;
  /** Another new player. */
  another(): Promise<TestPlayer>;
  /** A guest, who has no base yet. */
  guest(): Promise<TestPlayer>;
  /** Makes a call that must succeed and is not recorded. */
  done(
    who: TestPlayer | null,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
}

export interface RecordedApp {
  readonly app: TestApp;
  /** Sets up for one case. */
  open(): Promise<CaseContext>;
  /** Sends a call, each time from a new address so that no limit is reached. */
  send(request: CallRequest, caller: TestPlayer | null): Promise<LightMyRequestResponse>;
  /** Restarts the randomness. */
  restart(seed: string): void;
  close(): Promise<void>;
}

export async function openRecordedApp(): Promise<RecordedApp> {
  const { restart, random } = repeatable();
  const clock = { now: () => NOON };
  const app = await createTestApp({
    fixed: { clock, random, daySeed: new Uint8Array(32).fill(7) },
  });
  // The clock does not move, so cached answers would never expire.
  app.services.publicAnswers.find = () => undefined;
  let people = 0;
  let addresses = 0;

  const address = () => {
    addresses += 1;
    return `2001:db8:${addresses.toString(16)}::1`;
  };
  const done: CaseContext["done"] = async (who, method, url, body) => {
    const sid = who?.sid;
    const request = { method, url, body, address: address(), ...(sid !== undefined && { sid }) };
    const response = await app.send(request);
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
    return response;
  };
  const playerFrom = (response: LightMyRequestResponse): TestPlayer => {
    const payload = response.json();
    const { username } = payload.user;
    const id = Number(payload.user._id);
    return { sid: sidOf(response), id, username, password: PASSWORD, payload };
  };
  const another = async () => {
    people += 1;
    const username = `Ada${people}`;
    const body = { username, email: `${username}@example.com`, password: PASSWORD };
    const player = playerFrom(await done(null, "POST", "/api/users", body));
    await ensureBase(app.services, player.id);
    const session = await done(player, "GET", "/api/auth");
    return { ...player, payload: session.json() };
  };

  return {
    app,
    send: ({ headers = {}, ...request }, caller) =>
      app.send({
        ...request,
        address: address(),
        headers: {
          ...(request.body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(caller !== null && { sid: caller.sid }),
      }),
    restart,
    open: async () => ({
      app,
      player: await another(),
      another,
      guest: async () => playerFrom(await done(null, "POST", "/api/users/guest", {})),
      done,
    }),
    close: () => app.close(),
  };
}
