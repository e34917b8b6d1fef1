import { type FocusEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { MenuItems } from "../ui/menu-items.tsx";
import { itemsIn, moveInMenu } from "../ui/menu-keys.ts";
import { placeBeside } from "../ui/place-beside.ts";
import { usePlaceActions } from "./use-place-actions.ts";
import type { Point } from "./viewport.ts";
import type { WorldCell } from "./world.ts";

interface CellMenuProps {
  cell: WorldCell;
  label: string;
  /** Where the cell is drawn on the canvas. */
  point: Point;
  /** Whether the focus returns to the map. */
  onClose: (back: boolean) => void;
}

/** A cell's context menu, mounted while it is open. */
export function CellMenu({ cell, label, point, onClose }: CellMenuProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const actions = usePlaceActions(cell);
  const show = useEffectEvent(() => {
    const popup = menu.current;
    if (popup === null || anchor.current === null) return;
    popup.showPopover?.();
    placeBeside(popup, anchor.current);
    itemsIn(popup)[0]?.focus();
  });
  useEffect(() => show(), []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <>
      <i ref={anchor} aria-hidden="true" className="overview-anchor" style={point} />
      <div
        ref={menu}
        id={id}
        popover="manual"
        role="menu"
        aria-label={label}
        className="menu"
        tabIndex={-1}
        onBlur={onBlur}
        onKeyDown={(event) => moveInMenu(event, menu.current, () => onClose(true))}
      >
        <p className="overview-menu-title" role="presentation">
          {label}
        </p>
        <MenuItems
          items={actions}
          onChosen={({ onSelect }) => {
            onSelect();
            onClose(true);
          }}
        />
      </div>
    </>
  );
}
