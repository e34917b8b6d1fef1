import { DRIVE_FIELD_TYPES, type FieldType } from "@emberlode/game";
import { useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import type { ToolPanelProps } from "./tool-panel-props.ts";
import { UseButton } from "./use-button.tsx";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

/** Jumps to a random field of a kind. */
export function ProbDrivePanel({ held, pending, onUse }: ToolPanelProps) {
  const [type, setType] = useState<FieldType>("factory");
  const id = useId();
  return (
    <div className="tool-form">
      <label htmlFor={id} className="tool-label">
        {tTools("prob_drive.type")}
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
      <p className="text-muted">{tTools("prob_drive.note")}</p>
      <UseButton
        text={tTools("prob_drive.go", { title: tCatalogue(`fields.${type}.title`) })}
        reason={null}
        pending={pending}
        onUse={() => onUse({ tool: "prob_drive", count: held - 1, type })}
      />
    </div>
  );
}
