import type { LoginPayload } from "@emberlode/contract";
import {
  type Amounts,
  MAX_RESEARCH_LEVEL,
  researchPrice,
  researchRefusal,
  TOOL_IDS,
  type ToolId,
} from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { meanDig } from "../field/mean-dig.ts";
import { useOwnedTools } from "../inventory/use-owned-tool.ts";
import { useIsShielded } from "../session/player-context.tsx";
import { ButtonPrice, digsText, shortText } from "../ui/button-price.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Refusal } from "../ui/notes.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { Segments } from "../ui/segments.tsx";
import { currentEffect, nextEffect } from "./effects.ts";
import { type Recommendation, recommendedResearch } from "./recommended.ts";
import {
  type ResearchLevels,
  raisableNow,
  useBaseLevel,
  useOwnedFactories,
  useResearchLevels,
  useResearchList,
} from "./use-levels.ts";
import { useRaiseResearch } from "./use-researches.ts";

const tResearch = await messages("research");
const tDesks = await messages("desks");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

type ResearchGroup = "raiding" | "finding" | "moving" | "town";

/** The group of each research, in the order of the list. */
const GROUP_OF: Readonly<Record<ToolId, ResearchGroup>> = {
  hotcut: "raiding",
  army_locator: "raiding",
  mines: "raiding",
  mdn: "raiding",
  scouter: "finding",
  flag_locator: "finding",
  base_locator: "finding",
  gps: "moving",
  base_mover: "moving",
  prob_drive: "moving",
  improb_drive: "moving",
  bank: "town",
  market: "town",
  casino: "town",
};

const RESEARCH_ORDER = Object.keys(GROUP_OF) as readonly ToolId[];
const RESEARCH_GROUP_IDS = [...new Set(Object.values(GROUP_OF))];

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, index) => index + 1);

/** A level out of five, in words and as pips; those above the base's level are dashed. */
function LevelPips({ level, baseLevel }: { level: number; baseLevel: number }) {
  return (
    <span className="level">
      {tResearch("level", { level: exactNumber(level), most: exactNumber(MAX_RESEARCH_LEVEL) })}
      <span className="pips" aria-hidden="true">
        {LEVELS.map((one) => (
          <i
            key={one}
            data-on={one <= level || undefined}
            data-shut={one > baseLevel || undefined}
          />
        ))}
      </span>
    </span>
  );
}

/** What a price is short of, in one line of a phone. */
function shortageText(missing: Amounts, yieldPerDig: Amounts): string {
  return missing.metal > 0 && missing.energy > 0
    ? tResearch("refused.both", { digs: digsText(missing, yieldPerDig) })
    : (shortText(missing, yieldPerDig) ?? "");
}

interface ResearchRowProps {
  research: ToolId;
  level: number;
  baseLevel: number;
  /** How many of the tool the player has. */
  held: number;
  user: LoginPayload["user"];
  /** Why it is recommended; null if it is not. */
  reason: Recommendation["reason"] | null;
  onRaise: (research: ToolId) => void;
}

/** A research: its current and next effect, its price, and why it may not be raised. */
function ResearchRow(props: ResearchRowProps) {
  const { research, level, baseLevel, held, user, reason, onRaise } = props;
  const reasonId = useId();
  const refusal = researchRefusal(research, { carried: user.status, level, baseLevel });
  const code = refusal?.code;
  const price = researchPrice(research, level);
  const next = exactNumber(level + 1);
  return (
    <ListRow
      icon={<GameIcon name={research} className="size-8" />}
      title={tCatalogue(`tools.${research}.name`)}
      guide={`research.${research}`}
      meta={<LevelPips level={level} baseLevel={baseLevel} />}
      isMarked={reason !== null}
      state={code === "MAX_LEVEL" ? "done" : code === "BASE_LEVEL_TOO_LOW" ? "locked" : undefined}
      trailing={
        price !== null && (
          <button
            type="button"
            className="btn"
            data-ready={refusal === null || undefined}
            aria-disabled={refusal !== null}
            aria-describedby={`${reasonId}-price ${reasonId}`}
            aria-label={tResearch("raise", {
              name: tCatalogue(`tools.${research}.name`),
              level: next,
            })}
            onClick={() => {
              if (refusal === null) onRaise(research);
            }}
          >
            {tResearch("raiseShort", { level: next })}
            <ButtonPrice id={`${reasonId}-price`} price={{ metal: price, energy: price }} />
          </button>
        )
      }
    >
      <div className="row-more">
        {reason === null ? (
          <p>{tCatalogue(`tools.${research}.description`)}</p>
        ) : (
          <p className="research-why">
            <b>{tResearch("recommended")}:</b> {tResearch(`why.${reason}`)}
          </p>
        )}
        <dl className="effects">
          <div>
            <dt>{tResearch("now")}</dt>
            <dd>{currentEffect(research, level, held)}</dd>
          </div>
          {price !== null && (
            <div>
              <dt>{tResearch("next", { level: next })}</dt>
              <dd>{nextEffect(research, level, held)}</dd>
            </div>
          )}
        </dl>
        <div id={reasonId}>
          {refusal?.code === "BASE_LEVEL_TOO_LOW" && (
            <Refusal text={errorText(tErrors, refusal.code, refusal)} />
          )}
          {refusal?.missing !== undefined && (
            <Refusal text={shortageText(refusal.missing, meanDig(user))} />
          )}
          {code === "MAX_LEVEL" && <p className="text-muted">{tResearch("refused.most")}</p>}
        </div>
      </div>
    </ListRow>
  );
}

interface ResearchListProps {
  levels: ResearchLevels;
  baseLevel: number;
  user: LoginPayload["user"];
}

const groupOf = (recommended: Recommendation | null) =>
  recommended === null ? null : GROUP_OF[recommended.research];

/** The list with the recommended one first. */
function recommendedFirst<Item>(
  items: readonly Item[],
  isRecommended: (item: Item) => boolean,
): Item[] {
  return items.toSorted((one, other) => Number(isRecommended(other)) - Number(isRecommended(one)));
}

/**
 * The recommended research as it was when the desk opened, so that no row moves under the finger,
 * or null. Null also while the player's tools are loading.
 */
function useRecommendation({ levels, baseLevel, user }: ResearchListProps): Recommendation | null {
  const held = useOwnedTools();
  const isShielded = useIsShielded(user.status);
  const [recommended, setRecommended] = useState<Recommendation | null | undefined>();
  if (recommended === undefined && held !== null) {
    const hasArmy = user.status.attack_units.some((count) => count > 0);
    const heldOf = (tool: ToolId) => held.get(tool) ?? 0;
    setRecommended(recommendedResearch(levels, { baseLevel, isShielded, hasArmy, heldOf }));
  }
  return recommended ?? null;
}

/**
 * The researches in groups, the recommended one first in its group, or only those that can be
 * raised now.
 */
function ResearchList({ levels, baseLevel, user }: ResearchListProps) {
  const [filter, setFilter] = useState<"all" | "raisable">("all");
  /** Rows raised since the filter was set are kept, so that no row moves under the finger. */
  const [raised, setRaised] = useState<readonly ToolId[]>([]);
  const held = useOwnedTools();
  const raise = useRaiseResearch();
  const raisable = raisableNow(levels, { carried: user.status, baseLevel });
  const isShown = (id: ToolId) => filter === "all" || raisable.includes(id) || raised.includes(id);
  const recommended = useRecommendation({ levels, baseLevel, user });
  // On a wide screen, all of a group's researches are in sight in the usual order too.
  const isWide = useMedia(WIDE_SCREEN);
  const groups = recommendedFirst(
    RESEARCH_GROUP_IDS,
    (group) => !isWide && group === groupOf(recommended),
  )
    .map((group) => ({
      group,
      ids: recommendedFirst(
        RESEARCH_ORDER.filter((id) => GROUP_OF[id] === group && isShown(id)),
        (id) => id === recommended?.research,
      ),
    }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <div className="research">
      <Segments
        label={tResearch("show")}
        value={filter}
        options={[
          { id: "all", text: tResearch("filters.all") },
          {
            id: "raisable",
            text: tResearch("filters.raisable", { count: exactNumber(raisable.length) }),
          },
        ]}
        onChange={(chosen) => {
          setFilter(chosen);
          setRaised([]);
        }}
      />
      {groups.length === 0 && (
        <EmptyState
          icon="research"
          title={tResearch("nothingTitle")}
          text={tResearch("nothingText")}
          action={
            <button type="button" className="btn" onClick={() => setFilter("all")}>
              {tResearch("showAll")}
            </button>
          }
        />
      )}
      {groups.map(({ group, ids }) => (
        <section key={group}>
          <h3 className="group-title">{tResearch(`groups.${group}`)}</h3>
          <ListRows label={tResearch("list", { group: tResearch(`groups.${group}`) })}>
            {ids.map((id) => (
              <ResearchRow
                key={id}
                research={id}
                level={levels.get(id) ?? 0}
                baseLevel={baseLevel}
                held={held?.get(id) ?? 0}
                user={user}
                reason={
                  id === recommended?.research && !raised.includes(id) ? recommended.reason : null
                }
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

export default function ResearchDesk({ id, payload }: DeskContentProps) {
  const list = useResearchList({ isDesk: true });
  const factories = useOwnedFactories();
  const failed = [list, factories].find(({ data, error }) => data === undefined && error !== null);
  const levels = useResearchLevels();
  const baseLevel = useBaseLevel();
  const isKnown = levels !== null && baseLevel !== null;
  const lead = tResearch("lead", { level: exactNumber(baseLevel ?? 1) });
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={baseLevel === null ? undefined : lead}>
      {isKnown && <ResearchList levels={levels} baseLevel={baseLevel} user={payload.user} />}
      {!isKnown && failed === undefined && <Skeleton rows={TOOL_IDS.length} />}
      {failed !== undefined && (
        <QueryFailed error={failed.error} onRetry={() => failed.refetch()} />
      )}
    </Desk>
  );
}
