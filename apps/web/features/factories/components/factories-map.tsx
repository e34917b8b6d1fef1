import type { OwnedFactory, Position } from "@emberlode/contract";
import { GRID_SIZE } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

const t = await messages("factories");

/** Size of the whole world in drawing units; one per cell. */
const VIEW = `0 0 ${GRID_SIZE} ${GRID_SIZE}`;
const CELL_MIDDLE = 0.5;
const MARK = 2;

interface FactoriesMapProps {
  base: OwnedFactory | null;
  plain: readonly OwnedFactory[];
  here: Position;
}

const middle = ({ x, y }: Position) => ({ cx: x - CELL_MIDDLE, cy: y - CELL_MIDDLE });

/** The player's factories on the map: the base is a square, factories are dots, the player is a ring. */
export function FactoriesMap({ base, plain, here }: FactoriesMapProps) {
  const home = base && middle(base.factory);
  const you = middle(here);
  return (
    <figure className="factories-map">
      <svg viewBox={VIEW} role="img" aria-label={t("list.map", { factories: plain.length })}>
        {plain.map(({ _id, factory }) => (
          <circle key={_id} className="mark-factory" r={MARK / 2} {...middle(factory)} />
        ))}
        {home !== null && (
          <rect
            className="mark-base"
            x={home.cx - MARK / 2}
            y={home.cy - MARK / 2}
            width={MARK}
            height={MARK}
          />
        )}
        <circle className="mark-you" r={MARK} {...you} />
      </svg>
      <figcaption aria-hidden="true">
        <span data-mark="base">{t("list.legendBase")}</span>
        <span data-mark="factory">{t("list.legendFactory")}</span>
        <span data-mark="you">{t("list.legendYou")}</span>
      </figcaption>
    </figure>
  );
}
