import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { placeBeside } from "../place-beside.ts";

interface MenuItem {
  id: string;
  label: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

interface MenuProps {
  /** The name of the button when `children` are no words. */
  label?: string;
  items: readonly MenuItem[];
  /** What stands on the button. */
  children: ReactNode;
  className?: string;
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** A button that opens a list of actions, by the ARIA pattern; the platform's popover closes it. */
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
    if (MOVES[event.key] === undefined) return;
    event.preventDefault();
    show(event.key === "ArrowUp" ? -1 : 0);
  };
  const move = (event: KeyboardEvent) => {
    // The game's keys rest while a menu is open (spec §2).
    event.stopPropagation();
    const all = itemsIn(menu.current);
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    const by = MOVES[event.key];
    if (event.key === "Escape" || event.key === "Tab") hide();
    else if (event.key === "Home") all[0]?.focus();
    else if (event.key === "End") all.at(-1)?.focus();
    else if (by !== undefined) all[(at + by + all.length) % all.length]?.focus();
    else return;
    event.preventDefault();
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
        onKeyDown={move}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {items.map(({ id: key, label: text, onSelect, disabled = false }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return;
              hide();
              onSelect();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}
