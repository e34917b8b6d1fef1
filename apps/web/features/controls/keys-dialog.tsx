import { DIRECTION_IDS } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { Fragment } from "react";
import { messages } from "../../lib/messages.ts";

import { useSettings } from "../session/use-settings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { type Binding, deskBinding, KEYED_DESKS } from "./key-map.ts";
import { customKeysAtom, useKeyLabels, useKeyMap } from "./use-key-map.ts";

const tGame = await messages("game");
const tAccount = await messages("account");
const tCatalogue = await messages("catalogue");
const tDesks = await messages("desks");

function Alternatives({ labels }: { labels: readonly string[] }) {
  return labels.map((label, i) => (
    <Fragment key={label}>
      {i > 0 && <span className="px-2 text-muted">{tGame("keys.or")}</span>}
      <kbd className="key">{label}</kbd>
    </Fragment>
  ));
}

/** The key sheet, which always lists the current keys. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { controls } = useSettings();
  const keys = useKeyMap();
  const label = useKeyLabels(keys);
  const labelsOf = (binding: Binding) => keys[binding].map((name) => label(binding, name));
  const customCount = Object.keys(useAtomValue(customKeysAtom)[controls]).length;
  return (
    <Dialog title={tGame("keys.title")} onClose={onClose}>
      <p className="text-muted">
        {tGame("keys.lead", {
          scheme:
            controls === "default"
              ? tAccount("settings.controlsDefault")
              : tAccount("settings.controlsNumpad"),
          own: customCount,
        })}
      </p>
      <div className="key-sheet">
        {DIRECTION_IDS.map((direction) => (
          <div key={direction} className="key-cell">
            <kbd className="key text-lg">{labelsOf(direction)}</kbd>
            <span>
              {direction === "stay"
                ? tGame("keys.stay")
                : tGame("move.go", { direction: tCatalogue(`directions.${direction}`) })}
            </span>
          </div>
        ))}
      </div>
      <dl className="divide-y divide-line">
        {(["dig", "effortMore", "effortLess"] as const).map((binding) => (
          <div key={binding} className="key-line">
            <dt>{tGame(`keys.${binding}`)}</dt>
            <dd>
              <Alternatives labels={labelsOf(binding)} />
            </dd>
          </div>
        ))}
        <div className="key-line">
          <dt>{tGame("keys.walk")}</dt>
          <dd>{tGame("keys.arrows")}</dd>
        </div>
        <div className="key-line">
          <dt>{tGame("keys.search")}</dt>
          <dd>
            <kbd className="key">{tDesks("searchKeys")}</kbd>
          </dd>
        </div>
        <div className="key-line">
          <dt>{tGame("keys.help")}</dt>
          <dd>
            <Alternatives labels={labelsOf("help")} />
          </dd>
        </div>
      </dl>
      <h3 className="mt-4 font-semibold">{tDesks("entries")}</h3>
      <dl className="divide-y divide-line sm:grid sm:grid-cols-2 sm:gap-x-6">
        {KEYED_DESKS.map((desk) => (
          <div key={desk} className="key-line">
            <dt>{tDesks(`titles.${desk}`)}</dt>
            <dd>
              <Alternatives labels={labelsOf(deskBinding(desk))} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">{tGame("keys.offNote")}</p>
    </Dialog>
  );
}
