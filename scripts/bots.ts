/**
 * `npm run bots -- --count 12 [--server URL] [--habits raider,builder] [--pace calm|lively|tireless]`:
 * computer players on a server, by the calls and under the limits that everybody has. One line per bot and
 * minute; Ctrl-C ends it. Their accounts are kept in a file, so that the same bots play on next time.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Member, PACE_IDS, PACES, type PaceId, reportLine, startGroup } from "@emberlode/bots";
import { TEMPERAMENT_IDS, type TemperamentId } from "@emberlode/bots/habits";
import { ClientError } from "@emberlode/client";
import { MINUTE } from "@emberlode/game";
import { findRoot } from "@emberlode/server/paths.ts";
import { SERVER_WORDS, waitText } from "@emberlode/words";
import { endWithNpm } from "./lib/end-with-npm.mjs";

const USAGE = `npm run bots -- [options]
  --count N       how many, 1 to 200; 6 unless told
  --server URL    address of the game; http://localhost:3000 unless told
  --habits LIST   of ${TEMPERAMENT_IDS.join(", ")}; all unless told
  --pace PACE     ${PACE_IDS.join(", ")}; lively unless told
  --accounts FILE where their accounts are kept; .data/bots-HOST-PORT.json unless told`;

const MAX_COUNT = 200;

interface Order {
  count: number;
  server: string;
  habits: readonly TemperamentId[];
  pace: PaceId;
  accounts: string;
}

/** The habits of a list with commas; null when one of them is none. */
function habitsOf(list: string): TemperamentId[] | null {
  const names = list.split(",").map((name) => name.trim());
  const habits = names.flatMap((name) => TEMPERAMENT_IDS.find((id) => id === name) ?? []);
  return habits.length === names.length ? habits : null;
}

/** What was asked for; null when that is not right. */
function readOrder(args: readonly string[]): Order | null {
  const text = (fallback: string) => ({ type: "string", default: fallback }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ count: text("6"), server: text("http://localhost:3000"), pace: text("lively") },
      ...{ habits: text(TEMPERAMENT_IDS.join(",")), accounts: text("") },
    },
  });
  const count = Number(values.count);
  const habits = habitsOf(values.habits);
  const pace = PACE_IDS.find((id) => id === values.pace);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;
  if (!isCount || habits === null || pace === undefined || !URL.canParse(values.server))
    return null;
  const { origin, hostname, port } = new URL(values.server);
  const file = `bots-${[hostname, port].filter((part) => part !== "").join("-")}.json`;
  const accounts = values.accounts || join(findRoot(), ".data", file);
  return { count, server: origin, habits, pace, accounts };
}

/** What is wrong with a bot, and what can be done about it. */
function troubleText({ account }: Member, error: unknown, pauseMs: number): string {
  const wait = `trying again in ${waitText(SERVER_WORDS.en.errors, pauseMs)}`;
  if (!(error instanceof ClientError)) return `${error}; ${wait}`;
  if (account === null && error.code === "TOO_MANY_REQUESTS") {
    return (
      "no account: this server takes only so many sign-ups an hour from one address. On a server of your " +
      `own set SIGNUPS_PER_HOUR higher, or ask for fewer bots with --count; ${wait}`
    );
  }
  return `${error.code}: ${error.message} (${wait})`;
}

async function play({ count, server, habits, pace, accounts }: Order): Promise<void> {
  const stop = new AbortController();
  const group = startGroup({
    ...{ place: { url: server }, accountsPath: accounts, size: count, temperaments: habits },
    ...{ pace: PACES[pace], signal: stop.signal },
    onTrouble: (number, error, pauseMs) => {
      const member = group.members[number];
      if (member === undefined) return;
      const name = member.account?.username ?? `bot ${number + 1}`;
      console.error(`${name}: ${troubleText(member, error, pauseMs)}`);
    },
  });
  const before = new Map<number, ReadonlyMap<string, number>>();
  const timer = setInterval(() => {
    for (const member of group.members) {
      console.log(reportLine(member, before.get(member.number) ?? new Map()));
      before.set(member.number, new Map(member.bot?.deeds));
    }
  }, MINUTE);
  const end = () => stop.abort();
  endWithNpm();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  console.log(`${count} bots play at ${server}, a line each every minute; Ctrl-C ends it.`);
  await group.ended;
  clearInterval(timer);
  console.log(`The bots have stopped. Their accounts are in ${accounts}: next time they play on.`);
}

function orderOrUsage(): Order | null {
  try {
    return readOrder(process.argv.slice(2));
  } catch {
    // An option that does not exist.
    return null;
  }
}

const order = orderOrUsage();
if (order === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else await play(order);
