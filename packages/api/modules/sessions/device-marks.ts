/** Marks browsers that were logged in to an account before, so limits can count them separately. */
import { timingSafeEqual } from "node:crypto";
import { utcDay } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import { derivedSecret, newId } from "../../platform/secrets.ts";

/** How many days a mark is valid after its login; also the cookie's age. */
export const DEVICE_DAYS = 365;
/** How many marks a browser's cookie holds; the latest are kept. */
const MAX_ACCOUNTS = 4;
/** Separates marks, and the fields of a mark. */
const MARK_SEPARATOR = "~";
const FIELD_SEPARATOR = ".";
/** The longest cookie that is parsed; ours have at most 281 characters. */
const MAX_COOKIE_LENGTH = 512;

/** The day of the login, a random name, and the server's seal over both and the account. */
const MARK = /^(\d{1,7})\.([\w-]{16})\.([\w-]{43})$/;

export interface DeviceMarks {
  /** The browser's name in a valid mark for this account; null without one. */
  markedName(cookie: string | null | undefined, username: string): string | null;
  /** The names in a cookie, of any accounts. The seals are not checked. */
  namesIn(cookie: string | null | undefined): readonly string[];
  /** The cookie after a login: a new mark plus the browser's marks of other accounts. */
  remember(cookie: string | null | undefined, username: string): string;
}

/**
 * Marks sealed with a secret shared by all processes of a world. They contain no username: the
 * seal covers it. Of the names, hashes are stored for 30 days (`modules/sessions/traces.ts`).
 */
export function createDeviceMarks(secret: string, clock: Clock): DeviceMarks {
  const sealOf = (username: string, day: string, name: string) =>
    derivedSecret(secret, ["device", username.toLowerCase(), day, name].join("\n"));

  function marksIn(cookie: string | null | undefined): string[] {
    if (!cookie || cookie.length > MAX_COOKIE_LENGTH) return [];
    return cookie.split(MARK_SEPARATOR).slice(0, MAX_ACCOUNTS);
  }

  /** The name in a mark if it is valid for this account and not too old. */
  function markedNameIn(mark: string, username: string): string | null {
    const [, day, name, seal] = MARK.exec(mark) ?? [];
    if (day === undefined || name === undefined || seal === undefined) return null;
    const isSealed = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(username, day, name)));
    return isSealed && utcDay(clock.now()) - Number(day) < DEVICE_DAYS ? name : null;
  }

  return {
    markedName(cookie, username) {
      for (const mark of marksIn(cookie)) {
        const name = markedNameIn(mark, username);
        if (name !== null) return name;
      }
      return null;
    },
    namesIn: (cookie) => marksIn(cookie).flatMap((mark) => MARK.exec(mark)?.[2] ?? []),
    remember(cookie, username) {
      const day = String(utcDay(clock.now()));
      const name = newId();
      const mark = [day, name, sealOf(username, day, name)].join(FIELD_SEPARATOR);
      const otherMarks = marksIn(cookie).filter(
        (mark) => MARK.test(mark) && markedNameIn(mark, username) === null,
      );
      return [mark, ...otherMarks].slice(0, MAX_ACCOUNTS).join(MARK_SEPARATOR);
    },
  };
}
