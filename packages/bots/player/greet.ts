/** Greetings: neighbors say a line in the chat now and then, while a player is there to read it. */
import { type Client, ClientError } from "@emberlode/client";
import type { ChatMessage } from "@emberlode/contract";
import { HOUR, type Random, utcDay } from "@emberlode/game";
import type { TemperamentId } from "../habits/temperament.ts";

/** Greetings of all neighbors together in a day, and the shortest time between two. */
const GREETINGS_PER_DAY = 3;
const BETWEEN_MS = 2 * HOUR;
/** How long players are expected to read after one of them wrote. */
const READER_MS = HOUR;

const LINES: Readonly<Record<TemperamentId, readonly string[]>> = {
  digger: [
    "Good digging, everyone. I never lock my gate, I'm always down the shaft.",
    "Hit a fine seam today. Hello up there!",
  ],
  explorer: [
    "Hello from somewhere past the edge of my map.",
    "If you're new here: try the caves, and take a candle. Safe travels!",
  ],
  builder: [
    "One more floor up, and the mortar's still wet. Hello, neighbors!",
    "Nice roofs around here. Mine's taller.",
  ],
  raider: [
    "My troops are bored. Go on, build some walls.",
    "Lovely bases you all have. I'm only counting them.",
  ],
  trader: [
    "Fair prices and good roads to you all.",
    "Back from the market with empty pockets and a full cart. Hello!",
  ],
  "all-rounder": [
    "A little digging, a little fighting. How's everyone doing?",
    "Good to see lights in the other windows.",
  ],
  hermit: [
    "I said hello last week. Hello again.",
    "It was so quiet here. I liked it. Hello anyway.",
  ],
};

/** The state of the chat for deciding about a greeting. */
export interface ChatGlance {
  name: string;
  /** Usernames of all neighbors. */
  neighbors: readonly string[];
  /** The latest messages, oldest first, and whether there are older ones. */
  messages: readonly Pick<ChatMessage, "sender" | "isBot" | "created_at">[];
  hasOlder: boolean;
  /** Number of players who use the game in a browser now. Bots use tokens, which do not count. */
  online: number;
}

/**
 * Whether a neighbor may greet now: the chat itself shows who greeted today, also after a restart.
 */
export function mayGreet(glance: ChatGlance, now: number): boolean {
  const { name, neighbors, messages, hasOlder, online } = glance;
  const at = ({ created_at }: Pick<ChatMessage, "created_at">) => Date.parse(created_at);
  const hasReader =
    online > 0 || messages.some((one) => one.isBot !== true && now - at(one) < READER_MS);
  if (!hasReader) return false;
  const today = messages.filter((one) => utcDay(at(one)) === utcDay(now));
  // A whole page since midnight: people talk, and need no greeting.
  if (hasOlder && today.length === messages.length) return false;
  const greetings = today.filter(({ sender }) => neighbors.includes(sender));
  if (greetings.length >= GREETINGS_PER_DAY) return false;
  const hasGreeted = greetings.some(({ sender }) => sender === name);
  return !hasGreeted && greetings.every((one) => now - at(one) >= BETWEEN_MS);
}

export interface Greeter extends Pick<ChatGlance, "name" | "neighbors"> {
  client: Client;
  temperament: TemperamentId;
  random: Random;
}

/** Says a line if the neighbor may. What the server refuses is left unsaid. */
export async function greet(greeter: Greeter, now: number): Promise<void> {
  const { client, temperament, random, name, neighbors } = greeter;
  try {
    const [{ online }, { messages, older }] = await Promise.all([
      client.world.numbers.query(),
      client.chat.history.query({}),
    ]);
    const glance = { name, neighbors, messages, online, hasOlder: older !== null };
    if (!mayGreet(glance, now)) return;
    await client.chat.send.mutate({ body: random.pick(LINES[temperament]) });
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
  }
}
