import type { FairAnswer } from "@emberlode/contract";
import { CASINO_GAMES } from "@emberlode/game";
import { type FormEvent, useId, useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { exactTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { TextField } from "../forms/form-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { canCheck, checkRoll, type RollCheck } from "./check-roll.ts";
import { mapOfDay } from "./map-of-day.ts";
import {
  CHECKED_PURPOSES,
  DIVISORS,
  fieldsFor,
  RELICS,
  type RollErrors,
  type RollForm,
  requestOf,
  rollErrors,
  rollFormOf,
  rollPath,
} from "./roll-form.ts";
import { RollResult } from "./roll-result.tsx";

const tFair = await messages("fair");
const tShell = await messages("shell");

interface RollFieldsProps {
  form: RollForm;
  errors: RollErrors;
  /** The player's id; null for a visitor. */
  ownId: string | null;
  onChange: (part: Partial<RollForm>) => void;
}

const NUMBERS = ["player", "counter", "min", "max", "x", "y"] as const;

/** The fields that identify a roll, and the other inputs of its outcome. */
function RollFields({ form, errors, ownId, onChange }: RollFieldsProps) {
  const fields = fieldsFor(form.purpose);
  const hints = {
    player: ownId === null ? undefined : tFair("form.playerYours", { id: ownId }),
    counter: tFair("form.counterHint"),
  };
  return (
    <div className="fair-fields">
      <SelectField
        label={tFair("form.purpose")}
        value={form.purpose}
        options={CHECKED_PURPOSES.map((id) => ({ id, text: tFair(`form.purposes.${id}`) }))}
        onChange={(purpose) => onChange({ purpose })}
      />
      {NUMBERS.filter((field) => fields.includes(field)).map((field) => (
        <TextField
          key={field}
          label={tFair(`form.${field}`)}
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
        <SelectField
          label={tFair("form.divisor")}
          value={form.divisor}
          options={DIVISORS.map((id) => ({ id, text: tFair(`form.divisors.${id}`) }))}
          onChange={(divisor) => onChange({ divisor })}
        />
      )}
      {fields.includes("relic") && (
        <SelectField
          label={tFair("form.relic")}
          value={form.relic}
          options={RELICS.map((id) => ({ id, text: id }))}
          onChange={(relic) => onChange({ relic })}
        />
      )}
      {fields.includes("game") && (
        <SelectField
          label={tFair("form.game")}
          value={form.game}
          options={CASINO_GAMES.map((id) => ({ id, text: tFair(`form.games.${id}`) }))}
          onChange={(game) => onChange({ game })}
        />
      )}
    </div>
  );
}

interface CheckFormProps {
  day: string;
  fair: FairAnswer | undefined;
  /** Query string with the initial values. */
  search: string;
  /** The player's id; null for a visitor. */
  ownId: string | null;
}

/** The commitments of all seeds of the day. */
const commitmentsOf = ({ commitment, earlier = [] }: FairAnswer): readonly string[] => [
  commitment,
  ...earlier.map((one) => one.commitment),
];

const NO_FIELDS = () => null;

/** A form that recomputes a roll of the day in the browser. */
export function CheckForm({ day, fair, search, ownId }: CheckFormProps) {
  const titleId = useId();
  const [changes, setChanges] = useState<Partial<RollForm>>({});
  const [typedSeed, setSeed] = useState<string | null>(null);
  const [errors, setErrors] = useState<RollErrors>({});
  const [checked, setChecked] = useState<RollCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const form = { ...rollFormOf(search, ownId ?? ""), ...changes };
  const seed = typedSeed ?? fair?.seed ?? "";
  const revealedAt = fair !== undefined && fair.seed === null ? exactTime(fair.revealedAt) : null;
  const clear = () => {
    setChecked(null);
    setProblem(null);
  };
  const change = (part: Partial<RollForm>) => {
    setChanges({ ...changes, ...part });
    clear();
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const found = rollErrors(form, seed);
    setErrors(found);
    clear();
    if (Object.keys(found).length > 0 || !canCheck()) return;
    try {
      const typeAt =
        form.purpose === "relic" ? await mapOfDay(utils, day, ownId !== null) : NO_FIELDS;
      if (typeAt === null) setProblem(tFair("result.noMap"));
      else setChecked(await checkRoll(seed.trim(), requestOf(form, typeAt)));
    } catch (error) {
      setProblem(toFailure(error).text);
    }
  };
  const copyLink = () =>
    copyText(window.location.origin + rollPath(day, form), tShell("linkCopied"));
  return (
    <section className="panel fair-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {tFair("form.title")}
      </h2>
      <p className="text-muted">{tFair("form.lead")}</p>
      {!canCheck() && <p role="alert">{tFair("result.noCrypto")}</p>}
      <form onSubmit={check} noValidate>
        <RollFields form={form} errors={errors} ownId={ownId} onChange={change} />
        <TextField
          label={tFair("form.seed")}
          name="seed"
          value={seed}
          error={errors.seed ?? null}
          hint={revealedAt === null ? "" : tFair("form.seedLater", { time: revealedAt })}
          autoComplete="off"
          onChange={(text) => {
            setSeed(text);
            clear();
          }}
        />
        <p className="mt-3 flex flex-wrap gap-3">
          <button type="submit" className="btn btn-ember" aria-disabled={!canCheck()}>
            {tFair("form.check")}
          </button>
          <button type="button" className="btn" onClick={copyLink}>
            <Icon name="link" />
            {tFair("form.copy")}
          </button>
        </p>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
      <div role="status">
        {checked !== null && (
          <RollResult
            checked={checked}
            commitments={fair === undefined ? null : commitmentsOf(fair)}
            battle={new URLSearchParams(search).get("battle")}
          />
        )}
      </div>
    </section>
  );
}
