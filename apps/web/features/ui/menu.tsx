import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { type MenuItem, MenuItems } from "./menu-items.tsx";
import { isMenuArrow, itemsIn, moveInMenu } from "./menu-keys.ts";
import { placeBeside } from "./place-beside.ts";

interface MenuProps {
  /** The button's name if `children` are not text. */
  label?: string;
  items: readonly MenuItem[];
  /** The button's content. */
  children: ReactNode;
  className?: string;
}

/** A menu button (ARIA pattern) with a popover, which the browser closes. */
export function Menu({ label, items, children, className = "btn" }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const show = (at: number) => {
    if (menu.current === null || button.current === null) return;
    menu.current.showPopover?.();
    placeBeside(menu.current, button.current, true);
    itemsIn(menu.current).at(at)?.focus();
  };
  const hide = () => {
    menu.current?.hidePopover?.();
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!isMenuArrow(event.key)) return;
    event.preventDefault();
    show(event.key === "ArrowUp" ? -1 : 0);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          if (open) hide();
          else show(0);
        }}
        onKeyDown={openByKey}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        tabIndex={-1}
        onKeyDown={(event) => moveInMenu(event, menu.current, hide)}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <MenuItems
          items={items}
          onChosen={(item) => {
            hide();
            item.onSelect();
          }}
        />
      </div>
    </>
  );
}
