import { type Client, ClientError } from "@emberlode/client";
import { DAY, HOUR, MINUTE, seededRandom } from "@emberlode/game";
import { expect, test } from "vitest";
import { type ChatGlance, greet, mayGreet } from "./greet.ts";

const NOON = Date.UTC(2026, 5, 15, 12);
const said = (sender: string, ago: number, isBot = true) => ({
  sender,
  ...(isBot && { isBot: true as const }),
  created_at: new Date(NOON - ago).toISOString(),
});
const player = (ago: number) => said("Ada", ago, false);
const quiet: ChatGlance = {
  name: "Oswin",
  neighbors: ["Oswin", "Maren", "Tibor", "Hedda"],
  messages: [],
  hasOlder: false,
  online: 1,
};
const manyToday = Array.from({ length: 50 }, (_, n) => player(5 * HOUR - n * MINUTE));

test.each<[string, Partial<ChatGlance>, boolean]>([
  ["a player is online", {}, true],
  ["nobody is online", { online: 0 }, false],
  ["a player wrote within an hour", { online: 0, messages: [player(59 * MINUTE)] }, true],
  ["a player wrote an hour ago", { online: 0, messages: [player(HOUR)] }, false],
  ["only another bot wrote", { online: 0, messages: [said("Clank", MINUTE)] }, false],
  ["it greeted today", { messages: [said("Oswin", 11 * HOUR)] }, false],
  ["it greeted yesterday", { messages: [said("Oswin", 13 * HOUR)] }, true],
  ["another greeted within two hours", { messages: [said("Maren", 119 * MINUTE)] }, false],
  ["another greeted two hours ago", { messages: [said("Maren", 2 * HOUR)] }, true],
  [
    "three others greeted today",
    { messages: [said("Maren", 9 * HOUR), said("Tibor", 6 * HOUR), said("Hedda", 3 * HOUR)] },
    false,
  ],
  ["a foreign bot wrote much", { messages: [1, 2, 3, 4].map((ago) => said("Clank", ago)) }, true],
  ["a whole page was written today", { messages: manyToday, hasOlder: true }, false],
  ["the page begins yesterday", { messages: [player(DAY), ...manyToday], hasOlder: true }, true],
])("when %s, a neighbor may greet: %#", (_, glance, may) => {
  expect(mayGreet({ ...quiet, ...glance }, NOON)).toBe(may);
});

/** A neighbor in a chat with these messages, and what it says there. */
function chatting(messages: ChatGlance["messages"], refusal?: Error) {
  const lines: string[] = [];
  const client = {
    world: { numbers: { query: async () => ({ online: 1 }) } },
    chat: {
      history: { query: async () => ({ messages, upTo: 0, older: null }) },
      send: {
        mutate: async ({ body }: { body: string }) => {
          if (refusal !== undefined) throw refusal;
          lines.push(body);
        },
      },
    },
  } as unknown as Client;
  const random = seededRandom("greeting");
  const { name, neighbors } = quiet;
  return { lines, greeter: { client, random, name, neighbors, temperament: "hermit" as const } };
}

test("says one line in character, and none where it may not", async () => {
  const { lines, greeter } = chatting([]);
  await greet(greeter, NOON);
  expect(lines).toEqual([expect.stringContaining("Hello")]);
  const silent = chatting([said("Oswin", HOUR)]);
  await greet(silent.greeter, NOON);
  expect(silent.lines).toEqual([]);
});

test("leaves unsaid what the server refuses, and lets other errors through", async () => {
  const muted: ClientError = Object.create(ClientError.prototype);
  await expect(greet(chatting([], muted).greeter, NOON)).resolves.toBeUndefined();
  const fault = new TypeError("no such call");
  await expect(greet(chatting([], fault).greeter, NOON)).rejects.toBe(fault);
});
