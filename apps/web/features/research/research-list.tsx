import type { LoginPayload } from "@emberlode/contract";
import type { ToolId } from "@emberlode/game";
import { useAtom } from "jotai";
import { type RefObject, useEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useOwnedTools } from "../tools/use-owned-tool.ts";
import { Segments } from "../town/segments.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { type ResearchLevels, raisableNow } from "./raisable.ts";
import { RESEARCH_GROUP_IDS, RESEARCH_GROUPS } from "./research-groups.ts";
import { ResearchRow } from "./research-row.tsx";
import { useRaise } from "./use-researches.ts";
import { wantedResearchAtom } from "./wanted-research-atom.ts";

/** The linked research, scrolled into view; null if none. */
function useWanted(list: RefObject<HTMLElement | null>): ToolId | null {
  const [asked, setAsked] = useAtom(wantedResearchAtom);
  const [wanted] = useState(asked);
  useEffect(() => {
    setAsked(null);
    const row = list.current?.querySelector("[data-wanted]")?.closest("li");
    row?.scrollIntoView?.({ block: "center" });
  }, [list, setAsked]);
  return wanted;
}

const t = await messages("research");

interface ResearchListProps {
  levels: ResearchLevels;
  baseLevel: number;
  user: LoginPayload["user"];
}

/** The fourteen researches in groups, or only those that can be raised now. */
export function ResearchList({ levels, baseLevel, user }: ResearchListProps) {
  const [filter, setFilter] = useState<"all" | "raisable">("all");
  /** Rows raised since the filter was set are kept, so that no row moves under the finger. */
  const [raised, setRaised] = useState<readonly ToolId[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const wanted = useWanted(list);
  const held = useOwnedTools();
  const raise = useRaise();
  const raisable = raisableNow(levels, { carried: user.status, baseLevel });
  const isShown = (id: ToolId) => filter === "all" || raisable.includes(id) || raised.includes(id);
  const groups = RESEARCH_GROUP_IDS.map((group) => ({
    group,
    ids: RESEARCH_GROUPS[group].filter(isShown),
  })).filter(({ ids }) => ids.length > 0);
  return (
    <div className="research" ref={list}>
      <Segments
        label={t("show")}
        value={filter}
        options={[
          { id: "all", text: t("filters.all") },
          { id: "raisable", text: t("filters.raisable", { count: exactNumber(raisable.length) }) },
        ]}
        onChange={(chosen) => {
          setFilter(chosen);
          setRaised([]);
        }}
      />
      {groups.length === 0 && (
        <EmptyNext
          icon="research"
          title={t("nothingTitle")}
          text={t("nothingText")}
          action={
            <button type="button" className="btn" onClick={() => setFilter("all")}>
              {t("showAll")}
            </button>
          }
        />
      )}
      {groups.map(({ group, ids }) => (
        <section key={group}>
          <h3 className="group-title">{t(`groups.${group}`)}</h3>
          <ListRows label={t("list", { group: t(`groups.${group}`) })}>
            {ids.map((id) => (
              <ResearchRow
                key={id}
                research={id}
                level={levels.get(id) ?? 0}
                baseLevel={baseLevel}
                held={held?.get(id) ?? 0}
                isWanted={id === wanted}
                user={user}
                onRaise={(research) => {
                  if (raise.isPending) return;
                  setRaised([...raised, research]);
                  raise.mutate({ research, level: (levels.get(id) ?? 0) + 1 });
                }}
              />
            ))}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
