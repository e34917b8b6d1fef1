import type { LoginPayload } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { useBaseLevel, useResearchLevels } from "../../research/hooks/use-levels.ts";
import { raisableNow } from "../../research/raisable.ts";
import type { DeskId } from "../desk-ids.ts";

const t = await messages("desks");

/** The badge of each desk, in a word or two; no badge if nothing waits. */
export function useBadges(user: LoginPayload["user"]): Readonly<Partial<Record<DeskId, string>>> {
  const levels = useResearchLevels();
  const baseLevel = useBaseLevel();
  if (levels === null || baseLevel === null) return {};
  const count = raisableNow(levels, { carried: user.status, baseLevel }).length;
  return count === 0 ? {} : { research: t("affordable", { count }) };
}
