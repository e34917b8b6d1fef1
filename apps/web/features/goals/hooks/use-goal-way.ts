import type { Position } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { chatAskedAtom } from "../../chat/atoms/chat-atoms.ts";
import { deskOfPlace } from "../../desks/desk-ids.ts";
import { closeDesk, isDeskOpen, openDesk, useOpenDesk } from "../../desks/hooks/use-desk.ts";
import { typeOnMap, useView } from "../../field/hooks/use-fields.ts";
import { useNearestDig } from "../../field/hooks/use-nearest-dig.ts";
import { useIsResting } from "../../field/hooks/use-resting.ts";
import { useSettledPosition, useWalker } from "../../movement/hooks/use-walker.ts";
import { WIDE } from "../../shell/wide.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { goalPlace } from "../goal-place.ts";
import type { Goal } from "../ladder.ts";

const tGoals = await messages("goals");
const tCatalogue = await messages("catalogue");
const tDesks = await messages("desks");

/** Where a goal is reached, in words, with a link. */
export interface GoalLead {
  where: string;
  action: { text: string; run: () => void } | null;
}

function stepsTo(from: Position, to: Position): string {
  const steps = distance(from, to);
  const where = tCatalogue(`directions.${bearing(from, to)}`);
  return tGoals("steps", { steps: steps, where });
}

/** Leads to a goal from the player's current position. */
export function useGoalWay(): (goal: Goal) => GoalLead {
  const walker = useWalker();
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isResting = useIsResting();
  const dig = useNearestDig();
  const openPopup = useSetAtom(popupAtom);
  const askForChat = useSetAtom(chatAskedAtom);
  const opened = useOpenDesk();

  /** A button to enter the player's place; digging has a button of its own. */
  function enter(at: Position): GoalLead["action"] {
    const type = typeOnMap(view, at);
    const isOwn = view?.base.x === at.x && view.base.y === at.y;
    const desk = deskOfPlace(type, isOwn);
    if (desk === null || desk === opened) return null;
    return { text: tGoals("enter"), run: () => openDesk(desk) };
  }

  function openChat(): void {
    // A desk's sheet covers the tabs on a phone.
    if (isDeskOpen() && !window.matchMedia(WIDE).matches) closeDesk();
    askForChat((times) => times + 1);
  }

  function leadOf({ way }: Goal): GoalLead {
    if (way === null) return { where: "", action: null };
    if (way === "chat") return { where: "", action: { text: tGoals("openChat"), run: openChat } };
    if ("popup" in way) {
      return {
        where: "",
        action: { text: tGoals("nameYourself"), run: () => openPopup(way.popup) },
      };
    }
    if ("desk" in way) {
      const { desk } = way;
      const open = {
        text: tGoals("open", { desk: tDesks(`titles.${desk}`) }),
        run: () => openDesk(desk),
      };
      return { where: "", action: desk === opened ? null : open };
    }
    if (view === undefined) return { where: "", action: null };
    const walkTo = (at: Position) => ({ text: tGoals("walk"), run: () => walker.walkTo(at) });
    const look = { view, from: shown, isSpent: isResting, dig };
    const to = goalPlace(way.at, look);
    if (to === null) {
      const unseen = goalPlace("unseen", look);
      return { where: tGoals("notSeen"), action: unseen && walkTo(unseen) };
    }
    if (distance(shown, to) === 0) return { where: tGoals("here"), action: enter(to) };
    return {
      where: way.at === "unseen" ? "" : stepsTo(shown, to),
      action: walkTo(to),
    };
  }

  return (goal) => {
    const { where, action } = leadOf(goal);
    if (goal.count === null) return { where, action };
    const { done, of } = goal.count;
    const count = tGoals("progress", { done: exactNumber(done), all: exactNumber(of) });
    return { where: where === "" ? count : `${count}, ${where}`, action };
  };
}
