import { DIG_EFFORTS, type DigEffort, EFFORT_TENTHS } from "@emberlode/game";
import { useAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { letGo } from "../movement/let-go.ts";
import { useKeyMap } from "../movement/use-key-map.ts";
import { effortAtom } from "./effort-atoms.ts";

const t = await messages("game");

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
      <b className="figure" translate="no" aria-hidden="true">
        {effort}
      </b>
      <span className="sr-only">{t("field.effortOf", { effort })}</span>
      {loss > 0 && (
        <span className="effort-note figure">{t("field.effortLess", { percent: loss })}</span>
      )}
    </button>
  );
}

/** Chooses the effort of the next dig, here or at the target of a walk. */
export function EffortChoice() {
  const keys = useKeyMap();
  return (
    <fieldset className="efforts">
      <legend className="sr-only">{t("field.effort")}</legend>
      <span className="efforts-label" aria-hidden="true">
        {t("field.effort")} <kbd className="key">{keys.effortLess[0]}</kbd>{" "}
        <kbd className="key">{keys.effortMore[0]}</kbd>
      </span>
      {DIG_EFFORTS.map((one) => (
        <EffortButton key={one} effort={one} />
      ))}
    </fieldset>
  );
}
