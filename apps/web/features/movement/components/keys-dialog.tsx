import { DIRECTION_IDS, DIRECTIONS } from "@emberlode/game";
import { Fragment } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useSettings } from "../../settings/hooks/use-settings.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { DIG_KEYS, EFFORT_KEYS, HELP_KEY, WALK_KEYS } from "../key-map.ts";

function Alternatives({ keys }: { keys: readonly string[] }) {
  return keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && <span className="px-2 text-muted">{t.game.keys.or}</span>}
      <kbd className="key">{key}</kbd>
    </Fragment>
  ));
}

/** The live key sheet: exactly the keys that work now. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { controls } = useSettings();
  const words = t.game.keys;
  const { controlsDefault, controlsNumpad } = t.account.settings;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-muted">
        {words.lead(controls === "default" ? controlsDefault : controlsNumpad)}
      </p>
      <div className="key-sheet">
        {DIRECTION_IDS.map((direction) => (
          <div key={direction} className="key-cell">
            <kbd className="key text-lg">{WALK_KEYS[controls][direction]}</kbd>
            <span>{direction === "stay" ? words.stay : DIRECTIONS[direction].name}</span>
          </div>
        ))}
      </div>
      <dl className="divide-y divide-line">
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.dig}</dt>
          <dd>
            <Alternatives keys={DIG_KEYS} />
          </dd>
        </div>
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.effortMore}</dt>
          <dd>
            <Alternatives keys={EFFORT_KEYS.more} />
          </dd>
        </div>
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.effortLess}</dt>
          <dd>
            <Alternatives keys={EFFORT_KEYS.less} />
          </dd>
        </div>
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.walk}</dt>
          <dd>{words.arrows}</dd>
        </div>
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.search}</dt>
          <dd>
            <kbd className="key">{t.desks.searchKeys}</kbd>
          </dd>
        </div>
        <div className="flex items-center justify-between py-2.5">
          <dt>{words.help}</dt>
          <dd>
            <kbd className="key">{HELP_KEY}</kbd>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-muted">{words.offNote}</p>
    </Dialog>
  );
}
