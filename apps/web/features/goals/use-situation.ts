/** What the page knows about the player that decides which goals are possible now. */
import type { LoginPayload, Position, PublicSchedule } from "@emberlode/contract";
import {
  type CaptureMode,
  GARRISON,
  isSameCell,
  MINUTE,
  type ToolId,
  utcDay,
} from "@emberlode/game";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useAtomValue } from "jotai";
import { isRecord } from "../../lib/is-record.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { storesOf } from "../factories/store-sums.ts";
import { useOwnedFactories, useResearchLevels } from "../research/use-levels.ts";
import { askedGuestAtom } from "../session/guest-play-atom.ts";
import { scheduleAtom } from "../world-schedule/schedule-atom.ts";
import { type GoalSearch, goalPlace } from "./goal-places.ts";
import type { GoalPlace } from "./goals.ts";
import type { FightFacts, Situation } from "./possible.ts";
import { isInForce } from "./use-goal-search.ts";

function isPeace(schedule: PublicSchedule | null, now: number): boolean {
  const peace = schedule?.peace ?? null;
  if (peace === null || Date.parse(peace.from) > now) return false;
  return peace.until === null || Date.parse(peace.until) > now;
}

const TARGETS = [getQueryKey(trpc.battles.target), getQueryKey(trpc.puc.target)];

/** Whether the server said today, at the last base or factory visited, that no attack is left. */
function areAttacksUsedUp(queries: QueryClient, now: number): boolean {
  const [last] = TARGETS.flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey }))
    .filter(({ state }) => state.data !== undefined && utcDay(state.dataUpdatedAt) === utcDay(now))
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const data: unknown = last?.state.data;
  return isRecord(data) && data.attacksLeft === 0;
}

/** Tools come from researches, forests and markets. */
const mayHaveTools = (deeds: Readonly<Record<string, number>>): boolean =>
  Object.keys(deeds).some((deed) => /^(?:research\.|forest$|market$)/.test(deed));

/** The counts of tools, loaded only for players who may have any. */
function useTools(deeds: Readonly<Record<string, number>>): (tool: ToolId) => number {
  const { data } = trpc.tools.list.useQuery(undefined, { enabled: mayHaveTools(deeds) });
  return (wanted) => data?.tools.find(({ tool }) => tool === wanted)?.count ?? 0;
}

/** Caches places, since several conditions ask for the same. */
function placesOf(search: GoalSearch): Situation["placeOf"] {
  const found = new Map<GoalPlace, Position | null>();
  return (place) => {
    const known = found.get(place);
    if (known !== undefined) return known;
    const at = goalPlace(place, search);
    found.set(place, at);
    return at;
  };
}

/** What was learned of fights on earlier visits. */
function useFights(search: GoalSearch | undefined): Situation["fightAt"] {
  const utils = trpc.useUtils();

  function factoryAt(at: Position, mode: CaptureMode): FightFacts {
    const { x, y } = at;
    const target = utils.puc.target.getData({ x, y });
    const refusal = (mode === "capture" ? target?.refusal : target?.plunderRefusal) ?? null;
    const claim = search?.factories.claimOf(at, mode);
    return {
      isRefused: refusal !== null && refusal.code !== "NO_ARMY" && isInForce(refusal),
      isOwned: mode === "plunder" || claim === "owned" || claim === "ends shield",
      endsShield: claim === "ends shield",
      guard: search?.factories.guardOf(at) ?? 0,
      spoils: search?.factories.spoilsOf(at) ?? null,
    };
  }

  return (at, mode) => {
    if (mode !== "raid") return factoryAt(at, mode);
    const refusal = utils.battles.target.getData({ x: at.x, y: at.y })?.refusal ?? null;
    const isRefused = refusal !== null && refusal.code !== "NO_ARMY" && isInForce(refusal);
    const isBot = search?.view.bases.some((base) => isSameCell(base, at) && base.isBot) ?? false;
    const endsShield = search?.isShielded === true && !isBot;
    return { isRefused, isOwned: true, endsShield, guard: 0, spoils: null };
  };
}

/** The player's situation; undefined while the map loads. */
export function useSituation(
  user: LoginPayload["user"],
  deeds: Readonly<Record<string, number>>,
  search: GoalSearch | undefined,
): Situation | undefined {
  const { data: owned } = useOwnedFactories();
  const levels = useResearchLevels();
  const schedule = useAtomValue(scheduleAtom);
  const countOf = useTools(deeds);
  const now = useNow(MINUTE);
  const queries = useQueryClient();
  const fightAt = useFights(search);
  const isAskedForName = useAtomValue(askedGuestAtom) === user._id;
  if (search === undefined) return undefined;
  const { stored } = storesOf(owned?.factories ?? [], now);
  const dividedAt = owned?.garrisonSetAt ?? null;
  return {
    user,
    baseLevel: search.factories.baseLevel,
    isAskedForName,
    isShielded: search.isShielded,
    stored: stored.metal + stored.energy,
    isGarrisonReady: dividedAt === null || Date.parse(dividedAt) + GARRISON.waitMs <= now,
    canFightPlayers: !isPeace(schedule, now) && !areAttacksUsedUp(queries, now),
    levelOf: (research) => levels?.get(research) ?? 0,
    countOf,
    placeOf: placesOf(search),
    fightAt,
  };
}
