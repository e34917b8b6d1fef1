import { DIRECTION_IDS } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { useAtomValue } from "jotai";
import { Fragment } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useSettings } from "../../settings/hooks/use-settings.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { ownKeysAtom } from "../atoms/own-keys-atom.ts";
import { useKeyMap } from "../hooks/use-key-map.ts";
import { keyText } from "../key-text.ts";

function Alternatives({ keys }: { keys: readonly string[] }) {
  return keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && <span className="px-2 text-muted">{t.game.keys.or}</span>}
      <kbd className="key">{keyText(key)}</kbd>
    </Fragment>
  ));
}

/** The live key sheet: exactly the keys that work now. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { controls } = useSettings();
  const keys = useKeyMap();
  const own = Object.keys(useAtomValue(ownKeysAtom)[controls]).length;
  const words = t.game.keys;
  const { controlsDefault, controlsNumpad } = t.account.settings;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-muted">
        {words.lead(controls === "default" ? controlsDefault : controlsNumpad, own)}
      </p>
      <div className="key-sheet">
        {DIRECTION_IDS.map((direction) => (
          <div key={direction} className="key-cell">
            <kbd className="key text-lg">{keys[direction].map(keyText)}</kbd>
            <span>{direction === "stay" ? words.stay : enCatalogue.directions[direction]}</span>
          </div>
        ))}
      </div>
      <dl className="divide-y divide-line">
        {(["dig", "effortMore", "effortLess"] as const).map((binding) => (
          <div key={binding} className="key-line">
            <dt>{words[binding]}</dt>
            <dd>
              <Alternatives keys={keys[binding]} />
            </dd>
          </div>
        ))}
        <div className="key-line">
          <dt>{words.walk}</dt>
          <dd>{words.arrows}</dd>
        </div>
        <div className="key-line">
          <dt>{words.search}</dt>
          <dd>
            <kbd className="key">{t.desks.searchKeys}</kbd>
          </dd>
        </div>
        <div className="key-line">
          <dt>{words.help}</dt>
          <dd>
            <Alternatives keys={keys.help} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-muted">{words.offNote}</p>
    </Dialog>
  );
}
