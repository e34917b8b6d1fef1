/** Detects that the player's base was placed on the map, and where. */
import type { LoginPayload } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { trpc } from "../../lib/trpc.ts";

/**
 * Refetches the session when an action may have placed the base, and everything that shows the base
 * if its position changed.
 */
export function useFollowBase({ base, baseOnMap, status }: LoginPayload["user"]): void {
  const { user, fields, puc } = trpc.useUtils();
  const { version } = status;
  const seenVersion = useRef(version);
  useEffect(() => {
    if (seenVersion.current === version) return;
    seenVersion.current = version;
    if (!baseOnMap) void user.session.invalidate();
  }, [baseOnMap, version, user]);

  const { x, y } = base;
  const lastBase = useRef({ x, y });
  useEffect(() => {
    if (lastBase.current.x === x && lastBase.current.y === y) return;
    lastBase.current = { x, y };
    void fields.view.invalidate();
    void puc.list.invalidate();
  }, [x, y, fields, puc]);
}
