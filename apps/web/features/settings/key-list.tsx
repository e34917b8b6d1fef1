import type { Controls } from "@emberlode/game";
import { useAtom } from "jotai";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { BINDINGS, type Binding, isDirection, keyMapOf } from "../movement/key-map.ts";
import { withOwnKey } from "../movement/own-key.ts";
import { keyText, ownKeysAtom, useKeyLabels } from "../movement/use-key-map.ts";
import { KeyRow } from "./key-row.tsx";

const tSettings = await messages("settings");
const tCatalogue = await messages("catalogue");

/** An action's name. */
function nameOf(binding: Binding): string {
  if (binding === "stay" || !isDirection(binding)) return tSettings(`controls.${binding}`);
  return tSettings("controls.go", { direction: tCatalogue(`directions.${binding}`) });
}

interface KeyListProps {
  controls: Controls;
  title: string;
}

/** All keys of a scheme, each editable; changes apply once the dialog is closed. */
export function KeyList({ controls, title }: KeyListProps) {
  const [keys, setKeys] = useAtom(ownKeysAtom);
  /** The last change, announced in a live region. */
  const [notice, setNotice] = useState("");
  const heading = useId();
  const own = keys[controls];
  const map = keyMapOf(controls, own);
  const labelOf = useKeyLabels(map);
  const isUsual = Object.keys(own).length === 0;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 font-semibold">
        {title}
      </h3>
      <p className="mb-2 text-xs text-muted">{tSettings("controls.keysNote")}</p>
      <ul className="divide-y divide-line">
        {BINDINGS.map((binding) => (
          <KeyRow
            key={binding}
            binding={binding}
            nameOf={nameOf}
            map={map}
            labelOf={labelOf}
            onChosen={(name) => {
              setKeys({ ...keys, [controls]: withOwnKey(own, binding, name, controls) });
              setNotice(
                tSettings("controls.changed", { what: nameOf(binding), key: keyText(name) }),
              );
            }}
            onLeft={() =>
              setNotice(
                tSettings("controls.kept", {
                  what: nameOf(binding),
                  key: map[binding].map((name) => labelOf(binding, name)).join(", "),
                }),
              )
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
          setNotice(tSettings("controls.resetDone"));
        }}
      >
        {tSettings("controls.reset")}
      </button>
    </section>
  );
}
