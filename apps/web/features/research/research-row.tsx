import type { LoginPayload } from "@emberlode/contract";
import { MAX_RESEARCH_LEVEL, researchPrice, researchRefusal, type ToolId } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { PriceTile } from "../ui/price-tile.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { effectNext, effectNow } from "./effects.ts";

const t = await messages("research");

const LEVELS = Array.from({ length: MAX_RESEARCH_LEVEL }, (_, index) => index + 1);

/** A level out of five, in words and as pips; those above the maximum are dashed. */
function LevelPips({ level, ceiling }: { level: number; ceiling: number }) {
  return (
    <span className="level">
      {t("level", { level: exactNumber(level), most: exactNumber(MAX_RESEARCH_LEVEL) })}
      <span className="pips" aria-hidden="true">
        {LEVELS.map((one) => (
          <i key={one} data-on={one <= level || undefined} data-shut={one > ceiling || undefined} />
        ))}
      </span>
    </span>
  );
}

const tResearch = await messages("research");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

interface ResearchRowProps {
  research: ToolId;
  level: number;
  baseLevel: number;
  /** How many of the tool the player has. */
  held: number;
  /** Whether another desk linked to it. */
  isWanted: boolean;
  user: LoginPayload["user"];
  onRaise: (research: ToolId) => void;
}

const mean = ([least, most]: readonly [number, number]) => (least + most) / 2;

/** A research: its current and next effect, its price, and why it may not be raised. */
export function ResearchRow(props: ResearchRowProps) {
  const { research, level, baseLevel, held, isWanted, user, onRaise } = props;
  const why = useId();
  const refusal = researchRefusal(research, { carried: user.status, level, baseLevel });
  const code = refusal?.code;
  const each = researchPrice(research, level);
  const next = exactNumber(level + 1);
  return (
    <ListRow
      icon={<GameIcon name={research} className="size-8" />}
      title={
        <>
          {tCatalogue(`tools.${research}.name`)} <LevelPips level={level} ceiling={baseLevel} />
        </>
      }
      meta={tCatalogue(`tools.${research}.description`)}
      state={code === "MAX_LEVEL" ? "done" : code === "BASE_LEVEL_TOO_LOW" ? "locked" : undefined}
      trailing={
        each !== null && (
          <button
            type="button"
            className="btn"
            data-ready={refusal === null || undefined}
            aria-disabled={refusal !== null}
            aria-describedby={why}
            aria-label={tResearch("raise", {
              name: tCatalogue(`tools.${research}.name`),
              level: next,
            })}
            onClick={() => {
              if (refusal === null) onRaise(research);
            }}
          >
            {tResearch("raiseShort", { level: next })}
          </button>
        )
      }
    >
      <div className="research-more" data-wanted={isWanted || undefined}>
        <dl className="effects">
          <div>
            <dt>{tResearch("now")}</dt>
            <dd>{effectNow(research, level, held)}</dd>
          </div>
          {each !== null && (
            <div>
              <dt>{tResearch("next", { level: next })}</dt>
              <dd>{effectNext(research, level, held)}</dd>
            </div>
          )}
        </dl>
        <div id={why} className="research-price">
          {refusal?.code === "BASE_LEVEL_TOO_LOW" && (
            <Refusal text={errorText(tErrors, refusal.code, refusal)} />
          )}
          {code === "MAX_LEVEL" && <p className="text-muted">{tResearch("refused.most")}</p>}
          {each !== null && (
            <PriceTile
              price={{ metal: each, energy: each }}
              have={user.status}
              yieldPerDig={{ metal: mean(user.digMetalCap), energy: mean(user.digEnergyCap) }}
            />
          )}
        </div>
      </div>
    </ListRow>
  );
}
