import type { LoginPayload } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { type GuidedItem, useMarkItem } from "../ui/guided-item.tsx";
import type { Goal } from "./goals.ts";
import { StepLine } from "./step-line.tsx";
import { SuggestionLine } from "./suggestion-line.tsx";
import { isStalled, useFollowedDirections } from "./use-goals.ts";

const t = await messages("goals");

interface NextLineProps {
  user: LoginPayload["user"];
  /** The suggested goal; null if none is possible now. */
  goal: Goal | null;
  /** What it is about at its desk, or null. */
  item: GuidedItem | null;
}

/** The suggested goal, or another useful step while no goal is possible. */
export function NextLine({ user, goal, item }: NextLineProps) {
  const directionsTo = useFollowedDirections();
  const directions = goal && directionsTo(goal, item);
  const isNext = directions !== null && !isStalled(directions);
  useMarkItem(isNext ? item : null);
  if (goal === null || !isNext) {
    return <SuggestionLine user={user} />;
  }
  const { details, action } = directions;
  const text = t(`all.${goal.id}.text`);
  const why = t(`all.${goal.id}.why`);
  return <StepLine text={text} why={why} details={details} action={action} />;
}
