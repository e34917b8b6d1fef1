import { UNLIKELY, unlikelyKinds } from "@emberlode/game";
import { enTools } from "@emberlode/words/en/tools";
import { exactNumber } from "../../../lib/numbers.ts";
import { OddsBar } from "../../ui/components/odds-bar.tsx";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { UseButton } from "./use-button.tsx";

/** Jumps anywhere; the odds stand before the jump. */
export function ImprobDrivePanel({ held, user, pending, onUse }: ToolPanelProps) {
  const words = enTools.improb_drive;
  const { slots, candle } = user.status;
  // Whether today's mirage was explored only the server knows; the list says so.
  const kinds = unlikelyKinds({ freeSlots: slots, candle, mirageOpen: true });
  const { chance, pikemenMin, pikemenMax } = UNLIKELY;
  return (
    <div className="tool-form">
      <p className="text-muted">{words.note}</p>
      <OddsBar
        label={words.odds}
        parts={[
          { id: "plain", label: words.plain, share: 1 - chance, tone: "plain" },
          { id: "rare", label: words.rare, share: chance, tone: "rare" },
        ]}
      />
      <div>
        <p>{words.which}</p>
        <ul className="unlikely">
          {kinds.map((kind) => (
            <li key={kind}>
              {kind === "pikemen"
                ? words.kinds.pikemen(exactNumber(pikemenMin), exactNumber(pikemenMax))
                : words.kinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      <UseButton
        text={words.go}
        reason={null}
        pending={pending}
        onUse={() => onUse({ tool: "improb_drive", count: held - 1 })}
      />
    </div>
  );
}
