import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { messages } from "../../../lib/messages.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { useItems } from "../hooks/use-items.ts";
import type { PaletteItem } from "../items.ts";
import { optionId, PaletteList } from "./palette-list.tsx";

const t = await messages("palette");

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The dialog focuses this element, and restores the previous focus when it closes. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

/** A command palette: finds actions, players, codex entries and places by a few letters. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const prefix = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = useItems(text);
  const items = groups.flatMap(([, all]) => all);
  // Results arrive from the server: the chosen one stays chosen, wherever it moves.
  const active = items.find(({ id }) => id === chosen) ?? items[0];
  const activeId = active === undefined ? undefined : optionId(prefix, active);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);
  const choose = (item: PaletteItem) => {
    // The target takes the focus, otherwise the palette restores it.
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
