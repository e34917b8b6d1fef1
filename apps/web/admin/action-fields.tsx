import type { PlayerFile } from "@emberlode/contract";
import { type PlayerActionKind, ROLES } from "@emberlode/game";
import { useId } from "react";
import { TextField } from "../features/forms/form-fields.tsx";
import { SelectField } from "../features/ui/select-field.tsx";
import { DurationField } from "./duration-field.tsx";
import { type ActionValues, PARTS } from "./player-action.ts";
import { t } from "./texts.ts";

interface ActionFieldsProps {
  file: PlayerFile;
  kind: PlayerActionKind;
  values: ActionValues;
  onChange: (values: ActionValues) => void;
}

/** What a part of the profile is now. */
const partOf = ({ baseName, quote }: PlayerFile, part: ActionValues["part"]): string =>
  ({ baseName, quote, profilePicture: "" })[part];

function ProfileFields({ file, values, onChange }: Omit<ActionFieldsProps, "kind">) {
  const id = useId();
  const { part, value } = values;
  return (
    <>
      <SelectField
        label={t("actions.part")}
        value={part}
        options={PARTS.map((one) => ({ id: one, text: t(`actions.parts.${one}`) }))}
        onChange={(one) => onChange({ ...values, part: one, value: partOf(file, one) })}
      />
      {part === "profilePicture" ? (
        <p className="field-note">{t("actions.pictureHint")}</p>
      ) : (
        <div className="staff-form-part">
          <label htmlFor={id} className="font-semibold">
            {t("actions.value")}
          </label>
          <textarea
            id={id}
            className="input mt-1"
            rows={part === "quote" ? 3 : 1}
            value={value}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ ...values, value: event.target.value })}
          />
          <p id={`${id}-hint`} className="field-note">
            {t("actions.valueHint")}
          </p>
        </div>
      )}
    </>
  );
}

type TextName = "name" | "email" | "metal" | "energy" | "x" | "y";

/** The fields of an action besides its reason. */
export function ActionFields({ file, kind, values, onChange }: ActionFieldsProps) {
  const field = (name: TextName) => ({
    name,
    label: t(`actions.${name}`),
    value: values[name],
    error: null,
    autoComplete: "off",
    onChange: (text: string) => onChange({ ...values, [name]: text }),
  });
  switch (kind) {
    case "mute":
    case "suspend":
      return (
        <DurationField
          minutes={values.minutes}
          onChange={(minutes) => onChange({ ...values, minutes })}
        />
      );
    case "rename":
      return <TextField {...field("name")} />;
    case "setProfile":
      return <ProfileFields file={file} values={values} onChange={onChange} />;
    case "setEmail":
      return <TextField {...field("email")} type="email" />;
    case "correct":
      return (
        <div className="staff-pair">
          <TextField {...field("metal")} hint={t("actions.changeHint")} />
          <TextField {...field("energy")} hint={t("actions.changeHint")} />
        </div>
      );
    case "moveBase":
      return (
        <div className="staff-pair">
          <TextField {...field("x")} inputMode="numeric" />
          <TextField {...field("y")} inputMode="numeric" />
        </div>
      );
    case "setRole":
      return (
        <SelectField
          label={t("actions.role")}
          value={values.role}
          options={ROLES.map((role) => ({ id: role, text: t(`roles.${role}`) }))}
          onChange={(role) => onChange({ ...values, role })}
        />
      );
    default:
      return null;
  }
}
