import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createClient } from "@emberlode/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Traffic } from "./traffic.ts";

type Answer = (response: ServerResponse) => void;

const STRANGER = "192.0.2.7";
const POSITION = { x: 1, y: 1 };

let server: Server;
let url: string;
let traffic: Traffic;
/** The answers to the next calls. */
let answers: Answer[];
let seen: IncomingMessage[];

beforeEach(async () => {
  traffic = new Traffic();
  answers = [];
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    request.resume().on("end", () => (answers.shift() ?? done)(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const done: Answer = (response) => json(response, 200, { result: { data: POSITION } });
const refused =
  (status: number, gameCode: string): Answer =>
  (response) => {
    const error = { message: "No.", code: -32000, data: { httpStatus: status, gameCode } };
    json(response, status, { error });
  };
const lost: Answer = (response) => response.destroy();

/** A step by a player with a token, or without login. */
const step = (token?: string) =>
  createClient({
    url,
    fetch: traffic.fetchFrom(STRANGER),
    ...(token !== undefined && { token }),
  }).fields.move.mutate(POSITION);

test("sends the address of the household", async () => {
  await step("token");
  expect(seen.map(({ headers }) => headers["x-forwarded-for"])).toEqual([STRANGER]);
});

test("records the keys of acknowledged token calls as the ledger does", async () => {
  await step();
  await step("token");
  const key = seen[1]?.headers["idempotency-key"];
  expect([...traffic.done]).toEqual([[`${key}:fields.move`, "fields.move"]]);
});

test("records times and refusals only between begin and end", async () => {
  await step("token");
  traffic.begin();
  answers = [refused(409, "SPENT")];
  await expect(step("token")).rejects.toMatchObject({ code: "SPENT" });
  await step("token");
  traffic.end();
  answers = [refused(409, "SPENT")];
  await expect(step("token")).rejects.toMatchObject({ code: "SPENT" });
  expect(traffic.latencies).toHaveLength(2);
  expect([...traffic.refusals]).toEqual([["SPENT", 1]]);
  expect(traffic.faults).toEqual([]);
});

test("a failed request is a fault even if its retry succeeds", async () => {
  answers = [refused(503, "BUSY"), lost];
  expect(await step("token")).toEqual(POSITION);
  expect(traffic.faults).toEqual([
    expect.stringMatching(/^fields\.move: 503 BUSY after \d+\.\d s$/),
    expect.stringMatching(/^fields\.move: no answer after \d+\.\d s, /),
  ]);
  expect(traffic.done.size).toBe(1);
});
