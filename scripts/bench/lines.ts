/** The lines of the bench, in the order in which they run: `lean` before and after what is held against it. */
import type { BenchPlayer, PreparedRequest, ServerReady, Stage } from "./messages.ts";
import * as requests from "./requests.ts";

/** Calls to the product's server, or to one of those that its process runs beside it. */
export interface LoadLine {
  kind: "load";
  id: string;
  name: string;
  app: keyof ServerReady["ports"];
  make(player: BenchPlayer): PreparedRequest[];
  generator?: "lean" | "autocannon";
  /** Where the players stand, on their ores unless told. */
  stage?: Stage;
}

interface ReferenceLine {
  kind: "lean" | "commit" | "stock" | "colyseus" | "bots";
  /** What `--only` calls it; more than one line may have it. */
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
  { kind: "colyseus", id: "colyseus", name: "dig, Colyseus room" },
  load("dig-rest", "dig, REST", requests.digByRest),
  load("dig-adapter", "dig, ours by the stock adapter", requests.digByTrpc, { app: "stock" }),
  load("dig-autocannon", "dig, tRPC, autocannon", requests.digByTrpc, { generator: "autocannon" }),
  load("look", "look, tRPC", requests.lookByTrpc),
  load("look-adapter", "look, ours by the stock adapter", requests.lookByTrpc, { app: "stock" }),
  load("move", "move, tRPC", requests.moveByTrpc),
  load("move-rest", "move, REST (coords)", requests.moveByRest),
  load("buy", "buy units, tRPC", requests.buyUnits),
  load("logs", "logs page, tRPC", requests.logsPage()),
  load("cave", "cave, tRPC", requests.cave, { stage: "cave" }),
  load("capture", "capture, tRPC", requests.capture, { stage: "factory" }),
  load("attack", "attack, tRPC", requests.attack, { stage: "base" }),
  // After all others of the same world: it numbers lines of logs in its own way.
  { kind: "commit", id: "commit", name: "our statement of a dig, 16 clients" },
  { kind: "bots", id: "bots", name: "200 bots at their pace" },
];

/** The lines of a list such as `dig,lean`, all of them without one. Throws for a name that no line has. */
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
