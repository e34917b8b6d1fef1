import type { LoginPayload, Position, ViewAnswer } from "@emberlode/contract";
import {
  cellKey,
  type FieldType,
  type GameErrorCode,
  gridDistance,
  isDiggable,
} from "@emberlode/game";
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { WIDE_SCREEN } from "../../lib/use-media.ts";
import { wayText } from "../../lib/way.ts";
import { useTarget } from "../battles/use-target.ts";
import { chatFocusRequestsAtom, useHasChatted } from "../chat/use-chat.ts";
import { deskOfPlace } from "../desks/desk-ids.ts";
import { closeDesk, isDeskOpen, openDesk, useOpenDesk } from "../desks/use-desk.ts";
import {
  easiestClass,
  type FactorySearch,
  nearestCapture,
  nearestPlunder,
  useFactorySearch,
} from "../factories/nearest-factory.ts";
import { typeOnMap, useView } from "../field/use-fields.ts";
import {
  nearestCell,
  nearestUnseen,
  useIsOnCooldown,
  useNearestDig,
} from "../field/use-nearest.ts";
import { exploredCount } from "../local-map/cells.ts";
import { useSettledPosition, useWalker } from "../movement/use-walker.ts";
import { usePlots } from "../plots/use-plots.ts";
import type { RelicMarks } from "../relics/relic-marks.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { storedGoalsAtom } from "./goal-atoms.ts";
import { type Goal, type GoalPlace, goalsOf, nextGoal } from "./goals.ts";

const tGoals = await messages("goals");
const tDesks = await messages("desks");

type Player = Pick<LoginPayload["user"], "_id" | "isGuest">;

interface Goals {
  all: readonly Goal[];
  next: Goal | null;
  reached: number;
}

const NONE: readonly string[] = [];

/** The player's deeds, plots and ranks, from which goals are derived. */
export function useProgress() {
  return trpc.user.progress.useQuery();
}

/** A player's goals; undefined while loading. */
export function useGoals(user: Player): Goals | undefined {
  const { data: progress } = useProgress();
  const { data: view } = useView();
  // The plots in the page's cache, including ones that the server has not confirmed.
  const { data: marked } = usePlots(false);
  const hasChatted = useHasChatted(user._id);
  const storedGoals = useAtomValue(storedGoalsAtom);
  const reachedBefore = storedGoals.player === user._id ? storedGoals.reached : NONE;
  const { isGuest } = user;
  return useMemo(() => {
    if (progress === undefined || view === undefined) return undefined;
    const deeds = hasChatted ? { ...progress.deeds, chat: 1 } : progress.deeds;
    const plots = Math.max(progress.plots, marked?.plots.length ?? 0);
    const facts = { ...progress, deeds, plots, seen: exploredCount(view), isGuest };
    const all = goalsOf(facts, new Set(reachedBefore));
    const reached = all.filter((goal) => goal.isReached).length;
    return { all, next: nextGoal(all), reached };
  }, [progress, view, marked, hasChatted, reachedBefore, isGuest]);
}

interface GoalSearch {
  view: ViewAnswer;
  /** The player's position. */
  from: Position;
  isSpent: (at: Position) => boolean;
  /** Whether the player found the base there to be out of reach. */
  isProtected: (at: Position) => boolean;
  factories: FactorySearch;
  relics: RelicMarks;
  /** The best place to dig nearby, excluding the field the player is on; null if none. */
  dig: Position | null;
}

const isAt = (at: Position) => (other: Position) => other.x === at.x && other.y === at.y;

/** Places of goals that need a search of their own. */
type SearchedPlace = "dig" | "relic" | "unseen" | "factory" | "medium" | "works" | "plunder";

function matchesGoal(
  place: Exclude<GoalPlace, SearchedPlace>,
  type: FieldType,
  at: Position,
  { view, isSpent, isProtected }: GoalSearch,
): boolean {
  if (place === "own base") return isAt(at)(view.base);
  if (place === "vein") return view.veins.some(isAt(at)) && !isSpent(at);
  if (type !== place || isSpent(at)) return false;
  if (place === "base") return view.bases.some(isAt(at)) && !isProtected(at);
  return true;
}

/** The nearest relic that was seen, else the nearest center of an area; null if none is left. */
function nearestRelic({ relics, from }: Pick<GoalSearch, "from" | "relics">): Position | null {
  const places = [...relics].flatMap(([key, mark]) => {
    const [x = 0, y = 0] = key.split("/").map(Number);
    return mark === "area"
      ? []
      : { x, y, isSeen: mark === "seen", steps: gridDistance(from, { x, y }) };
  });
  const [best] = places.sort((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.steps - b.steps);
  return best === undefined ? null : { x: best.x, y: best.y };
}

/** The nearest explored field for a goal, including the one the player is on; null if none. */
export function goalPlace(place: GoalPlace, context: GoalSearch): Position | null {
  const { view, from, factories } = context;
  if (place === "unseen") return nearestUnseen(view, from);
  if (place === "plunder") return nearestPlunder(view, from, factories);
  if (place === "factory")
    return nearestCapture(view, from, factories, easiestClass(view, factories.baseLevel));
  if (place === "medium" || place === "works") return nearestCapture(view, from, factories, place);
  if (place === "relic") return nearestRelic(context);
  if (place === "dig") {
    const here = typeOnMap(view, from);
    return here !== null && isDiggable(here) && !context.isSpent(from) ? from : context.dig;
  }
  return nearestCell(view, from, (type, at) => matchesGoal(place, type, at, context));
}

/** Refusals that no army of the player's lifts. */
const PROTECTIONS: readonly GameErrorCode[] = ["SHIELDED", "NAP_PARTNER", "TOO_WEAK"];

/** How to reach a goal. */
export interface GoalDirections {
  /** The progress and where to go, in words; empty if there is neither. */
  details: string;
  action: { text: string; run: () => void } | null;
}

/** Returns a function that says how to reach a goal from the player's position. */
export function useGoalDirections(): (goal: Goal) => GoalDirections {
  const walker = useWalker();
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isOnCooldown = useIsOnCooldown();
  const dig = useNearestDig();
  const factories = useFactorySearch();
  const relics = useRelicMarks();
  const openDialog = useSetAtom(openDialogAtom);
  const requestChatFocus = useSetAtom(chatFocusRequestsAtom);
  const opened = useOpenDesk();
  const utils = trpc.useUtils();
  // Fetched by the button and the desk for raids; so the goal changes when the server answers.
  useTarget(shown, false);

  /** Bases that the player has visited and cannot attack, whatever their army. */
  function isProtected({ x, y }: Position): boolean {
    const code = utils.battles.target.getData({ x, y })?.refusal?.code;
    return PROTECTIONS.some((one) => one === code);
  }

  /** A button to enter the player's place; null for digging, which has a button already. */
  function enter(at: Position): GoalDirections["action"] {
    const type = typeOnMap(view, at);
    const isOwn = view?.base.x === at.x && view.base.y === at.y;
    const desk = deskOfPlace(type, isOwn);
    if (desk === null || desk === opened) return null;
    return { text: tGoals("enter"), run: () => openDesk(desk) };
  }

  function openChat(): void {
    // On a phone, the desk's sheet covers the tabs.
    if (isDeskOpen() && !window.matchMedia(WIDE_SCREEN).matches) closeDesk();
    requestChatFocus((times) => times + 1);
  }

  function relicDirections(to: Position | null): GoalDirections {
    if (to === null) return { details: "", action: null };
    const mark = relics.get(cellKey(shown));
    if (mark === "area" || mark === "center") return { details: tGoals("around"), action: null };
    if (gridDistance(shown, to) === 0) return { details: tGoals("here"), action: null };
    return {
      details: wayText(shown, to),
      action: { text: tGoals("walk"), run: () => walker.walkTo(to) },
    };
  }

  function directionsTo({ link }: Goal): GoalDirections {
    if (link === null) return { details: "", action: null };
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
      const open = {
        text: tGoals("open", { desk: tDesks(`titles.${desk}`) }),
        run: () => openDesk(desk),
      };
      return { details: "", action: desk === opened ? null : open };
    }
    if (view === undefined) return { details: "", action: null };
    const walkTo = (at: Position) => ({ text: tGoals("walk"), run: () => walker.walkTo(at) });
    const known = { isSpent: isOnCooldown, isProtected, factories, relics, dig };
    const context = { view, from: shown, ...known };
    const to = goalPlace(link.at, context);
    if (link.at === "relic") return relicDirections(to);
    if (to === null) {
      const unseen = goalPlace("unseen", context);
      return { details: tGoals("notSeen"), action: unseen && walkTo(unseen) };
    }
    if (gridDistance(shown, to) === 0) return { details: tGoals("here"), action: enter(to) };
    return {
      details: link.at === "unseen" ? "" : wayText(shown, to),
      action: walkTo(to),
    };
  }

  return (goal) => {
    const { details, action } = directionsTo(goal);
    if (goal.progress === null) return { details, action };
    const { done, of } = goal.progress;
    const progressText = tGoals("progress", { done: exactNumber(done), all: exactNumber(of) });
    return { details: details === "" ? progressText : `${progressText} · ${details}`, action };
  };
}
