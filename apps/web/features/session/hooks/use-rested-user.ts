import type { LoginPayload } from "@emberlode/contract";
import { useState } from "react";

type User = LoginPayload["user"];

/** What every step changes of a status, and only those who walk look at. */
const BY_STEPS: ReadonlySet<string> = new Set(["version", "x", "y", "serverTime"]);

/** Whether two objects have the same values, but for some keys; the cache keeps equal values the same. */
function isSame(a: object, b: object, except: ReadonlySet<string>): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => except.has(key) || others.get(key) === value);
}

const STATUS: ReadonlySet<string> = new Set(["status"]);

/**
 * The player for panels that show nothing of steps: the same object until something else changes, so
 * that they are not drawn again at each step. Its position, version and time may be older.
 */
export function useRestedUser(user: User): User {
  const [kept, setKept] = useState(user);
  if (kept === user) return user;
  const rests = isSame(user, kept, STATUS) && isSame(user.status, kept.status, BY_STEPS);
  if (rests) return kept;
  setKept(user);
  return user;
}
