import type { ReactNode } from "react";

export interface MenuItem {
  id: string;
  label: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

interface MenuItemsProps {
  items: readonly MenuItem[];
  onChosen: (item: MenuItem) => void;
}

/** The items of an open menu; disabled ones are announced but cannot be chosen. */
export function MenuItems({ items, onChosen }: MenuItemsProps) {
  return items.map((item) => (
    <button
      key={item.id}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      aria-disabled={item.disabled === true}
      onClick={() => {
        if (item.disabled !== true) onChosen(item);
      }}
    >
      {item.label}
    </button>
  ));
}
