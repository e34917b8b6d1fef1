import type { LoginPayload, Position } from "@emberlode/contract";
import {
  armyPower,
  FOREST_WEIGHTS,
  isConsumableTool,
  TOOL_IDS,
  TOOLS,
  type ToolId,
} from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { useView } from "../field/use-fields.ts";
import { useGpsReadyAt, useOwnedTools, useToolList } from "../inventory/use-owned-tool.ts";
import { useIsStepping } from "../movement/use-walker.ts";
import { keptToolEffect } from "../research/effects.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/notes.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { FoundCard } from "./found-card.tsx";
import { ToolPanel } from "./tool-panel.tsx";
import { knownGround, type ToolContext, toolReason, toolRefusal } from "./tool-refusal.ts";
import type { ToolPanelProps } from "./tool-use-button.tsx";
import { useToolMutation } from "./use-tool.ts";

const tTools = await messages("tools");
const tDesks = await messages("desks");
const tCatalogue = await messages("catalogue");

interface ToolRowProps extends ToolPanelProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** An owned tool: its count or level, and its panel when open. */
function ToolRow({ isOpen, onToggle, ...panel }: ToolRowProps) {
  const { tool, held, at, context, refusal } = panel;
  const isKept = !isConsumableTool(tool);
  const isUsable = "use" in TOOLS[tool];
  const amount = exactNumber(held);
  const reason = isUsable && refusal !== null ? toolReason(tool, refusal, at, context.base) : null;
  return (
    <ListRow
      icon={<GameIcon name={tool} className="size-8" />}
      title={tCatalogue(`tools.${tool}.name`)}
      guide={`tool.${tool}`}
      meta={isKept ? tTools("level", { level: amount }) : tTools("count", { count: amount })}
      trailing={
        isUsable ? (
          <button
            type="button"
            className="btn"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {isOpen ? tTools("shut") : tTools("open")}
            <span className="sr-only"> {tCatalogue(`tools.${tool}.name`)}</span>
          </button>
        ) : (
          <span className="chip">{tTools("works")}</span>
        )
      }
    >
      <div className="row-more">
        <p>
          {tCatalogue(`tools.${tool}.description`)} {isKept && `${keptToolEffect(tool, held)}.`}
        </p>
        {reason !== null && !isOpen && <Refusal text={reason} />}
      </div>
      {isOpen && <ToolPanel {...panel} />}
    </ListRow>
  );
}

function howToGet(tool: ToolId): string {
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
      guide={`tool.${tool}`}
      state="locked"
    >
      <div className="row-more">
        <p>
          {tCatalogue(`tools.${tool}.description`)} {howToGet(tool)}
        </p>
      </div>
    </ListRow>
  );
}

/** What the page knows that determines which tools can be used. */
function useToolContext({ base, status }: LoginPayload["user"]): ToolContext {
  const { data: view } = useView();
  const gpsReadyAt = useGpsReadyAt();
  const army = { attackUnits: status.attack_units, defenseUnits: status.defense_units };
  return { groundAt: knownGround(view), base, attack: armyPower(army).attack, gpsReadyAt };
}

const TOOL_SECTIONS = ["here", "held", "missing"] as const;
type ToolSection = (typeof TOOL_SECTIONS)[number];

/** The open tool, and the section where it was opened. */
interface OpenTool {
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
  open: OpenTool | null,
): Readonly<Record<ToolSection, readonly ToolId[]>> {
  const sectionOf = (tool: ToolId): ToolSection => {
    if (open?.tool === tool) return open.section;
    if ((held.get(tool) ?? 0) < 1) return "missing";
    return isUsableHere(tool) ? "here" : "held";
  };
  const idsOf = (section: ToolSection) => TOOL_IDS.filter((tool) => sectionOf(tool) === section);
  return { here: idsOf("here"), held: idsOf("held"), missing: idsOf("missing") };
}

interface ToolListProps {
  held: ReadonlyMap<ToolId, number>;
  at: Position;
  user: LoginPayload["user"];
}

/** The tools: those usable here first, then other owned ones, then the rest. */
function ToolList({ held, at, user }: ToolListProps) {
  const [open, setOpen] = useState<OpenTool | null>(null);
  const context = useToolContext(user);
  const use = useToolMutation();
  // A tool is used at the server's position of the player: wait for steps in flight.
  const stepping = useIsStepping();
  const now = useNow();
  const refusalOf = (tool: ToolId) => toolRefusal(tool, held.get(tool) ?? 0, at, context, now);
  const sections = toolSections(held, (tool) => refusalOf(tool) === null, open);
  const toResearch = (
    <button type="button" className="btn" onClick={() => openDesk("research")}>
      {tTools("toResearch")}
    </button>
  );
  return (
    <div className="tools">
      <FoundCard at={at} />
      {TOOL_SECTIONS.map((section) => {
        const ids = sections[section];
        if (ids.length === 0 && section !== "here") return null;
        return (
          <section key={section} data-section={section}>
            <div className="group-head">
              <h3 className="group-title">{tTools(`sections.${section}`)}</h3>
              {section === "missing" && toResearch}
            </div>
            {ids.length === 0 ? (
              <EmptyState
                icon="tools"
                title={tTools("hereNoneTitle")}
                text={tTools("hereNoneText")}
              />
            ) : (
              <ListRows label={tTools(`list.${section}`)}>
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
                      context={context}
                      refusal={refusalOf(tool)}
                      isPending={use.isPending || stepping}
                      onUse={use.mutate}
                      isOpen={open?.tool === tool}
                      onToggle={(isOpen) => setOpen(isOpen ? { tool, section } : null)}
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

/** All tools, with a panel for those that can be used (rules §14). */
export default function ToolsDesk({ id, payload, place }: DeskContentProps) {
  const { error, refetch } = useToolList();
  const held = useOwnedTools();
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={tTools("lead")}>
      {held !== null && <ToolList held={held} at={place.at} user={payload.user} />}
      {held === null && error === null && <Skeleton rows={TOOL_IDS.length} />}
      {held === null && error !== null && <QueryFailed error={error} onRetry={() => refetch()} />}
    </Desk>
  );
}
