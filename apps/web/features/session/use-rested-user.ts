import type { LoginPayload } from "@emberlode/contract";
import { useState } from "react";

type User = LoginPayload["user"];

/** Fields that every step changes, which only walking components need. */
const BY_STEPS: ReadonlySet<string> = new Set(["version", "x", "y", "serverTime"]);

/** Whether two objects have equal values, except for some keys; the cache preserves equal values. */
function isSame(a: object, b: object, except: ReadonlySet<string>): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => except.has(key) || others.get(key) === value);
}

const STATUS: ReadonlySet<string> = new Set(["status"]);

/**
 * The player for panels that do not depend on steps: the same object until another field changes, so
 * that they are not rerendered at each step. Its position, version and time may be outdated.
 */
export function useRestedUser(user: User): User {
  const [kept, setKept] = useState(user);
  if (kept === user) return user;
  const rests = isSame(user, kept, STATUS) && isSame(user.status, kept.status, BY_STEPS);
  if (rests) return kept;
  setKept(user);
  return user;
}
