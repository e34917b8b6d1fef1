import { CASINO_GAMES } from "@emberlode/game";
import { useId } from "react";
import { messages } from "../../lib/messages.ts";
import { TextField } from "../account/text-field.tsx";
import { CHECKED_FOR, DIVISORS, fieldsFor, type RollErrors, type RollForm } from "./roll-form.ts";

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  /** Returns an option's label. */
  textOf: (option: T) => string;
  onChange: (value: T) => void;
}

function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, options, textOf, onChange } = props;
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

const t = await messages("fair");

interface RollFieldsProps {
  form: RollForm;
  errors: RollErrors;
  /** The player's id; null for a visitor. */
  own: string | null;
  onChange: (part: Partial<RollForm>) => void;
}

const NUMBERS = ["player", "counter", "min", "max", "x", "y"] as const;

/** The fields that identify a roll, and the other inputs of its outcome. */
export function RollFields({ form, errors, own, onChange }: RollFieldsProps) {
  const fields = fieldsFor(form.purpose);
  const hints = {
    player: own === null ? undefined : t("form.playerYours", { id: own }),
    counter: t("form.counterHint"),
  };
  return (
    <div className="fair-fields">
      <ChoiceField
        label={t("form.purpose")}
        value={form.purpose}
        options={CHECKED_FOR}
        textOf={(purpose) => t(`form.purposes.${purpose}`)}
        onChange={(purpose) => onChange({ purpose })}
      />
      {NUMBERS.filter((field) => fields.includes(field)).map((field) => (
        <TextField
          key={field}
          label={t(`form.${field}`)}
          name={field}
          value={form[field]}
          error={errors[field] ?? null}
          hint={field === "player" || field === "counter" ? (hints[field] ?? "") : ""}
          inputMode="numeric"
          autoComplete="off"
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
      {fields.includes("divisor") && (
        <ChoiceField
          label={t("form.divisor")}
          value={form.divisor}
          options={DIVISORS}
          textOf={(divisor) => t(`form.divisors.${divisor}`)}
          onChange={(divisor) => onChange({ divisor })}
        />
      )}
      {fields.includes("game") && (
        <ChoiceField
          label={t("form.game")}
          value={form.game}
          options={CASINO_GAMES}
          textOf={(game) => t(`form.games.${game}`)}
          onChange={(game) => onChange({ game })}
        />
      )}
    </div>
  );
}
