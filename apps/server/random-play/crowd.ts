/** Thirty-two varied clients: named ones with a history, and future guests. */

import { setBaseLevel, setPlayer, setRole } from "@emberlode/api/testing";
import { giveResources } from "@emberlode/db/testing";
import { sidOf, type TestApp } from "../testing/test-app.ts";
import type { PlayClient } from "./client.ts";

/** A network that no client uses. */
export const OUTSIDE = "203.0.113.0/24";
const SCRIPTS = 20;
const BROWSERS = 8;
const GUESTS = 4;
/** The team uses browsers, because tokens cannot make its calls. */
const browsers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => `Client${SCRIPTS + from + index}`);
export const ADMINS = browsers(0, 4);
export const MODERATORS = browsers(4, 6);
const BATCH_SIZE = 9;
/** The yield of months of digging. */
const RICHES = 6_000_000;
/** Counts of tools with which a beginner can try most of them. */
const TOOLS = "array[0, 6, 3, 0, 0, 0, 0, 0, 3, 3, 3, 2, 3, 3]";

const newClient = (index: number): PlayClient => ({
  kind: index < SCRIPTS ? "script" : index < SCRIPTS + BROWSERS ? "browser" : "guest",
  id: 0,
  username: "",
  password: "",
  email: "",
  wishedEmail: "",
  sid: "",
  token: "",
});

/** Registers a client; every second one is referred by the first. */
async function registerClient(app: TestApp, client: PlayClient, index: number): Promise<void> {
  const account = {
    username: `Client${index}`,
    email: `client${index}@example.org`,
    password: "correct horse",
  };
  const body = { ...account, ...(index % 2 === 1 && { ref: "Client0" }) };
  const response = await app.send({ method: "POST", url: "/api/users", body });
  if (response.statusCode !== 201)
    throw new Error(`Client ${index} could not register: ${response.body}`);
  Object.assign(client, account, { id: Number(response.json().user._id), sid: sidOf(response) });
  if (client.kind !== "script") return;
  const { sid } = client;
  const token = { method: "POST", url: "/api/user/tokens", sid, body: { name: "own" } } as const;
  client.token = (await app.send(token)).json().secret;
}

/** Gives a client a base of level 3 to 6 and tools, and removes most shields. */
async function enrich(app: TestApp, { id }: PlayClient, index: number): Promise<void> {
  await setBaseLevel(app, id, 3 + (index % 4));
  const shield = index % 8 === 7 ? "" : ", shield_until = 0";
  await setPlayer(app, id, `tools = ${TOOLS}${shield}`);
}

/** All clients; the guests among them have no account yet. */
export async function createClients(app: TestApp): Promise<readonly PlayClient[]> {
  const clients = Array.from({ length: SCRIPTS + BROWSERS + GUESTS }, (_, index) =>
    newClient(index),
  );
  const named = clients.filter(({ kind }) => kind !== "guest");
  const [first, ...others] = named;
  if (first === undefined) throw new Error("There are no clients.");
  await app.send({ method: "POST", url: "/api/users/guest", address: "203.0.113.7" });
  await registerClient(app, first, 0);
  // Larger batches would overflow the password queue.
  for (let from = 0; from < others.length; from += BATCH_SIZE) {
    const batch = others.slice(from, from + BATCH_SIZE);
    await Promise.all(batch.map((client, index) => registerClient(app, client, from + index + 1)));
  }
  for (const [index, client] of named.entries()) await enrich(app, client, index);
  await giveResources(
    app.pool,
    named.map(({ id }) => id),
    RICHES,
    RICHES,
  );
  for (const { id } of named) app.services.actions.invalidate(id);
  for (const username of MODERATORS) await setRole(app.services.db, username, "moderator");
  for (const username of ADMINS) await setRole(app.services.db, username, "admin");
  return clients;
}
