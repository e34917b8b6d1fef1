import type { Position } from "@emberlode/contract";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import type { GroundAt } from "./known-ground.ts";
import { PickCell } from "./pick-cell.tsx";
import { PICK_REACH, type PickedTool, pickCells } from "./pick-cells.ts";

const t = await messages("tools");

interface PickMapProps {
  tool: PickedTool;
  here: Position;
  picked: Position;
  groundAt: GroundAt;
  onPick: (at: Position) => void;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The fields around the player; pick the target with arrow keys and Enter, or with a tap. */
export function PickMap({ tool, here, picked, groundAt, onPick }: PickMapProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ dx: 0, dy: 0 });
  const legend = useId();
  const limit = (n: number) => Math.max(-PICK_REACH, Math.min(PICK_REACH, n));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = { dx: limit(focus.dx + move[0]), dy: limit(focus.dy + move[1]) };
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-pick="${next.dx},${next.dy}"]`)?.focus();
  };
  return (
    <div className="pick-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a grid widget, not a table */}
      <div
        ref={grid}
        role="grid"
        aria-label={t(`map.${tool}`)}
        aria-describedby={legend}
        className="map-grid"
        onKeyDown={onKeyDown}
      >
        {pickCells(tool, here, picked, groundAt).map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable instead
          // biome-ignore lint/a11y/useSemanticElements: a grid widget, not a table
          <div key={row[0]?.key} role="row" className="map-row pick-row">
            {row.map((cell) => (
              <PickCell
                key={cell.key}
                cell={cell}
                focusable={cell.key === `${focus.dx},${focus.dy}`}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
      <p id={legend} className="pick-legend">
        {t(`legend.${tool}`)} {t("map.hint")}
      </p>
    </div>
  );
}
