/** Accounts of the members of a group: signs them up and keeps their tokens valid. */
import { randomUUID } from "node:crypto";
import { ClientError } from "@emberlode/client";
import { SECOND, seededRandom } from "@emberlode/game";
import type { TemperamentId } from "../habits/temperament.ts";
import type { AccountFile, BotAccount } from "./account-file.ts";
import { clientOf, renewToken, type ServerOptions, signUp } from "./sign-up.ts";

/** A member of a group, with its account. */
export interface AccountHolder {
  number: number;
  temperament: TemperamentId;
  /** Null until it has an account. */
  account: BotAccount | null;
}

interface Login {
  username: string;
  /** A valid API token. */
  token: string;
  /** The server's clock, and real time then. */
  serverTime: number;
  realTime: number;
}

export function createMemberAccounts(
  server: ServerOptions,
  file: AccountFile,
  signal: AbortSignal,
) {
  let signingUp: Promise<unknown> = Promise.resolve();
  /** The error of the last failed sign-up, and until when members do not retry. */
  let refusedSignUp: { error: unknown; until: number } | null = null;

  function setAccount(member: AccountHolder, account: BotAccount): BotAccount {
    member.account = account;
    file.save(account);
    return account;
  }

  async function signUpNow(member: AccountHolder): Promise<BotAccount> {
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
  function signUpInTurn(member: AccountHolder): Promise<BotAccount> {
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
  async function logIn(member: AccountHolder): Promise<Login> {
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

  return { logIn };
}
