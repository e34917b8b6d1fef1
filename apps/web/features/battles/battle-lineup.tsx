/** Both armies face to face: the strongest kinds of each side, standing and fallen. */
import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE_FACTORS, UNITS } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { unitIcon } from "../army/army-icons.tsx";
import { GameIcon } from "../ui/game-icon.tsx";
import { type ArmyRow, armyRows } from "./army-rows.ts";

const tBattles = await messages("battles");
const tCatalogue = await messages("catalogue");

/** Kinds of units shown of each side, and figures of each kind. */
const MAX_KINDS = 3;
const MAX_FIGURES = 5;

type SideName = "attacker" | "defender";

const kindOf = (side: SideName) => (side === "attacker" ? "attack" : "defense");

export interface LineupKind extends Pick<ArmyRow, "index" | "sent"> {
  /** Units that did not come home or are not repaired. */
  gone: number;
  figures: number;
  /** Fallen ones among the figures: all only if all units are gone, some only if some are. */
  fallen: number;
}

/** More units are more figures, but not in proportion: 1 is one, 16 and more are five. */
const figuresFor = (count: number): number =>
  Math.min(MAX_FIGURES, Math.max(1, Math.ceil(Math.log2(count + 1))));

function fallenAmong(figures: number, sent: number, gone: number): number {
  if (gone === 0 || gone === sent) return gone === 0 ? 0 : figures;
  return Math.min(figures - 1, Math.max(1, Math.round((figures * gone) / sent)));
}

/** The kinds with the most strength in battle, strongest first. */
export function lineupOf(report: PublicBattleReport, side: SideName): readonly LineupKind[] {
  const units = UNITS[kindOf(side)];
  const strength = ({ index, sent }: ArmyRow) =>
    sent * (units[index]?.strength ?? 0) * (BATTLE_FACTORS.strength[index] ?? 0);
  return armyRows(report, side)
    .toSorted((one, other) => strength(other) - strength(one))
    .slice(0, MAX_KINDS)
    .map(({ index, sent, left }) => {
      const gone = sent - left;
      const figures = figuresFor(sent);
      return { index, sent, gone, figures, fallen: fallenAmong(figures, sent, gone) };
    });
}

function Kind({ side, kind }: { side: SideName; kind: LineupKind }) {
  const { index, sent, gone, figures, fallen } = kind;
  const unit = UNITS[kindOf(side)][index];
  if (unit === undefined) return null;
  const standing = figures - fallen;
  return (
    <li className="lineup-kind">
      <span className="lineup-figures" aria-hidden="true">
        {Array.from({ length: figures }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of one kind are alike
          <span key={at} data-fallen={at >= standing || undefined}>
            <GameIcon name={unitIcon(kindOf(side), index)} className="lineup-figure" />
          </span>
        ))}
      </span>
      <span className="lineup-text">
        {tCatalogue(`unitCounts.${unit.id}`, { count: sent })}
        {gone > 0 && (
          <b className="figure"> {tBattles("replay.fell", { count: exactNumber(gone) })}</b>
        )}
      </span>
    </li>
  );
}

/** The attacker's army on the left, the defense on the right. */
export function BattleLineup({ report }: { report: PublicBattleReport }) {
  return (
    <div className="battle-lineup">
      {(["attacker", "defender"] as const).map((side) => {
        const kinds = lineupOf(report, side);
        return (
          <ul key={side} data-side={side} aria-label={tBattles(`sides.${side}`)}>
            {kinds.map((kind) => (
              <Kind key={kind.index} side={side} kind={kind} />
            ))}
            {kinds.length === 0 && (
              <li className="lineup-kind">
                <span className="lineup-text">{tBattles("armies.none")}</span>
              </li>
            )}
          </ul>
        );
      })}
    </div>
  );
}
