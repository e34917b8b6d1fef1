import type { LoginPayload } from "@emberlode/contract";
import { useState } from "react";

type User = LoginPayload["user"];

/** Fields that every step changes, needed only by components that follow steps. */
const STEP_KEYS: ReadonlySet<string> = new Set(["version", "x", "y", "serverTime"]);

/** Shallow equality, ignoring some keys; structural sharing keeps equal nested values identical. */
function isShallowEqual(a: object, b: object, except: ReadonlySet<string>): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => except.has(key) || others.get(key) === value);
}

const STATUS: ReadonlySet<string> = new Set(["status"]);

/**
 * The player for components that do not depend on steps: the same object until another field
 * changes, so that steps do not rerender them. Position, version and time may be outdated.
 */
export function useStableUser(user: User): User {
  const [stable, setStable] = useState(user);
  if (stable === user) return user;
  const isUnchanged =
    isShallowEqual(user, stable, STATUS) && isShallowEqual(user.status, stable.status, STEP_KEYS);
  if (isUnchanged) return stable;
  setStable(user);
  return user;
}
