/** A group of bots that plays until it is stopped. */
import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ClientError } from "@emberlode/client";
import { MAX_BASE_LEVEL, MINUTE, maxPlainFactories, SECOND, seededRandom } from "@emberlode/game";
import { type Habit, habitFor } from "../habits/habit.ts";
import type { TemperamentId } from "../habits/temperament.ts";
import { AccountFile, type BotAccount } from "./account-file.ts";
import type { Bot } from "./bot.ts";
import { greet } from "./greet.ts";
import { makeBot } from "./make-bot.ts";
import type { Pace } from "./pace.ts";
import { clientOf, renewToken, type ServerOptions, signUp } from "./sign-up.ts";

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

export interface Member {
  number: number;
  temperament: TemperamentId;
  /** Null until it has an account and has played. */
  account: BotAccount | null;
  bot: Bot | null;
}

/** First and longest pause after a problem. */
const FIRST_PAUSE_MS = 5 * SECOND;
const MAX_PAUSE_MS = 10 * MINUTE;

export interface Group {
  members: readonly Member[];
  /** Resolves once the signal fired and every call has completed. */
  ended: Promise<void>;
}

interface Login {
  username: string;
  /** A valid API token. */
  token: string;
  /** The server's clock, and real time then. */
  serverTime: number;
  realTime: number;
}

/** Sleeps. Ends early, without an error, when the signal fires. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
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
  const members = Array.from({ length: size }, (_, number): Member => {
    const account = file.of(number) ?? null;
    const assigned = temperaments[number % temperaments.length] ?? "digger";
    return { number, temperament: account?.temperament ?? assigned, account, bot: null };
  });
  let signingUp: Promise<unknown> = Promise.resolve();
  let greeting: Promise<void> = Promise.resolve();
  /** The error of the last failed sign-up, and until when members do not retry. */
  let refusedSignUp: { error: unknown; until: number } | null = null;

  function setAccount(member: Member, account: BotAccount): BotAccount {
    member.account = account;
    file.save(account);
    return account;
  }

  async function signUpNow(member: Member): Promise<BotAccount> {
    const { number, temperament } = member;
    signal.throwIfAborted();
    if (refusedSignUp !== null && Date.now() < refusedSignUp.until) throw refusedSignUp.error;
    try {
      // So that groups started at the same time choose different names.
      const random = seededRandom(randomUUID());
      const save = (account: BotAccount) => setAccount(member, account);
      return await signUp(server, number, temperament, random, save);
    } catch (error) {
      // The account exists, and only its token is missing: nobody has to wait.
      if (member.account !== null) throw error;
      const waitMs = error instanceof ClientError ? (error.retryAfterSeconds ?? 0) * SECOND : 0;
      refusedSignUp = { error, until: Date.now() + waitMs };
      throw error;
    }
  }

  /** Sequential, so that a server that takes no more sign-ups is asked only once. */
  function signUpInTurn(member: Member): Promise<BotAccount> {
    const account = signingUp.then(
      () => signUpNow(member),
      () => signUpNow(member),
    );
    signingUp = account;
    return account;
  }

  async function checkToken(token: string): Promise<Login> {
    const { user } = await clientOf(server, token).user.session.query();
    const serverTime = Date.parse(user.status.serverTime);
    return { username: user.username, token, serverTime, realTime: Date.now() };
  }

  /** Ensures that a member has an account and a valid token. */
  async function logIn(member: Member): Promise<Login> {
    for (let tries = 0; ; tries++) {
      const account = member.account ?? setAccount(member, await signUpInTurn(member));
      try {
        if (account.token !== null) return await checkToken(account.token);
      } catch (error) {
        const isRenewable = error instanceof ClientError && error.code === "NOT_LOGGED_IN";
        if (!isRenewable || tries > 0) throw error;
      }
      const renewed = await renewToken(server, account);
      if (renewed !== null) setAccount(member, renewed);
      else {
        member.account = null;
        file.remove(member.number);
      }
    }
  }

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
    const { username, token, serverTime, realTime } = await logIn(member);
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
    while (!signal.aborted) await rest((await bot.turn()) / clockPace, signal);
  }

  async function runMember(member: Member): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const since = performance.now();
      try {
        await play(member);
      } catch (error) {
        if (signal.aborted) return;
        if (performance.now() - since > MAX_PAUSE_MS) failures = 0;
        const backoffMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
        const retryAfterMs =
          error instanceof ClientError ? (error.retryAfterSeconds ?? 0) * SECOND : 0;
        const pause = Math.max(backoffMs, retryAfterMs);
        failures += 1;
        onError(member.number, error, pause);
        await rest(pause, signal);
      }
    }
  }

  const ended = Promise.all(members.map(runMember)).then(() => {});
  return { members, ended };
}
