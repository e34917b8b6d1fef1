import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { positionPopover } from "./position-popover.ts";

const t = await messages("controls");

export interface ComboBoxItem {
  id: string;
  label: string;
  note?: string;
}

interface ComboBoxProps {
  label: string;
  items: readonly ComboBoxItem[];
  /** The id of the chosen item. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
}

/** Maximum number of items shown; typing narrows them down. */
const MAX_SHOWN = 50;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function matchingItems(
  items: readonly ComboBoxItem[],
  text: string | null,
): readonly ComboBoxItem[] {
  const wanted = normalizeForSearch((text ?? "").trim());
  const found =
    wanted === "" ? items : items.filter((item) => normalizeForSearch(item.label).includes(wanted));
  return found.slice(0, MAX_SHOWN);
}

/** A combo box (ARIA pattern) that offers items matching the typed text. */
export function ComboBox({ label, items, value, onChange, placeholder }: ComboBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The text being typed; null while the field shows the chosen item. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const shown = matchingItems(items, typed);
  const active = shown[at];
  const chosen = items.find((item) => item.id === value)?.label ?? "";
  useEffect(() => {
    const popup = list.current;
    if (!open || popup === null || input.current === null) return;
    popup.showPopover?.();
    positionPopover(popup, input.current, true);
    return () => popup.hidePopover?.();
  }, [open]);
  useEffect(() => {
    if (open)
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
    void at;
  }, [open, at]);
  const close = () => {
    setOpen(false);
    setTyped(null);
    setAt(0);
  };
  const choose = (item: ComboBoxItem | undefined) => {
    if (item !== undefined) onChange(item.id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by !== undefined) {
      setOpen(true);
      if (open && shown.length > 0) setAt((at + by + shown.length) % shown.length);
    } else if (event.key === "Enter" && open) choose(active);
    else if (event.key === "Escape" && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="combo">
      <label htmlFor={`${id}input`}>{label}</label>
      <input
        ref={input}
        id={`${id}input`}
        className="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active ? `${id}option${at}` : undefined}
        placeholder={placeholder}
        value={typed ?? chosen}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}list`}
        popover="manual"
        role="listbox"
        aria-label={label}
        className="menu"
      >
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys (ARIA pattern)
          <div
            key={item.id}
            id={`${id}option${index}`}
            role="option"
            tabIndex={-1}
            className="menu-item"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {item.label}
            {item.note !== undefined && <span className="menu-note">{item.note}</span>}
          </div>
        ))}
        {shown.length === 0 && (
          <div
            role="option"
            aria-disabled="true"
            aria-selected="false"
            tabIndex={-1}
            className="menu-item"
          >
            {t("combo.empty")}
          </div>
        )}
      </div>
    </div>
  );
}
