/** Picks the target of a tool on the map around the player. */
import type { Position } from "@emberlode/contract";
import {
  type FieldType,
  gridDistance,
  isBuilt,
  isSameCell,
  MINES,
  wrapCoordinate,
} from "@emberlode/game";
import { type KeyboardEvent, memo, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { isActivation } from "../../lib/keys.ts";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { useView } from "../field/use-fields.ts";
import { offsetsWithin } from "../local-map/cells.ts";
import { tileNumber } from "../local-map/tile-number.ts";
import { useWalker } from "../movement/use-walker.ts";
import type { Question } from "../ui/confirm-dialog.tsx";
import { type GroundAt, toolReason, toolRefusal } from "./tool-refusal.ts";
import { type ToolPanelProps, ToolUseButton } from "./tool-use-button.tsx";

const t = await messages("tools");
const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

const MapGlyph = lazyComponent(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.MapGlyph) };
});

/** A field of the map for picking a target. */
interface TargetCell extends Position {
  key: string;
  type: FieldType | null;
  label: string;
  here: boolean;
  picked: boolean;
  /** Whether using the tool on the picked field affects this one. */
  inArea: boolean;
  /** Whether this field prevents using the tool on the picked one. */
  blocks: boolean;
}

interface PickCellProps {
  cell: TargetCell;
  focusable: boolean;
  onPick: (at: Position) => void;
}

function PickCell({ cell, focusable, onPick }: PickCellProps) {
  const { key, x, y, type, label, here, picked, inArea, blocks } = cell;
  const { data: view } = useView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid widget
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-selected={picked}
      className="map-cell pick-cell"
      data-pick={key}
      data-type={type ?? "fog"}
      data-here={here || undefined}
      data-area={inArea || undefined}
      data-blocks={blocks || undefined}
      title={label}
      onClick={() => onPick({ x, y })}
      onKeyDown={(event) => {
        if (!isActivation(event)) return;
        event.preventDefault();
        onPick({ x, y });
      }}
    >
      {type !== null && (
        <Suspense>
          <MapGlyph type={type} tile={tileNumber(view, { x, y }, type)} className="map-glyph" />
        </Suspense>
      )}
    </div>
  );
}

/** Tools with a target on the map, and the radius of their effect in cells. */
const AREAS = { mines: 1, mdn: MINES.detectCells, base_mover: 0 } as const;
type TargetTool = keyof typeof AREAS;

/** Number of fields on each side of the player, the same as the range of sight. */
const PICK_REACH = 3;

export function pickCells(
  tool: TargetTool,
  here: Position,
  picked: Position,
  groundAt: GroundAt,
): TargetCell[][] {
  return offsetsWithin(PICK_REACH).map((dy) =>
    offsetsWithin(PICK_REACH).map((dx) => {
      const at = { x: wrapCoordinate(here.x + dx), y: wrapCoordinate(here.y + dy) };
      const ground = groundAt(at);
      const type = ground?.type ?? null;
      const inArea = gridDistance(at, picked) <= AREAS[tool];
      const blocks = tool === "mines" && inArea && ground !== undefined && isBuilt(ground);
      const title = type === null ? tGame("field.unknown") : tCatalogue(`fields.${type}.title`);
      const isHere = isSameCell(at, here);
      const isPicked = isSameCell(at, picked);
      const notes = [
        tGame("map.cell", { x: at.x, y: at.y, title }),
        isHere ? t("map.here") : "",
        isPicked ? t("map.picked") : inArea ? t("map.inArea") : "",
        blocks ? t("map.blocks") : "",
      ];
      return {
        ...at,
        key: `${dx},${dy}`,
        type,
        here: isHere,
        picked: isPicked,
        inArea,
        blocks,
        label: notes.filter(Boolean).join(", "),
      };
    }),
  );
}

interface PickMapProps {
  tool: TargetTool;
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
function PickMap({ tool, here, picked, groundAt, onPick }: PickMapProps) {
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

interface TargetPickerProps extends ToolPanelProps {
  tool: TargetTool;
  /** The button's label at the player's own field. */
  text: string;
  /** The confirmation there; omit it or pass null to skip it. */
  question?: Question | null;
  /** Why the tool cannot be used on any target; null if it can. */
  blockedBy?: string | null;
  onConfirmed: () => void;
  children: ReactNode;
}

/** Uses a tool on a target picked on the map, walking to a distant target first. */
export function TargetPicker(props: TargetPickerProps) {
  const { tool, held, at, context, isPending, text, onConfirmed, children } = props;
  const { question = null, blockedBy = null } = props;
  const [selected, setSelected] = useState<Position | null>(null);
  const walker = useWalker();
  const now = useNow();
  const picked = selected ?? at;
  const code = toolRefusal(tool, held, picked, context, now);
  const reason = code === null ? blockedBy : toolReason(tool, code, picked, context.base);
  const isHere = isSameCell(picked, at);
  return (
    <div className="tool-target">
      <PickMap
        tool={tool}
        here={at}
        picked={picked}
        groundAt={context.groundAt}
        onPick={setSelected}
      />
      <div className="tool-form">
        {children}
        <ToolUseButton
          text={isHere ? text : t("walkFirst", { x: picked.x, y: picked.y })}
          question={isHere ? question : null}
          reason={reason}
          isPending={isPending}
          onUse={() => (isHere ? onConfirmed() : walker.walkTo(picked))}
        />
      </div>
    </div>
  );
}
