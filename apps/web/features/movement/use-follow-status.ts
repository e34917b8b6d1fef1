import type { Status } from "@emberlode/contract";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";
import type { Walker } from "./walker.ts";

/** Updates the player's position when another tab, another device or a tool moved them. */
export function useFollowStatus(walker: Walker, { x, y, version }: Status): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const at = { x, y };
    if (!walker.follow(at, version)) return;
    // This page may not have the field yet; the next step reports a failure.
    utils.fields.field.fetch(at, { staleTime: 0 }).catch(() => undefined);
    void utils.fields.view.invalidate();
  }, [walker, utils, x, y, version]);
}
