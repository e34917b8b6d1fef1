import { CASINO_GAMES } from "@emberlode/game";
import { enFair } from "@emberlode/words/en/fair";
import { TextField } from "../../account/components/text-field.tsx";
import { CHECKED_FOR, DIVISORS, fieldsFor, type RollErrors, type RollForm } from "../roll-form.ts";
import { ChoiceField } from "./choice-field.tsx";

interface RollFieldsProps {
  form: RollForm;
  errors: RollErrors;
  /** The number of whoever plays here; null for a visitor. */
  own: string | null;
  onChange: (part: Partial<RollForm>) => void;
}

const NUMBERS = ["player", "counter", "min", "max", "x", "y"] as const;

/** What a roll is told apart by, and what decides over its outcome besides. */
export function RollFields({ form, errors, own, onChange }: RollFieldsProps) {
  const words = enFair.form;
  const fields = fieldsFor(form.purpose);
  const hints = {
    player: own === null ? undefined : words.playerYours(own),
    counter: words.counterHint,
  };
  return (
    <div className="fair-fields">
      <ChoiceField
        label={words.purpose}
        value={form.purpose}
        options={CHECKED_FOR}
        texts={words.purposes}
        onChange={(purpose) => onChange({ purpose })}
      />
      {NUMBERS.filter((field) => fields.includes(field)).map((field) => (
        <TextField
          key={field}
          label={words[field]}
          name={field}
          value={form[field]}
          error={errors[field] ?? null}
          hint={field === "player" || field === "counter" ? (hints[field] ?? "") : ""}
          autoComplete="off"
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
      {fields.includes("divisor") && (
        <ChoiceField
          label={words.divisor}
          value={form.divisor}
          options={DIVISORS}
          texts={words.divisors}
          onChange={(divisor) => onChange({ divisor })}
        />
      )}
      {fields.includes("game") && (
        <ChoiceField
          label={words.game}
          value={form.game}
          options={CASINO_GAMES}
          texts={words.games}
          onChange={(game) => onChange({ game })}
        />
      )}
    </div>
  );
}
