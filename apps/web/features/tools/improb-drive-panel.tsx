import { UNLIKELY, unlikelyKinds } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { OddsBar } from "../ui/odds-bar.tsx";
import type { ToolPanelProps } from "./tool-panel-props.ts";
import { UseButton } from "./use-button.tsx";

const t = await messages("tools");

/** Jumps anywhere, showing the odds beforehand. */
export function ImprobDrivePanel({ held, user, pending, onUse }: ToolPanelProps) {
  const { slots, candle } = user.status;
  // Only the server knows whether today's mirage is still there; the list says so.
  const kinds = unlikelyKinds({ freeSlots: slots, candle, mirageOpen: true });
  const { chance, pikemenMin, pikemenMax } = UNLIKELY;
  return (
    <div className="tool-form">
      <p className="text-muted">{t("improb_drive.note")}</p>
      <OddsBar
        label={t("improb_drive.odds")}
        parts={[
          { id: "plain", label: t("improb_drive.plain"), share: 1 - chance, tone: "plain" },
          { id: "rare", label: t("improb_drive.rare"), share: chance, tone: "rare" },
        ]}
      />
      <div>
        <p>{t("improb_drive.which")}</p>
        <ul className="unlikely">
          {kinds.map((kind) => (
            <li key={kind}>
              {kind === "pikemen"
                ? t("improb_drive.kinds.pikemen", {
                    min: pikemenMin,
                    max: pikemenMax,
                  })
                : t(`improb_drive.kinds.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
      <UseButton
        text={t("improb_drive.go")}
        reason={null}
        pending={pending}
        onUse={() => onUse({ tool: "improb_drive", count: held - 1 })}
      />
    </div>
  );
}
