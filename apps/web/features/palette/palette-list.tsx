import { messages } from "../../lib/messages.ts";
import type { Grouped, PaletteItem } from "./items.ts";

const t = await messages("palette");

interface PaletteListProps {
  /** Prefix of element ids in the list. */
  prefix: string;
  groups: Grouped;
  active: PaletteItem | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The element id of an item. */
export const optionId = (prefix: string, item: PaletteItem): string =>
  `${prefix}${item.id.replace(/[^\w-]/g, "-")}`;

/** The results in groups; the input above keeps the focus and handles keys (ARIA combobox). */
export function PaletteList({ prefix, groups, active, onChoose }: PaletteListProps) {
  return (
    <div
      id={`${prefix}list`}
      role="listbox"
      tabIndex={-1}
      aria-label={t("results")}
      className="palette-list"
    >
      {groups.map(([group, items]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group} role="group" aria-labelledby={`${prefix}${group}`}>
          <p id={`${prefix}${group}`} className="palette-group">
            {t(`groups.${group}`)}
          </p>
          {items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys (ARIA pattern)
            <div
              key={item.id}
              id={optionId(prefix, item)}
              role="option"
              tabIndex={-1}
              className="menu-item"
              aria-selected={item === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {item.label}{" "}
              {item.note !== undefined && <span className="menu-note">{item.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
