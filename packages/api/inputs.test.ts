/** Inputs of all calls: objects with known keys, bounded integers, bounded strings. */
import { CALLS } from "@emberlode/contract/calls";
import { expect, test } from "vitest";
import { z } from "zod";

/** The part of JSON Schema that inputs use. */
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
type NodeWithPath = Node & { path: string };

function nodesOf(node: Node, path: string): NodeWithPath[] {
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

const pathsOf = (nodes: readonly NodeWithPath[]) => nodes.map(({ path }) => path).sort();

test("only plots accept unknown keys", () => {
  const loose = NODES.filter(
    ({ type, additionalProperties }) => type === "object" && additionalProperties !== false,
  );
  expect(pathsOf(loose)).toEqual(["plots.create", "plots.update"]);
});

test("every number is a bounded, non-negative integer", () => {
  expect(NUMBERS.length).toBeGreaterThan(40);
  const odd = NUMBERS.filter(
    ({ type, minimum = -1, maximum }) => type !== "integer" || minimum < 0 || maximum === undefined,
  );
  expect(pathsOf(odd)).toEqual([]);
});

test("amounts to buy, use, bank, exchange or stake are at least 1", () => {
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

test("every string except those in notes and plots has a maximum length", () => {
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
