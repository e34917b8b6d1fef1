import { messages } from "../../lib/messages.ts";

import { exactNumber } from "../../lib/numbers.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { Desk } from "../desks/desk.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { ResearchList } from "./research-list.tsx";
import { useBaseLevel, useHoldings, useResearchLevels, useResearchList } from "./use-levels.ts";

const tResearch = await messages("research");
const tDesks = await messages("desks");

export default function ResearchDesk({ id, payload }: DeskContentProps) {
  const list = useResearchList();
  const holdings = useHoldings();
  const failed = [list, holdings].find(({ data, error }) => data === undefined && error !== null);
  const levels = useResearchLevels();
  const baseLevel = useBaseLevel();
  const isKnown = levels !== null && baseLevel !== null;
  const lead = tResearch("lead", { level: exactNumber(baseLevel ?? 1) });
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={baseLevel === null ? undefined : lead}>
      {isKnown && <ResearchList levels={levels} baseLevel={baseLevel} user={payload.user} />}
      {!isKnown && failed === undefined && <Skeleton rows={14} />}
      {failed !== undefined && (
        <QueryFailed error={failed.error} onRetry={() => failed.refetch()} />
      )}
    </Desk>
  );
}
