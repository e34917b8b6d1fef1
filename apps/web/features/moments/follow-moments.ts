/** Moments that no single action of the page brings: the base was founded, or its picture improved. */
import type { LoginPayload } from "@emberlode/contract";
import { baseImageNumber } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { serverNow } from "../../lib/server-clock.ts";
import { useProgress } from "../goals/use-progress.ts";
import { momentAtom } from "./moment-atom.ts";

export function useFollowMoments({ base, baseOnMap }: LoginPayload["user"]): void {
  const show = useSetAtom(momentAtom);
  const { x, y } = base;
  const { data: progress } = useProgress();
  const rank = progress?.rank ?? null;
  const isKnown = progress !== undefined;
  const wasOnMap = useRef(baseOnMap);
  useEffect(() => {
    if (baseOnMap && !wasOnMap.current) show({ kind: "founded", x, y, rank, at: serverNow() });
    wasOnMap.current = baseOnMap;
  }, [baseOnMap, x, y, rank, show]);

  /** The picture last seen, 14 (a tent) to 1; null until the first answer. */
  const lastImage = useRef<number | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    const image = baseImageNumber(rank);
    if (lastImage.current !== null && image < lastImage.current) {
      show({ kind: "rank", x, y, rank, at: serverNow() });
    }
    lastImage.current = image;
  }, [isKnown, rank, x, y, show]);
}
