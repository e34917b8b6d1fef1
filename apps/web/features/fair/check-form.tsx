import type { FairAnswer } from "@emberlode/contract";
import { type FormEvent, useId, useState } from "react";
import { copyText } from "../../lib/copy.ts";
import { messages } from "../../lib/messages.ts";

import { exactTime } from "../../lib/times.ts";
import { TextField } from "../account/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { type Checked, canCheck, checkRoll } from "./check-roll.ts";
import { RollFields } from "./roll-fields.tsx";
import {
  addressOf,
  askedOf,
  errorsOf,
  formOf,
  type RollErrors,
  type RollForm,
} from "./roll-form.ts";
import { RollResult } from "./roll-result.tsx";

const tFair = await messages("fair");
const tShell = await messages("shell");

interface CheckFormProps {
  day: string;
  fair: FairAnswer | undefined;
  /** Query string with the initial values. */
  search: string;
  /** The player's id; null for a visitor. */
  own: string | null;
}

/** The commitments of all seeds of the day. */
const promisesOf = ({ commitment, earlier = [] }: FairAnswer): readonly string[] => [
  commitment,
  ...earlier.map((one) => one.commitment),
];

/** A form that recomputes a roll of the day in the browser. */
export function CheckForm({ day, fair, search, own }: CheckFormProps) {
  const titleId = useId();
  const [changes, setChanges] = useState<Partial<RollForm>>({});
  const [typedSeed, setSeed] = useState<string | null>(null);
  const [errors, setErrors] = useState<RollErrors>({});
  const [checked, setChecked] = useState<Checked | null>(null);
  const form = { ...formOf(search, own ?? ""), ...changes };
  const seed = typedSeed ?? fair?.seed ?? "";
  const later = fair !== undefined && fair.seed === null ? exactTime(fair.revealedAt) : null;
  const change = (part: Partial<RollForm>) => {
    setChanges({ ...changes, ...part });
    setChecked(null);
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(form, seed);
    setErrors(found);
    setChecked(null);
    if (Object.keys(found).length > 0 || !canCheck()) return;
    setChecked(await checkRoll(seed.trim(), askedOf(form)));
  };
  const link = () => copyText(window.location.origin + addressOf(day, form), tShell("linkCopied"));
  return (
    <section className="panel fair-part" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {tFair("form.title")}
      </h2>
      <p className="text-muted">{tFair("form.lead")}</p>
      {!canCheck() && <p role="alert">{tFair("result.noCrypto")}</p>}
      <form onSubmit={check} noValidate>
        <RollFields form={form} errors={errors} own={own} onChange={change} />
        <TextField
          label={tFair("form.seed")}
          name="seed"
          value={seed}
          error={errors.seed ?? null}
          hint={later === null ? "" : tFair("form.seedLater", { time: later })}
          autoComplete="off"
          onChange={(text) => {
            setSeed(text);
            setChecked(null);
          }}
        />
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-ember" aria-disabled={!canCheck()}>
            {tFair("form.check")}
          </button>
          <button type="button" className="btn" onClick={link}>
            <Icon name="link" />
            {tFair("form.copy")}
          </button>
        </p>
      </form>
      <div role="status">
        {checked !== null && (
          <RollResult
            checked={checked}
            commitments={fair === undefined ? null : promisesOf(fair)}
            battle={new URLSearchParams(search).get("battle")}
          />
        )}
      </div>
    </section>
  );
}
