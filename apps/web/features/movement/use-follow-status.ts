import type { Status } from "@emberlode/contract";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";
import type { Walker } from "./walker.ts";

/** Follows the player when another tab, device or tool moved them. */
export function useFollowStatus(walker: Walker, { x, y, version }: Status): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const at = { x, y };
    if (!walker.follow(at, version)) return;
    // This page may not have the field yet. Ignore a failure: the next step reports it.
    utils.fields.field.fetch(at, { staleTime: 0 }).catch(() => undefined);
    void utils.fields.view.invalidate();
  }, [walker, utils, x, y, version]);
}
