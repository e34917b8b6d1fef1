import type { Status } from "@emberlode/contract";
import { useEffect } from "react";
import { trpc } from "../../../lib/trpc.ts";
import type { Walker } from "../walker.ts";

/** Shows the player where they stand when another tab, another device or a tool moved them. */
export function useFollowStatus(walker: Walker, { x, y, version }: Status): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const at = { x, y };
    if (!walker.follow(at, version)) return;
    // This page may know nothing of the field yet; the next step reports a failure.
    utils.fields.field.fetch(at, { staleTime: 0 }).catch(() => undefined);
    void utils.fields.view.invalidate();
  }, [walker, utils, x, y, version]);
}
