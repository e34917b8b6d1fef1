import { DRIVE_FIELD_TYPES, type FieldType, UNLIKELY, unlikelyKinds } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { OddsBar } from "../ui/odds-bar.tsx";
import type { ToolPanelProps } from "./use-button.tsx";
import { UseButton } from "./use-button.tsx";

const t = await messages("tools");
const tCatalogue = await messages("catalogue");

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

/** Jumps to a random field of a kind. */
export function ProbDrivePanel({ held, pending, onUse }: ToolPanelProps) {
  const [type, setType] = useState<FieldType>("factory");
  const id = useId();
  return (
    <div className="tool-form">
      <label htmlFor={id} className="tool-label">
        {t("prob_drive.type")}
      </label>
      <select
        id={id}
        className="input tool-select"
        value={type}
        onChange={({ target }) =>
          setType(DRIVE_FIELD_TYPES.find((one) => one === target.value) ?? type)
        }
      >
        {DRIVE_FIELD_TYPES.map((one) => (
          <option key={one} value={one}>
            {tCatalogue(`fields.${one}.title`)}
          </option>
        ))}
      </select>
      <p className="text-muted">{t("prob_drive.note")}</p>
      <UseButton
        text={t("prob_drive.go", { title: tCatalogue(`fields.${type}.title`) })}
        reason={null}
        pending={pending}
        onUse={() => onUse({ tool: "prob_drive", count: held - 1, type })}
      />
    </div>
  );
}
