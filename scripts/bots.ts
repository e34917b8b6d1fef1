/**
 * `npm run bots -- --count 12 [--server URL] [--temperaments raider,builder]
 * [--pace calm|lively|tireless]`: computer players on a server, with normal calls and limits.
 * Prints one line per bot and minute; Ctrl-C ends it. A file keeps their accounts, so the same bots
 * continue next time.
 */
import { AccountFileError, type Member, PACES, reportLine, startGroup } from "@emberlode/bots";
import { ClientError } from "@emberlode/client";
import { MINUTE } from "@emberlode/game";
import { SERVER_TRANSLATORS, waitText } from "@emberlode/messages";
import { type BotsOptions, parseBotsOptions, USAGE } from "./lib/bots-options.ts";
import { endWithNpm } from "./lib/end-with-npm.mjs";

/** Describes a bot's error and what to do about it. */
function errorText({ account }: Member, error: unknown, pauseMs: number): string {
  const wait = `trying again in ${waitText(SERVER_TRANSLATORS.en.errors, pauseMs)}`;
  if (!(error instanceof ClientError)) return `${error}; ${wait}`;
  if (account === null && error.code === "TOO_MANY_REQUESTS") {
    return (
      "no account: sign-up limit reached for this address. Raise SIGNUPS_PER_HOUR on your own server, " +
      `or start fewer bots with --count; ${wait}`
    );
  }
  return `${error.code}: ${error.message} (${wait})`;
}

async function play({ count, server, temperaments, pace, accounts }: BotsOptions): Promise<void> {
  const stop = new AbortController();
  const group = startGroup({
    server: { url: server },
    accountsPath: accounts,
    size: count,
    temperaments,
    pace: PACES[pace],
    signal: stop.signal,
    onError: (number, error, pauseMs) => {
      const member = group.members[number];
      if (member === undefined) return;
      const name = member.account?.username ?? `bot ${number + 1}`;
      console.error(`${name}: ${errorText(member, error, pauseMs)}`);
    },
  });
  const before = new Map<number, ReadonlyMap<string, number>>();
  const timer = setInterval(() => {
    for (const member of group.members) {
      console.log(reportLine(member, before.get(member.number) ?? new Map()));
      before.set(member.number, new Map(member.bot?.counts));
    }
  }, MINUTE);
  const end = () => stop.abort();
  endWithNpm();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  console.log(
    `Running ${count} bots at ${server}. Each prints a line per minute. Press Ctrl-C to stop.`,
  );
  await group.ended;
  clearInterval(timer);
  console.log(`Bots stopped. Their accounts are saved in ${accounts} for the next run.`);
}

const options = parseBotsOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await play(options);
  } catch (error) {
    if (!(error instanceof AccountFileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
