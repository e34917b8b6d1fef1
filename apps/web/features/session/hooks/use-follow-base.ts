/** Notices that the player's base has its place on the map. */
import type { LoginPayload } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { trpc } from "../../../lib/trpc.ts";

/** Asks again for what shows the base, when an action may have placed it: maybe elsewhere than shown. */
export function useFollowBase({ baseOnMap, status: { version } }: LoginPayload["user"]): void {
  const { user, fields, puc } = trpc.useUtils();
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    if (baseOnMap) return;
    void user.session.invalidate();
    void fields.view.invalidate();
    void puc.list.invalidate();
  }, [baseOnMap, version, user, fields, puc]);
}
