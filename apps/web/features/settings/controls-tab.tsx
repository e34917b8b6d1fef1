import type { Controls } from "@emberlode/game";
import { useAtom } from "jotai";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import {
  BINDINGS,
  type Binding,
  chooseKey,
  deskOf,
  isDeskBinding,
  isDirection,
  type KeyChoice,
  type KeyMap,
  keyMapOf,
  withCustomKey,
} from "../controls/key-map.ts";
import { customKeysAtom, keyText, useKeyLabels } from "../controls/use-key-map.ts";
import { useChangeSettings, useSettings } from "../session/use-settings.ts";
import { Refusal } from "../ui/notes.tsx";
import { RadioTiles } from "./switches.tsx";

const tSettings = await messages("settings");
const tAccount = await messages("account");
const tCatalogue = await messages("catalogue");
const tDesks = await messages("desks");

/** An action's name. */
function nameOf(binding: Binding): string {
  if (isDeskBinding(binding))
    return tSettings("controls.desk", { desk: tDesks(`titles.${deskOf(binding)}`) });
  if (binding === "stay" || !isDirection(binding)) return tSettings(`controls.${binding}`);
  return tSettings("controls.go", { direction: tCatalogue(`directions.${binding}`) });
}

interface KeyRowProps {
  binding: Binding;
  map: KeyMap;
  labelOf: (binding: Binding, name: string) => string;
  onBind: (name: string) => void;
  /** Called when the player cancels. */
  onCancel: () => void;
}

/** Why a key cannot be used; null if it can. */
function refusalText(choice: KeyChoice): string | null {
  if (choice.kind === "taken")
    return tSettings("controls.taken", { key: keyText(choice.name), what: nameOf(choice.by) });
  if (choice.kind === "arrow") return tSettings("controls.arrow");
  return choice.kind === "browser" ? tSettings("controls.browser", { key: choice.name }) : null;
}

/** An action with its key; pressing the button makes it wait for the new key. */
function KeyRow({ binding, map, labelOf, onBind, onCancel }: KeyRowProps) {
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The key just bound: releasing it must not press the button. */
  const lastKeyDown = useRef<string | null>(null);
  const name = nameOf(binding);
  const stop = () => {
    setWaiting(false);
    setRefusal(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!waiting || event.key === "Tab") return;
    event.preventDefault();
    if (event.repeat) return;
    lastKeyDown.current = event.key;
    if (event.key === "Escape") {
      stop();
      onCancel();
      return;
    }
    const choice = chooseKey(event.nativeEvent, binding, map);
    if (choice.kind === "chosen") {
      stop();
      onBind(choice.name);
    } else setRefusal(refusalText(choice));
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
          aria-label={
            waiting ? tSettings("controls.press") : tSettings("controls.changeOf", { what: name })
          }
          onClick={(event) => {
            // Some browsers do not focus a clicked button, but the waiting button needs the focus.
            event.currentTarget.focus();
            setWaiting(true);
          }}
          onBlur={stop}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => {
            if (lastKeyDown.current === event.key) event.preventDefault();
            lastKeyDown.current = null;
          }}
        >
          {waiting ? tSettings("controls.press") : tSettings("controls.change")}
        </button>
      </div>
      {waiting && refusal === null && (
        <p role="status" className="text-xs text-muted">
          {tSettings("controls.pressHint")}
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

interface KeyListProps {
  controls: Controls;
  title: string;
}

/** All keys of a scheme, each editable; changes apply once the dialog is closed. */
function KeyList({ controls, title }: KeyListProps) {
  const [keys, setKeys] = useAtom(customKeysAtom);
  /** The last change, announced in a live region. */
  const [notice, setNotice] = useState("");
  const heading = useId();
  const custom = keys[controls];
  const map = keyMapOf(controls, custom);
  const labelOf = useKeyLabels(map);
  const isDefault = Object.keys(custom).length === 0;
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
            map={map}
            labelOf={labelOf}
            onBind={(name) => {
              setKeys({ ...keys, [controls]: withCustomKey(custom, binding, name, controls) });
              setNotice(
                tSettings("controls.changed", { what: nameOf(binding), key: keyText(name) }),
              );
            }}
            onCancel={() =>
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
        aria-disabled={isDefault}
        onClick={() => {
          if (isDefault) return;
          setKeys({ ...keys, [controls]: {} });
          setNotice(tSettings("controls.resetDone"));
        }}
      >
        {tSettings("controls.reset")}
      </button>
    </section>
  );
}

/** Walking keys (spec §2 CONTROLS) and custom keys. */
export function ControlsTab() {
  const { controls } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <RadioTiles
        legend={tSettings("controls.legend")}
        value={controls}
        onChange={(chosen) => change({ controls: chosen })}
        options={[
          {
            value: "default",
            label: tAccount("settings.controlsDefault"),
            note: tSettings("controls.defaultNote"),
          },
          {
            value: "numpad",
            label: tAccount("settings.controlsNumpad"),
            note: tSettings("controls.numpadNote"),
          },
        ]}
      />
      <p className="-mt-4 mb-6 text-xs text-muted">{tSettings("controls.both")}</p>
      <KeyList
        key={controls}
        controls={controls}
        title={tSettings("controls.keysTitle", {
          scheme:
            controls === "default"
              ? tAccount("settings.controlsDefault")
              : tAccount("settings.controlsNumpad"),
        })}
      />
    </>
  );
}
