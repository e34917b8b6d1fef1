import { type KeyboardEvent, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import type { Binding, KeyMap } from "../movement/key-map.ts";
import { chooseKey, type KeyChoice } from "../movement/own-key.ts";
import { keyText } from "../movement/use-key-map.ts";
import { Refusal } from "../ui/refusal.tsx";

const t = await messages("settings");

interface KeyRowProps {
  binding: Binding;
  nameOf: (binding: Binding) => string;
  map: KeyMap;
  labelOf: (binding: Binding, name: string) => string;
  onChosen: (name: string) => void;
  /** Called when the player cancels. */
  onLeft: () => void;
}

/** Why a key cannot be used; null if it can. */
function whyNot(choice: KeyChoice, nameOf: KeyRowProps["nameOf"]): string | null {
  if (choice.kind === "taken")
    return t("controls.taken", { key: keyText(choice.name), what: nameOf(choice.by) });
  if (choice.kind === "arrow") return t("controls.arrow");
  return choice.kind === "browser" ? t("controls.browser", { key: choice.name }) : null;
}

/** An action with its key; pressing the button makes it wait for the new key. */
export function KeyRow({ binding, nameOf, map, labelOf, onChosen, onLeft }: KeyRowProps) {
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The key just bound: releasing it must not press the button. */
  const swallowed = useRef<string | null>(null);
  const name = nameOf(binding);
  const stop = () => {
    setWaiting(false);
    setRefusal(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!waiting || event.key === "Tab") return;
    event.preventDefault();
    if (event.repeat) return;
    swallowed.current = event.key;
    if (event.key === "Escape") {
      stop();
      onLeft();
      return;
    }
    const choice = chooseKey(event.nativeEvent, binding, map);
    if (choice.kind === "chosen") {
      stop();
      onChosen(choice.name);
    } else setRefusal(whyNot(choice, nameOf));
  };
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-20 flex-1">{name}</span>
        <span className="flex flex-wrap gap-1.5">
          {map[binding].map((key) => (
            <kbd key={key} className="key">
              {labelOf(binding, key)}
            </kbd>
          ))}
        </span>
        <button
          type="button"
          className="btn key-change"
          data-waiting={waiting || undefined}
          aria-label={waiting ? t("controls.press") : t("controls.changeOf", { what: name })}
          onClick={(event) => {
            // Some browsers do not focus a clicked button, but the waiting button needs the focus.
            event.currentTarget.focus();
            setWaiting(true);
          }}
          onBlur={stop}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => {
            if (swallowed.current === event.key) event.preventDefault();
            swallowed.current = null;
          }}
        >
          {waiting ? t("controls.press") : t("controls.change")}
        </button>
      </div>
      {waiting && refusal === null && (
        <p role="status" className="text-xs text-muted">
          {t("controls.pressHint")}
        </p>
      )}
      {refusal !== null && (
        <div role="alert">
          <Refusal text={refusal} />
        </div>
      )}
    </li>
  );
}
