import type { LoginPayload, Position } from "@emberlode/contract";
import type { ToolId } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { useNow } from "../../../lib/use-now.ts";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { useIsStepping } from "../../movement/hooks/use-walker.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { ListRows } from "../../ui/components/list-row.tsx";
import { useStanding } from "../hooks/use-standing.ts";
import { useUseTool } from "../hooks/use-tool.ts";
import { toolRefusal } from "../tool-refusal.ts";
import { type ChosenTool, TOOL_SECTIONS, toolSections } from "../tool-sections.ts";
import { FoundCard } from "./found-card.tsx";
import { MissingRow } from "./missing-row.tsx";
import { ToolRow } from "./tool-row.tsx";

const t = await messages("tools");

interface ToolListProps {
  held: ReadonlyMap<ToolId, number>;
  at: Position;
  user: LoginPayload["user"];
}

/** The fourteen: usable here first, then those owned, then the others. */
export function ToolList({ held, at, user }: ToolListProps) {
  const [chosen, setChosen] = useState<ChosenTool | null>(null);
  const standing = useStanding(user);
  const use = useUseTool();
  // A tool works at the server's position of the player: wait for steps in flight.
  const stepping = useIsStepping();
  const now = useNow();
  const refusalOf = (tool: ToolId) => toolRefusal(tool, held.get(tool) ?? 0, at, standing, now);
  const sections = toolSections(held, (tool) => refusalOf(tool) === null, chosen);
  const toResearch = (
    <button type="button" className="btn" onClick={() => openDesk("research")}>
      {t("toResearch")}
    </button>
  );
  return (
    <div className="tools">
      <FoundCard at={at} />
      {TOOL_SECTIONS.map((section) => {
        const ids = sections[section];
        if (ids.length === 0 && section !== "here") return null;
        return (
          <section key={section}>
            <div className="group-head">
              <h3 className="group-title">{t(`sections.${section}`)}</h3>
              {section === "missing" && toResearch}
            </div>
            {ids.length === 0 ? (
              <EmptyNext icon="tools" title={t("hereNoneTitle")} text={t("hereNoneText")} />
            ) : (
              <ListRows label={t(`list.${section}`)}>
                {ids.map((tool) =>
                  section === "missing" ? (
                    <MissingRow key={tool} tool={tool} />
                  ) : (
                    <ToolRow
                      key={tool}
                      tool={tool}
                      held={held.get(tool) ?? 0}
                      at={at}
                      user={user}
                      standing={standing}
                      refusal={refusalOf(tool)}
                      pending={use.isPending || stepping}
                      onUse={use.mutate}
                      chosen={chosen?.tool === tool}
                      onChoose={(is) => setChosen(is ? { tool, section } : null)}
                    />
                  ),
                )}
              </ListRows>
            )}
          </section>
        );
      })}
    </div>
  );
}
