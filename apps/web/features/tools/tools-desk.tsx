import { messages } from "../../lib/messages.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { Desk } from "../desks/desk.tsx";
import { QueryFailed } from "../desks/query-failed.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ToolList } from "./tool-list.tsx";
import { useOwnedTools, useToolList } from "./use-owned-tool.ts";

const tTools = await messages("tools");
const tDesks = await messages("desks");

/** All tools, with a panel for those that can be used (rules §14). */
export default function ToolsDesk({ id, payload, place }: DeskContentProps) {
  const { error, refetch } = useToolList();
  const held = useOwnedTools();
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={tTools("lead")}>
      {held !== null && <ToolList held={held} at={place.at} user={payload.user} />}
      {held === null && error === null && <Skeleton rows={14} />}
      {held === null && error !== null && <QueryFailed error={error} onRetry={() => refetch()} />}
    </Desk>
  );
}
