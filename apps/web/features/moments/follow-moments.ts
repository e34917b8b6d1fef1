/**
 * Moments that no single action of the page brings: the base was founded, its picture improved, or
 * first place was won or lost.
 */
import type { LoginPayload } from "@emberlode/contract";
import { baseImageNumber, HOUR, isWithin } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { navigate } from "wouter/use-browser-location";
import { messages } from "../../lib/messages.ts";
import { notifyNews } from "../../lib/notify.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useProgress } from "../session/use-progress.ts";
import { momentAtom } from "./moment-atom.ts";

const t = await messages("moments");

/** A player's rank by power; null if unranked. */
type Rank = number | null;

/** What is said of first place when it was won or lost; null for nothing. */
function firstPlaceText(before: Rank, now: Rank): string | null {
  if (now === null || before === now) return null;
  if (now === 1) return t("first");
  return before === 1 ? t("firstLost", { rank: exactNumber(now) }) : null;
}

const openRanks = () => navigate("/ranks");

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

  /** When a change of first place was last told; they may alternate. */
  const toldAt = useRef(0);
  /** The rank last seen; undefined until the first answer. */
  const lastRank = useRef<Rank | undefined>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    const before = lastRank.current;
    lastRank.current = rank;
    if (before === undefined) return;
    // Pictures go from 14, a tent, to 1.
    if (baseImageNumber(rank) < baseImageNumber(before)) {
      show({ kind: "rank", x, y, rank, at: serverNow() });
    }
    const text = firstPlaceText(before, rank);
    if (text === null || isWithin(toldAt.current, HOUR, serverNow())) return;
    toldAt.current = serverNow();
    notifyNews({ name: text, title: text, onClick: openRanks });
  }, [isKnown, rank, x, y, show]);
}
