import type { Controls } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enSettings } from "@emberlode/words/en/settings";
import { useAtom } from "jotai";
import { useId, useState } from "react";
import { ownKeysAtom } from "../../movement/atoms/own-keys-atom.ts";
import { BINDINGS, type Binding, isDirection, keyMapOf } from "../../movement/key-map.ts";
import { keyText } from "../../movement/key-text.ts";
import { withOwnKey } from "../../movement/own-key.ts";
import { KeyRow } from "./key-row.tsx";

const words = enSettings.controls;

/** What a key does, in words. */
function nameOf(binding: Binding): string {
  if (binding === "stay" || !isDirection(binding)) return words[binding];
  return words.go(enCatalogue.directions[binding]);
}

interface KeyListProps {
  controls: Controls;
  title: string;
}

/** Every key of a scheme, each to be changed; they work as soon as the window is closed. */
export function KeyList({ controls, title }: KeyListProps) {
  const [keys, setKeys] = useAtom(ownKeysAtom);
  /** What the last change came to. */
  const [notice, setNotice] = useState("");
  const heading = useId();
  const own = keys[controls];
  const map = keyMapOf(controls, own);
  const isUsual = Object.keys(own).length === 0;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 font-semibold">
        {title}
      </h3>
      <p className="mb-2 text-xs text-muted">{words.keysNote}</p>
      <ul className="divide-y divide-line">
        {BINDINGS.map((binding) => (
          <KeyRow
            key={binding}
            binding={binding}
            nameOf={nameOf}
            map={map}
            onChosen={(name) => {
              setKeys({ ...keys, [controls]: withOwnKey(own, binding, name, controls) });
              setNotice(words.changed(nameOf(binding), keyText(name)));
            }}
            onLeft={() =>
              setNotice(words.kept(nameOf(binding), map[binding].map(keyText).join(", ")))
            }
          />
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-xs text-muted">
        {notice}
      </p>
      <button
        type="button"
        className="btn mt-1"
        aria-disabled={isUsual}
        onClick={() => {
          if (isUsual) return;
          setKeys({ ...keys, [controls]: {} });
          setNotice(words.resetDone);
        }}
      >
        {words.reset}
      </button>
    </section>
  );
}
