import type { Resource } from "@emberlode/game";
import { enErrors } from "@emberlode/words/en/errors";
import { errorText } from "@emberlode/words/error-text";
import { useAtomValue } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { usePlayer } from "../../session/player-context.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { effortAtom } from "../atoms/effort-atoms.ts";
import { digPreview } from "../dig-preview.ts";
import { EffortChoice } from "./effort-choice.tsx";

/** With how much effort the next dig is made, what it yields and what strength it leaves. */
export function DigChoice({ resource, vein }: { resource: Resource; vein: boolean }) {
  const data = usePlayer();
  const effort = useAtomValue(effortAtom);
  if (data === undefined) return null;
  const words = t.game.field;
  const { min, max, tiredLeft, stamina } = digPreview(data.user, { resource, effort, vein });
  return (
    <div className="dig-choice">
      <EffortChoice />
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
        <Refusal text={errorText(enErrors, "TIRED", undefined, tiredLeft)} />
      )}
    </div>
  );
}
