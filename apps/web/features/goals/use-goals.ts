/** A player's goals, and the directions to reach them. */
import type { LoginPayload, Position } from "@emberlode/contract";
import {
  cellKey,
  type DigEffort,
  gridDistance,
  isDiggable,
  isEffortAvailable,
  isSameCell,
  MIRAGE,
} from "@emberlode/game";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { wayText } from "../../lib/way.ts";
import { chatFocusRequestsAtom, useHasChatted } from "../chat/use-chat.ts";
import { type DeskId, deskOfPlace } from "../desks/desk-ids.ts";
import { openDesk, uncoverField, useOpenDesk } from "../desks/use-desk.ts";
import { effortAtom } from "../field/field-atoms.ts";
import { useDig } from "../field/use-dig.ts";
import { useView } from "../field/use-fields.ts";
import { useSearches } from "../finds/use-searches.ts";
import { exploredCount } from "../local-map/cells.ts";
import { useWalker } from "../movement/use-walker.ts";
import { usePlots } from "../plots/use-plots.ts";
import { nextLook } from "../relics/relic-tour.ts";
import { storedGoalsAtom } from "../session/last-player-atoms.ts";
import { useProgress } from "../session/use-progress.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { type GuidedItem, useGuideTo } from "../ui/guided-item.tsx";
import { followedGoalAtom } from "./goal-atoms.ts";
import { goalItem } from "./goal-items.ts";
import { type GoalSearch, goalPlace, relicArea } from "./goal-places.ts";
import { type Goal, type GoalPlace, goalsOf, nextGoal } from "./goals.ts";
import { endsShield, isPossibleNow, type Requirement, requirementOf } from "./possible.ts";
import { useGoalSearch } from "./use-goal-search.ts";
import { useSituation } from "./use-situation.ts";

const tGoals = await messages("goals");
const tDesks = await messages("desks");

interface GoalList {
  all: readonly Goal[];
  reached: number;
}

interface Goals extends GoalList {
  /** The suggested goal, which is possible now; null if none is. */
  next: Goal | null;
  /** Whether a goal's deed would end the player's shield. */
  endsShield: (goal: Goal) => boolean;
  requirementOf: (goal: Goal) => Requirement | null;
  /** What a goal is about at its desk, or null. */
  itemOf: (goal: Goal) => GuidedItem | null;
}

type Player = Pick<LoginPayload["user"], "_id" | "isGuest">;

const NONE: readonly string[] = [];
const NO_DEEDS: Readonly<Record<string, number>> = {};

/** A player's goals, on any page; undefined while loading. */
export function useGoalList({ _id: id, isGuest }: Player): GoalList | undefined {
  const { data: progress } = useProgress();
  const { data: view } = useView();
  // The plots in the page's cache, including ones that the server has not confirmed.
  const { data: marked } = usePlots({ enabled: false });
  const hasChatted = useHasChatted(id);
  const storedGoals = useAtomValue(storedGoalsAtom);
  const reachedBefore = storedGoals.player === id ? storedGoals.reached : NONE;
  return useMemo(() => {
    if (progress === undefined || view === undefined) return undefined;
    const deeds = hasChatted ? { ...progress.deeds, chat: 1 } : progress.deeds;
    const plots = Math.max(progress.plots, marked?.plots.length ?? 0);
    const facts = { ...progress, deeds, plots, seen: exploredCount(view), isGuest };
    const all = goalsOf(facts, new Set(reachedBefore));
    return { all, reached: all.filter((goal) => goal.isReached).length };
  }, [progress, view, marked, hasChatted, reachedBefore, isGuest]);
}

/** A player's goals with the next one, in the game; undefined while loading. */
export function useGoals(user: LoginPayload["user"]): Goals | undefined {
  const { data: progress } = useProgress();
  const goals = useGoalList(user);
  const followed = useAtomValue(followedGoalAtom);
  const situation = useSituation(user, progress?.deeds ?? NO_DEEDS, useGoalSearch());
  if (goals === undefined || situation === undefined) return undefined;
  return {
    ...goals,
    next: nextGoal(goals.all, (goal) => isPossibleNow(goal, situation), followed),
    endsShield: (goal) => endsShield(goal, situation),
    requirementOf: ({ id }) => requirementOf(id, situation),
    itemOf: ({ id }) => goalItem(id, situation),
  };
}

/** What a button does, and the text on it. */
export interface GoalAction {
  text: string;
  run: () => void;
  /** Its name for screen readers, if another button has the same text. */
  label?: string;
}

/** How to reach a goal. */
export interface GoalDirections {
  /** The progress and where to go, in words; empty if there is neither. */
  details: string;
  action: GoalAction | null;
  /** Set at the open desk where it is done, which needs no button. */
  isAtDesk?: true;
}

/** When and how a mirage appears. */
const mirageDetails = (): string =>
  tGoals("mirageWhen", {
    from: `${MIRAGE.fromHour}:00`,
    to: `${MIRAGE.toHour}:00`,
    nth: 1 / MIRAGE.chance,
  });

/** Whether directions lead nowhere, such as those to a field that is still loading. */
export const isStalled = ({ action, isAtDesk }: GoalDirections): boolean =>
  action === null && isAtDesk !== true;

/** Digs where the player is, with this effort or the chosen one; once, if too few digs are left. */
function useDigWith(): (at: Position, effort: DigEffort | null) => void {
  const dig = useDig();
  const { get } = useStore();
  const utils = trpc.useUtils();
  return (at, effort) => {
    const digs = utils.user.session.getData()?.user.status.fatigue.digs ?? 0;
    const wanted = effort ?? get(effortAtom);
    dig(at, isEffortAvailable(wanted, digs) ? wanted : 1);
  };
}

/** The directions of a goal, whose button also makes it the one that the player follows. */
export function useFollowedDirections(): (goal: Goal, item: GuidedItem | null) => GoalDirections {
  const directionsTo = useGoalDirections();
  const follow = useSetAtom(followedGoalAtom);
  return (goal, item) => {
    const { action, ...directions } = directionsTo({ ...goal, item });
    const run = () => {
      follow(goal.id);
      action?.run();
    };
    return { ...directions, action: action && { ...action, run } };
  };
}

/** Where something is done. */
interface Destination extends Pick<Goal, "link" | "progress"> {
  /** What it is about at its desk; null if that is the whole desk, or a field. */
  item: GuidedItem | null;
}

/** Returns a function that says how to get somewhere from the player's position. */
export function useGoalDirections(): (destination: Destination) => GoalDirections {
  const walker = useWalker();
  const search = useGoalSearch();
  const digWith = useDigWith();
  const searches = useSearches();
  const openDialog = useSetAtom(openDialogAtom);
  const requestChatFocus = useSetAtom(chatFocusRequestsAtom);
  const opened = useOpenDesk();
  const guideTo = useGuideTo();

  const walkTo = (at: Position): GoalAction => ({
    text: tGoals("walk"),
    run: () => {
      uncoverField();
      walker.walkTo(at);
    },
  });

  /**
   * A button that opens a desk at the item; if it is open, one that shows the item, or only words.
   */
  function deskDirections(
    desk: DeskId,
    details: string,
    text: string,
    item: GuidedItem | null,
  ): GoalDirections {
    const guide = () => item !== null && guideTo(item);
    if (desk !== opened) {
      const run = () => {
        guide();
        openDesk(desk);
      };
      return { details, action: { text, run } };
    }
    const action = item === null ? null : { text: tGoals("show"), run: guide };
    return { details: tGoals("atDesk"), action, isAtDesk: true };
  }

  function digAction(at: Position, effort: DigEffort | null): GoalAction {
    const text = effort === null ? tGoals("dig") : tGoals("digHard", { effort });
    return { text, label: `${tGoals("next")} ${text}`, run: () => digWith(at, effort) };
  }

  /** What to do at the player's place: dig or enter it. */
  function actHere(
    { here, view, from }: GoalSearch,
    effort: DigEffort | null,
    item: GuidedItem | null,
  ): GoalDirections {
    const details = tGoals("here");
    if (here !== null && isDiggable(here)) return { details, action: digAction(from, effort) };
    const desk = deskOfPlace(here, isSameCell(view.base, from));
    return desk ? deskDirections(desk, details, tGoals("enter"), item) : { details, action: null };
  }

  function openChat(): void {
    uncoverField();
    requestChatFocus((times) => times + 1);
  }

  function relicDirections(to: Position | null, { from, relics }: GoalSearch): GoalDirections {
    if (to === null) return { details: "", action: null };
    if (isSameCell(from, to) && relics.get(cellKey(to)) === "seen") {
      const take = () => void searches.explore("relic", from);
      return { details: tGoals("here"), action: { text: tGoals("take"), run: take } };
    }
    const center = relicArea(relics, from);
    if (center === null || relics.get(cellKey(to)) === "seen")
      return { details: wayText(from, to), action: walkTo(to) };
    const look = nextLook(center, from);
    const action = { ...walkTo(look), text: tGoals("searchOn") };
    return { details: tGoals("around"), action };
  }

  /** The way, and of a factory to plunder that its store may be small. */
  function wayDetails(place: GoalPlace, to: Position, { from, factories }: GoalSearch): string {
    const way = wayText(from, to);
    if (place !== "plunder" || factories.spoilsOf(to) !== null) return way;
    return `${way} · ${tGoals("storeUnknown")}`;
  }

  function directionsTo({ link, item }: Omit<Destination, "progress">): GoalDirections {
    if (link === "chat")
      return { details: "", action: { text: tGoals("openChat"), run: openChat } };
    if ("dialog" in link) {
      return {
        details: "",
        action: { text: tGoals("nameYourself"), run: () => openDialog(link.dialog) },
      };
    }
    if ("desk" in link) {
      const { desk } = link;
      const text = tGoals("open", { desk: tDesks(`titles.${desk}`) });
      return deskDirections(desk, "", text, item);
    }
    if (search === undefined) return { details: "", action: null };
    const to = goalPlace(link.at, search);
    // Walking looks for none: one may appear under the player.
    if (link.at === "mirage" && to === null) return { details: mirageDetails(), action: null };
    if (link.at === "relic") return relicDirections(to, search);
    const unseen = goalPlace("unseen", search);
    const explore = unseen && { ...walkTo(unseen), text: tGoals("exploreWay") };
    if (link.at === "unseen") return { details: "", action: explore };
    if (to === null) return { details: tGoals("notSeen"), action: explore };
    if (gridDistance(search.from, to) > 0)
      return { details: wayDetails(link.at, to, search), action: walkTo(to) };
    return actHere(search, link.effort ?? null, item);
  }

  return ({ progress, ...destination }) => {
    const directions = directionsTo(destination);
    if (progress === null) return directions;
    const { details } = directions;
    const { done, target } = progress;
    const progressText = tGoals("progress", { done: exactNumber(done), all: exactNumber(target) });
    return {
      ...directions,
      details: details === "" ? progressText : `${progressText} · ${details}`,
    };
  };
}
