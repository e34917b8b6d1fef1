import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { positionPopover } from "./position-popover.ts";

export interface MenuItem {
  id: string;
  label: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

interface MenuItemsProps {
  items: readonly MenuItem[];
  onChoose: (item: MenuItem) => void;
}

/** The items of an open menu; disabled ones are announced but cannot be chosen. */
export function MenuItems({ items, onChoose }: MenuItemsProps) {
  return items.map((item) => (
    <button
      key={item.id}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      aria-disabled={item.disabled === true}
      onClick={() => {
        if (item.disabled !== true) onChoose(item);
      }}
    >
      {item.label}
    </button>
  ));
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a key opens a closed menu. */
const isMenuArrow = (key: string): boolean => MOVES[key] !== undefined;

export function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** Handles the keys of an open menu (ARIA pattern). */
export function handleMenuKey(
  event: KeyboardEvent,
  menu: HTMLElement | null,
  hide: () => void,
): void {
  // The game's keys are disabled while a menu is open (spec §2).
  event.stopPropagation();
  const all = itemsIn(menu);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
  const by = MOVES[event.key];
  if (event.key === "Escape" || event.key === "Tab") hide();
  else if (event.key === "Home") all[0]?.focus();
  else if (event.key === "End") all.at(-1)?.focus();
  else if (by !== undefined) all[(at + by + all.length) % all.length]?.focus();
  else return;
  event.preventDefault();
}

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
    positionPopover(menu.current, button.current, true);
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
        onKeyDown={(event) => handleMenuKey(event, menu.current, hide)}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <MenuItems
          items={items}
          onChoose={(item) => {
            hide();
            item.onSelect();
          }}
        />
      </div>
    </>
  );
}
