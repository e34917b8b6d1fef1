/** A group of bots that plays until it is stopped. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ClientError } from "@emberlode/client";
import { MAX_BASE_LEVEL, MINUTE, maxPlainFactories, SECOND, seededRandom } from "@emberlode/game";
import { type Habit, habitFor } from "../habits/habit.ts";
import type { TemperamentId } from "../habits/temperament.ts";
import { AccountFile } from "./account-file.ts";
import type { Bot } from "./bot.ts";
import { greet } from "./greet.ts";
import { makeBot } from "./make-bot.ts";
import { type AccountHolder, createMemberAccounts } from "./member-accounts.ts";
import type { Pace } from "./pace.ts";
import type { ServerOptions } from "./sign-up.ts";

export interface GroupSettings {
  server: ServerOptions;
  /** Path of the account file. */
  accountsPath: string;
  size: number;
  /** Assigned to members in turn. */
  temperaments: readonly TemperamentId[];
  pace: Pace;
  /** Its habit by temperament; `habitFor` by default. */
  habitOf?: (temperament: TemperamentId) => Habit;
  /** Whether they greet in the chat now and then; false by default. */
  greets?: boolean;
  /** How many times as fast the server's clock runs as real time; 1 by default. */
  clockPace?: number;
  /** Ends the group. Running calls still complete. */
  signal: AbortSignal;
  /** Reports a problem of a bot to the operator. */
  onError: (number: number, error: unknown, pauseMs: number) => void;
}

export interface Member extends AccountHolder {
  /** Null until it has played. */
  bot: Bot | null;
}

/** First and longest pause after a problem. */
const FIRST_WAIT_MS = 5 * SECOND;
const MAX_WAIT_MS = 10 * MINUTE;

export interface Group {
  members: readonly Member[];
  /** Resolves once the signal fired and every call has completed. */
  ended: Promise<void>;
}

/** Sleeps. Ends early, without an error, when the signal fires. */
async function sleepOrAbort(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}

/** Plain factories of all members. For those that have not played yet, the maximum possible. */
export function countHeldFactories(members: readonly Pick<Member, "account" | "bot">[]): number {
  const maxFactories = maxPlainFactories(MAX_BASE_LEVEL);
  return members.reduce((sum, { account, bot }) => {
    const assumed = account === null ? 0 : maxFactories;
    return sum + (bot?.plainFactories ?? assumed);
  }, 0);
}

/** Starts a group. Its members sign up one after the other and play concurrently. */
export function startGroup(settings: GroupSettings): Group {
  const { server, size, temperaments, pace, clockPace = 1, signal, onError } = settings;
  const { habitOf = habitFor, greets = false } = settings;
  // Every resting member listens to it.
  setMaxListeners(0, signal);
  const file = new AccountFile(settings.accountsPath);
  const accounts = createMemberAccounts(server, file, signal);
  const members = Array.from({ length: size }, (_, number): Member => {
    const account = file.of(number) ?? null;
    const assigned = temperaments[number % temperaments.length] ?? "digger";
    return { number, temperament: account?.temperament ?? assigned, account, bot: null };
  });
  let greeting: Promise<void> = Promise.resolve();

  /** One after the other, so that each sees the greetings of the others. */
  function greetInTurn({ bot, temperament }: Member, name: string, now: number): Promise<void> {
    const neighbors = members.flatMap(({ account }) => account?.username ?? []);
    const say = async () => {
      if (bot === null) return;
      const { client, random } = bot.settings;
      await greet({ client, random, temperament, name, neighbors }, now);
    };
    greeting = greeting.then(say, say);
    return greeting;
  }

  async function play(member: Member): Promise<void> {
    const { username, token, serverTime, realTime } = await accounts.logIn(member);
    const { number, temperament } = member;
    const bot = makeBot(server, token, {
      habit: habitOf(temperament),
      random: seededRandom(`${username} ${Date.now()}`),
      schedule: pace.schedule(number),
      betweenMs: pace.betweenMs,
      now: () => serverTime + (Date.now() - realTime) * clockPace,
      groupFactories: () => countHeldFactories(members),
      ...(greets && { onRefresh: (now) => greetInTurn(member, username, now) }),
    });
    member.bot = bot;
    while (!signal.aborted) await sleepOrAbort((await bot.turn()) / clockPace, signal);
  }

  async function runMember(member: Member): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const since = performance.now();
      try {
        await play(member);
      } catch (error) {
        if (signal.aborted) return;
        if (performance.now() - since > MAX_WAIT_MS) failures = 0;
        const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
        const retryAfterMs =
          error instanceof ClientError ? (error.retryAfterSeconds ?? 0) * SECOND : 0;
        const pause = Math.max(backoffMs, retryAfterMs);
        failures += 1;
        onError(member.number, error, pause);
        await sleepOrAbort(pause, signal);
      }
    }
  }

  const ended = Promise.all(members.map(runMember)).then(() => {});
  return { members, ended };
}
