import type { LoginPayload, Position } from "@emberlode/contract";
import { FOREST_WEIGHTS, power, TOOL_IDS, TOOLS, type ToolId } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { openDesk } from "../desks/use-desk.ts";
import { useView } from "../field/use-fields.ts";
import { useIsStepping } from "../movement/use-walker.ts";
import { EmptyNext } from "../ui/empty-next.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { FoundCard } from "./found-card.tsx";
import { knownGround } from "./known-ground.ts";
import { type ToolStanding, toolRefusal } from "./tool-refusal.ts";
import { ToolRow } from "./tool-row.tsx";
import { useGpsReadyAt } from "./use-owned-tool.ts";
import { useUseTool } from "./use-tool.ts";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

function wayToGet(tool: ToolId): string {
  const { pack } = TOOLS[tool];
  if (pack === null) return tTools("get.research");
  const amount = exactNumber(pack);
  return Object.hasOwn(FOREST_WEIGHTS, tool)
    ? tTools("get.packForest", { pack: amount })
    : tTools("get.pack", { pack: amount });
}

/** A tool that the player does not have, and how to get it. */
function MissingRow({ tool }: { tool: ToolId }) {
  return (
    <ListRow
      icon={<GameIcon name={tool} className="size-8" />}
      title={tCatalogue(`tools.${tool}.name`)}
      meta={`${tCatalogue(`tools.${tool}.description`)} ${wayToGet(tool)}`}
      state="locked"
    />
  );
}

/** What the page knows that determines which tools can be used. */
function useStanding({ base, status }: LoginPayload["user"]): ToolStanding {
  const { data: view } = useView();
  const gpsReadyAt = useGpsReadyAt();
  const army = { attackUnits: status.attack_units, defenseUnits: status.defense_units };
  return { groundAt: knownGround(view), base, attack: power(army).attack, gpsReadyAt };
}

const TOOL_SECTIONS = ["here", "held", "missing"] as const;
type ToolSection = (typeof TOOL_SECTIONS)[number];

/** The open tool, and the section in which it was opened. */
interface ChosenTool {
  tool: ToolId;
  section: ToolSection;
}

/**
 * The tools of each section, in catalogue order. The open one stays in its section until it is
 * closed, so that it does not move under the finger.
 */
export function toolSections(
  held: ReadonlyMap<ToolId, number>,
  isUsableHere: (tool: ToolId) => boolean,
  chosen: ChosenTool | null,
): Readonly<Record<ToolSection, readonly ToolId[]>> {
  const sectionOf = (tool: ToolId): ToolSection => {
    if (chosen?.tool === tool) return chosen.section;
    if ((held.get(tool) ?? 0) < 1) return "missing";
    return isUsableHere(tool) ? "here" : "held";
  };
  const of = (section: ToolSection) => TOOL_IDS.filter((tool) => sectionOf(tool) === section);
  return { here: of("here"), held: of("held"), missing: of("missing") };
}

const t = await messages("tools");

interface ToolListProps {
  held: ReadonlyMap<ToolId, number>;
  at: Position;
  user: LoginPayload["user"];
}

/** The fourteen tools: those usable here first, then other owned ones, then the rest. */
export function ToolList({ held, at, user }: ToolListProps) {
  const [chosen, setChosen] = useState<ChosenTool | null>(null);
  const standing = useStanding(user);
  const use = useUseTool();
  // A tool is used at the server's position of the player: wait for steps in flight.
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
