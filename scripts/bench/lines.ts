/** The benchmark's lines in running order, `lean` before and after what it is compared with. */
import type { BenchPlayer, PreparedRequest, Scenario, ServerReady } from "./messages.ts";
import * as requests from "./requests.ts";

/** Calls to the product's server, or to the minimal Fastify in the same process. */
export interface LoadLine {
  kind: "load";
  id: string;
  name: string;
  app: keyof ServerReady["ports"];
  make(player: BenchPlayer): PreparedRequest[];
  /** Where the players stand; by default on their ores. */
  scenario?: Scenario;
}

interface ReferenceLine {
  kind: "lean" | "commit" | "stock" | "bots";
  /** Its name in `--only`; several lines may share it. */
  id: string;
  name: string;
}

export type Line = LoadLine | ReferenceLine;

const load = (
  id: string,
  name: string,
  make: LoadLine["make"],
  more: Partial<LoadLine> = {},
): LoadLine => ({ kind: "load", id, name, app: "app", make, ...more });

const LINES: readonly Line[] = [
  load("hello", "Fastify hello", requests.hello, { app: "hello" }),
  { kind: "lean", id: "lean", name: "lean, 16 clients" },
  load("dig", "dig, tRPC", requests.digByTrpc),
  { kind: "lean", id: "lean", name: "lean, again" },
  { kind: "stock", id: "stock", name: "dig, stock stack" },
  load("dig-rest", "dig, REST", requests.digByRest),
  load("look", "look, tRPC", requests.lookByTrpc),
  load("move", "move, tRPC", requests.moveByTrpc),
  load("move-rest", "move, REST (coords)", requests.moveByRest),
  load("buy", "buy units, tRPC", requests.buyUnits),
  load("logs", "logs page, tRPC", requests.logsPage()),
  load("session", "session, REST (auth)", requests.sessionByRest),
  load("player", "player page, tRPC", requests.playerPage),
  load("cave", "cave, tRPC", requests.cave, { scenario: "cave" }),
  load("capture", "capture, tRPC", requests.capture, { scenario: "factory" }),
  load("plunder", "plunder, tRPC", requests.plunder, { scenario: "plunder" }),
  load("collect", "collect, tRPC", requests.collect, { scenario: "stores" }),
  load("garrison", "garrison, tRPC", requests.garrison, { scenario: "stores" }),
  load("factories", "factories desk, tRPC", requests.factories, { scenario: "stores" }),
  load("attack", "attack, tRPC", requests.attack, { scenario: "base" }),
  // After all others on the same world, because it numbers log lines differently.
  { kind: "commit", id: "commit", name: "our statement of a dig, 16 clients" },
  { kind: "bots", id: "bots", name: "200 bots at their pace" },
];

/** The lines of a list such as `dig,lean`; by default all. Throws for an unknown name. */
export function chooseLines(only: string | undefined): readonly Line[] {
  if (only === undefined) return LINES;
  const wanted = only.split(",").map((id) => id.trim());
  const unknown = wanted.filter((id) => LINES.every((line) => line.id !== id));
  if (unknown.length > 0) {
    const known = [...new Set(LINES.map(({ id }) => id))].join(", ");
    throw new Error(`--only knows no ${unknown.join(", ")}; there are ${known}`);
  }
  return LINES.filter(({ id }) => wanted.includes(id));
}
