import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "../../lib/messages.ts";
import { searchCodex } from "../codex/sections.ts";
import { Dialog } from "../ui/dialog.tsx";
import { takeEarlyText } from "./early-text.ts";
import { groupItems, type ItemGroups, matchingItems, type PaletteItem } from "./items.ts";
import {
  useActions,
  useFoundPlayers,
  useKnownPlaces,
  useOwnPlaces,
  usePaletteActions,
  useTypedPlace,
} from "./use-items.ts";

const tCodex = await messages("codex");
const t = await messages("palette");

interface PaletteListProps {
  /** Prefix of element ids in the list. */
  prefix: string;
  groups: ItemGroups;
  active: PaletteItem | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The element id of an item. */
const optionId = (prefix: string, item: PaletteItem): string =>
  `${prefix}${item.id.replace(/[^\w-]/g, "-")}`;

/** The results in groups; the input above keeps the focus and handles keys (ARIA combobox). */
function PaletteList({ prefix, groups, active, onChoose }: PaletteListProps) {
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

/** Maximum number of codex entries shown along with other items. */
const MAX_ENTRIES = 6;

/** Everything that matches a text, in groups; the default items without a text. */
function useItems(text: string): ItemGroups {
  const { openEntry } = usePaletteActions();
  const typed = useTypedPlace(text);
  const known = matchingItems([...useOwnPlaces(), ...useKnownPlaces(), ...useActions()], text);
  const players = useFoundPlayers(text);
  const entries = searchCodex(text)
    .slice(0, MAX_ENTRIES)
    .map(
      ({ id, title, section }): PaletteItem => ({
        id: `codex ${id}`,
        group: "codex",
        label: title,
        note: tCodex(`sections.${section}`),
        run: () => openEntry(id),
      }),
    );
  return groupItems([...typed, ...known, ...players, ...entries]);
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Focused by the dialog when it opens, which also restores the focus when it closes. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

/** A command palette: finds actions, players, codex entries and places by a few letters. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const prefix = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const early = takeEarlyText();
    setText((typed) => early + typed);
  }, []);
  const groups = useItems(text);
  const items = groups.flatMap(([, all]) => all);
  // Keep the selection when results arrive from the server, wherever the item moves.
  const active = items.find(({ id }) => id === chosen) ?? items[0];
  const activeId = active === undefined ? undefined : optionId(prefix, active);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);
  const choose = (item: PaletteItem) => {
    // Close first, since closing restores the focus, which the item may move.
    flushSync(onClose);
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (active === undefined) return;
    if (by !== undefined) {
      const at = items.indexOf(active) + by + items.length;
      setChosen(items[at % items.length]?.id ?? null);
    } else if (event.key === "Enter") choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <div className="palette">
        <label htmlFor={`${prefix}input`}>{t("label")}</label>
        <input
          ref={focusFirst}
          id={`${prefix}input`}
          className="input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={items.length > 0}
          aria-controls={`${prefix}list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="sr-only">
          {text.trim() !== "" && t("found", { count: items.length })}
        </p>
        {items.length === 0 ? (
          <p className="palette-none">{t("nothing")}</p>
        ) : (
          <PaletteList prefix={prefix} groups={groups} active={active} onChoose={choose} />
        )}
        <p className="palette-hint">{t("hint")}</p>
      </div>
    </Dialog>
  );
}
