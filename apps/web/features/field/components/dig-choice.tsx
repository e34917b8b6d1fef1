import {
  DIG_EFFORTS,
  type DigEffort,
  EFFORT_TENTHS,
  errorText,
  type Resource,
} from "@emberlode/game";
import { useAtom } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { useKeyMap } from "../../movement/hooks/use-key-map.ts";
import { letGo } from "../../movement/let-go.ts";
import { usePlayer } from "../../session/player-context.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { effortAtom } from "../atoms/effort-atoms.ts";
import { digPreview } from "../dig-preview.ts";

const TENTHS = 10;
const PERCENT_OF_TENTH = 10;

function EffortButton({ effort }: { effort: DigEffort }) {
  const [chosen, choose] = useAtom(effortAtom);
  const loss = (TENTHS - EFFORT_TENTHS[effort]) * PERCENT_OF_TENTH;
  return (
    <button
      type="button"
      className="effort"
      aria-pressed={chosen === effort}
      onClick={(event) => {
        letGo(event);
        choose(effort);
      }}
    >
      <b className="figure" aria-hidden="true">
        {effort}
      </b>
      <span className="sr-only">{t.game.field.effortOf(effort)}</span>
      {loss > 0 && <span className="effort-note figure">{t.game.field.effortLess(loss)}</span>}
    </button>
  );
}

/** With how much effort the next dig is made, what it yields and what strength it leaves. */
export function DigChoice({ resource, vein }: { resource: Resource; vein: boolean }) {
  const data = usePlayer();
  const [effort] = useAtom(effortAtom);
  const keys = useKeyMap();
  if (data === undefined) return null;
  const words = t.game.field;
  const { min, max, tiredLeft, stamina } = digPreview(data.user, { resource, effort, vein });
  return (
    <div className="dig-choice">
      <fieldset className="efforts">
        <legend className="sr-only">{words.effort}</legend>
        <span className="efforts-label" aria-hidden="true">
          {words.effort} <kbd className="key">{keys.effortLess[0]}</kbd>{" "}
          <kbd className="key">{keys.effortMore[0]}</kbd>
        </span>
        {DIG_EFFORTS.map((one) => (
          <EffortButton key={one} effort={one} />
        ))}
      </fieldset>
      {tiredLeft === null ? (
        <p className="dig-yields">
          <b className="figure">
            {words.yields(
              exactNumber(min),
              exactNumber(max),
              t.game.resources[resource].toLowerCase(),
            )}
          </b>
          <span className="block text-xs text-muted">{words.after(stamina)}</span>
        </p>
      ) : (
        <Refusal text={errorText("TIRED", undefined, tiredLeft)} />
      )}
    </div>
  );
}
