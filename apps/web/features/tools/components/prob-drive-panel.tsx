import { DRIVE_FIELD_TYPES, type FieldType } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTools } from "@emberlode/words/en/tools";
import { useId, useState } from "react";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { UseButton } from "./use-button.tsx";

/** Jumps to some field of a kind. */
export function ProbDrivePanel({ held, pending, onUse }: ToolPanelProps) {
  const [type, setType] = useState<FieldType>("factory");
  const id = useId();
  const words = enTools.prob_drive;
  return (
    <div className="tool-form">
      <label htmlFor={id} className="tool-label">
        {words.type}
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
            {enCatalogue.fields[one].title}
          </option>
        ))}
      </select>
      <p className="text-muted">{words.note}</p>
      <UseButton
        text={words.go(enCatalogue.fields[type].title)}
        reason={null}
        pending={pending}
        onUse={() => onUse({ tool: "prob_drive", count: held - 1, type })}
      />
    </div>
  );
}
