/** Detects that the player's base was placed on the map, and where. */
import type { LoginPayload } from "@emberlode/contract";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../lib/trpc.ts";

/**
 * Refetches the session when an action may have placed the base, and everything that shows the base
 * if its position changed.
 */
export function useFollowBase({ base, baseOnMap, status }: LoginPayload["user"]): void {
  const { user, fields, puc } = trpc.useUtils();
  const { version } = status;
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    if (!baseOnMap) void user.session.invalidate();
  }, [baseOnMap, version, user]);

  const { x, y } = base;
  const shown = useRef({ x, y });
  useEffect(() => {
    if (shown.current.x === x && shown.current.y === y) return;
    shown.current = { x, y };
    void fields.view.invalidate();
    void puc.list.invalidate();
  }, [x, y, fields, puc]);
}

type User = LoginPayload["user"];

/** Fields that every step changes, needed only by components that follow steps. */
const BY_STEPS: ReadonlySet<string> = new Set(["version", "x", "y", "serverTime"]);

/** Shallow equality, ignoring some keys; structural sharing keeps equal nested values identical. */
function isSame(a: object, b: object, except: ReadonlySet<string>): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(([key, value]) => except.has(key) || others.get(key) === value);
}

const STATUS: ReadonlySet<string> = new Set(["status"]);

/**
 * The player for components that do not depend on steps: the same object until another field
 * changes, so that steps do not rerender them. Position, version and time may be outdated.
 */
export function useStableUser(user: User): User {
  const [kept, setKept] = useState(user);
  if (kept === user) return user;
  const rests = isSame(user, kept, STATUS) && isSame(user.status, kept.status, BY_STEPS);
  if (rests) return kept;
  setKept(user);
  return user;
}
