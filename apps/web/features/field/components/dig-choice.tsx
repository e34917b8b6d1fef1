import type { Resource } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useAtomValue } from "jotai";
import { messages } from "../../../lib/messages.ts";

import { exactNumber } from "../../../lib/numbers.ts";
import { usePlayer } from "../../session/player-context.ts";
import { Refusal } from "../../ui/components/refusal.tsx";
import { effortAtom } from "../atoms/effort-atoms.ts";
import { digPreview } from "../dig-preview.ts";
import { EffortChoice } from "./effort-choice.tsx";

const tGame = await messages("game");
const tErrors = await messages("errors");

/** The effort of the next dig, with its yield and the strength left. */
export function DigChoice({ resource, vein }: { resource: Resource; vein: boolean }) {
  const data = usePlayer();
  const effort = useAtomValue(effortAtom);
  if (data === undefined) return null;
  const { min, max, tiredLeft, after } = digPreview(data.user, { resource, effort, vein });
  return (
    <div className="dig-choice">
      <EffortChoice />
      {tiredLeft === null ? (
        <p className="dig-yields">
          <b className="figure">
            {tGame("field.yields", {
              min: exactNumber(min),
              max: exactNumber(max),
              resource: tGame(`resources.${resource}`).toLowerCase(),
            })}
          </b>
          <span className="block text-xs text-muted">{after}</span>
        </p>
      ) : (
        <Refusal text={errorText(tErrors, "TIRED", { left: tiredLeft })} />
      )}
    </div>
  );
}
