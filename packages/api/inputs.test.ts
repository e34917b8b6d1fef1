/** What every call takes: objects of known keys, whole numbers within bounds, texts of a bounded length. */
import { CALLS } from "@emberlode/contract/calls";
import { expect, test } from "vitest";
import { z } from "zod";

/** The part of JSON Schema that our inputs become. */
interface Node {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Node[];
  properties?: Readonly<Record<string, Node>>;
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

/** A node of an input, with its path such as `fields.move.x`. */
type Named = Node & { path: string };

function nodesOf(node: Node, path: string): Named[] {
  const inner = Object.entries(node.properties ?? {}).flatMap(([name, one]) =>
    nodesOf(one, `${path}.${name}`),
  );
  return [{ ...node, path }, ...inner, ...(node.anyOf ?? []).flatMap((one) => nodesOf(one, path))];
}

const NODES = CALLS.flatMap(({ name, input }) =>
  input === null
    ? []
    : nodesOf(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Node, name),
);
const NUMBERS = NODES.filter((one) => ["number", "integer"].includes(one.type ?? "") && !one.enum);

const pathsOf = (nodes: readonly Named[]) => nodes.map(({ path }) => path).sort();

test("nothing but the fields of a plot has names of the caller's own", () => {
  const loose = NODES.filter(
    ({ type, additionalProperties }) => type === "object" && additionalProperties !== false,
  );
  expect(pathsOf(loose)).toEqual(["plots.create", "plots.update"]);
});

test("every number is a whole one between bounds, and none may be negative", () => {
  expect(NUMBERS.length).toBeGreaterThan(40);
  const odd = NUMBERS.filter(
    ({ type, minimum = -1, maximum }) => type !== "integer" || minimum < 0 || maximum === undefined,
  );
  expect(pathsOf(odd)).toEqual([]);
});

test("nobody asks for nothing of what is bought, laid, banked, changed or staked", () => {
  const amounts = NUMBERS.filter(({ path }) => /\.(amount|stake|unit|n)$|market\.buy\./.test(path));
  expect(amounts.map(({ path, minimum }) => [path, minimum])).toEqual(
    [
      ...["units.buy.unit", "tools.use.n", "bank.use.amount", "exchange.change.amount"],
      ...["casino.play.stake", "market.buy.count"],
    ].map((path) => [path, 1]),
  );
});

test("positions are cells of the map", () => {
  const positions = NUMBERS.filter(({ path }) => /\.[xy]$/.test(path));
  expect(new Set(positions.map(({ minimum, maximum }) => `${minimum} to ${maximum}`))).toEqual(
    new Set(["1 to 50"]),
  );
});

test("every text has an end, but for those of which a sentence says how long they may be", () => {
  const endless = NODES.filter(
    ({ type, enum: values, const: only, maxLength, pattern }) =>
      type === "string" && !values && [only, maxLength, pattern].every((one) => one === undefined),
  );
  expect(pathsOf(endless)).toEqual([
    ...["logs.note.content", "plots.create.color", "plots.create.note", "plots.create.title"],
    ...["plots.remove.id", "plots.update.color", "plots.update.id", "plots.update.note"],
    "plots.update.title",
  ]);
});
