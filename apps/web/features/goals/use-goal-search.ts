import type { Position } from "@emberlode/contract";
import type { GameErrorCode } from "@emberlode/game";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { useTarget } from "../battles/use-target.ts";
import { useFactorySearch } from "../factories/nearest-factory.ts";
import { typeOnMap, useKnownField, useView } from "../field/use-fields.ts";
import { useIsOnCooldown, useNearestDig } from "../field/use-nearest.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { useIsShielded, usePlayer } from "../session/player-context.tsx";
import type { GoalSearch } from "./goal-places.ts";

/** Refusals of one base that no army of the player's lifts. */
const PROTECTIONS: readonly GameErrorCode[] = [
  "SHIELDED",
  "NAP_PARTNER",
  "TOO_WEAK",
  "ATTACKED_RECENTLY",
];

/** Whether a refusal from an earlier visit still counts; `until` is null if its end is unknown. */
export const isInForce = ({ until }: { until: string | null }): boolean =>
  until === null || Date.parse(until) > serverNow();

/** What is needed to find the places of goals; undefined while the map loads. */
export function useGoalSearch(): GoalSearch | undefined {
  const from = useSettledPosition();
  const { data: view } = useView();
  const here = useKnownField(from)?.type ?? typeOnMap(view, from);
  const isSpent = useIsOnCooldown();
  const dig = useNearestDig();
  const factories = useFactorySearch();
  const relics = useRelicMarks();
  const shieldUntil = usePlayer()?.user.status.shieldUntil ?? null;
  const isShielded = useIsShielded({ shieldUntil });
  const utils = trpc.useUtils();
  // Fetched by the button and the desk for raids; so the goal changes when the server answers.
  useTarget(from, { enabled: false });

  /** Bases that the player has visited and cannot attack with any army. */
  function isProtected({ x, y }: Position): boolean {
    const refusal = utils.battles.target.getData({ x, y })?.refusal ?? null;
    const isProtection = PROTECTIONS.some((code) => code === refusal?.code);
    return refusal !== null && isProtection && isInForce(refusal);
  }

  return view && { view, from, here, isSpent, isProtected, isShielded, factories, relics, dig };
}
