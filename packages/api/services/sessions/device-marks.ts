/** Marks of browsers that were logged in to an account before, so that limits can count them apart. */
import { timingSafeEqual } from "node:crypto";
import { utcDay } from "@emberlode/game";
import type { Clock } from "../clock.ts";
import { derivedSecret, newName } from "../secrets.ts";

/** How long a mark counts after its log-in; the cookie's age too. */
export const DEVICE_DAYS = 365;
/** Accounts that one browser has marks of, the latest ones. */
const MAX_ACCOUNTS = 4;
/** Between marks, and between the parts of one. */
const NEXT = "~";
const PART = ".";
/** The longest cookie that is looked at; ours have 281 characters at most. */
const MAX_LENGTH = 512;

/** The day of the log-in, a name that nobody can guess, and the server's seal under both and the account. */
const MARK = /^(\d{1,7})\.([\w-]{16})\.([\w-]{43})$/;

export interface DeviceMarks {
  /**
   * The name of a browser that was logged in to an account before, as one of the marks in its cookie
   * says; null for everybody else.
   */
  deviceOf(cookie: string | null | undefined, username: string): string | null;
  /** The cookie after a log-in: a new mark for the account, and those that the browser has of others. */
  remember(cookie: string | null | undefined, username: string): string;
}

/**
 * Marks by a secret that all processes of a world share. Nothing is stored of them, and no name of a
 * player stands in one: what is sealed is who logs in by it.
 */
export function createDeviceMarks(secret: string, clock: Clock): DeviceMarks {
  const sealOf = (username: string, day: string, name: string) =>
    derivedSecret(secret, ["device", username.toLowerCase(), day, name].join("\n"));

  function marksIn(cookie: string | null | undefined): string[] {
    if (!cookie || cookie.length > MAX_LENGTH) return [];
    return cookie.split(NEXT).slice(0, MAX_ACCOUNTS);
  }

  /** The name in a mark, when the mark is this account's and not too old. */
  function nameIn(mark: string, username: string): string | null {
    const [, day, name, seal] = MARK.exec(mark) ?? [];
    if (day === undefined || name === undefined || seal === undefined) return null;
    const isSealed = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(username, day, name)));
    return isSealed && utcDay(clock.now()) - Number(day) < DEVICE_DAYS ? name : null;
  }

  return {
    deviceOf(cookie, username) {
      for (const mark of marksIn(cookie)) {
        const name = nameIn(mark, username);
        if (name !== null) return name;
      }
      return null;
    },
    remember(cookie, username) {
      const day = String(utcDay(clock.now()));
      const name = newName();
      const mark = [day, name, sealOf(username, day, name)].join(PART);
      const others = marksIn(cookie).filter(
        (one) => MARK.test(one) && nameIn(one, username) === null,
      );
      return [mark, ...others].slice(0, MAX_ACCOUNTS).join(NEXT);
    },
  };
}
