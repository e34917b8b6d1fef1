import { PLOT_TEXT_LENGTH } from "@emberlode/game";
import { type FormEvent, useId } from "react";
import { enPlots } from "../../../lib/i18n/en-plots.ts";
import type { PlotTexts } from "../hooks/use-plots.ts";
import { PLOT_COLORS } from "../plot-colors.ts";

interface PlotFormProps {
  label: string;
  initial: PlotTexts;
  pending: boolean;
  /** `saved` empties the form; what was refused stays typed. */
  onSave: (texts: PlotTexts, saved: () => void) => void;
  onCancel?: () => void;
  /** What the button says. */
  save: string;
}

/** Title, note and colour of a plot. */
export function PlotForm({ label, initial, pending, onSave, onCancel, save }: PlotFormProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name) ?? "");
    const texts = { title: text("title"), note: text("note"), color: text("color") };
    onSave(texts, () => form.reset());
  };
  return (
    <form className="plot-form" aria-label={label} onSubmit={submit}>
      {(["title", "note"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{enPlots[name]}</label>
          <input
            id={`${id}${name}`}
            name={name}
            className="input"
            autoComplete="off"
            maxLength={PLOT_TEXT_LENGTH}
            defaultValue={initial[name]}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}color`}>{enPlots.color}</label>
        <select id={`${id}color`} name="color" className="input" defaultValue={initial.color}>
          <option value="">{enPlots.colors.none}</option>
          {PLOT_COLORS.map((color) => (
            <option key={color} value={color}>
              {enPlots.colors[color]}
            </option>
          ))}
        </select>
      </div>
      <div className="plot-form-end">
        <button type="submit" className="btn btn-ember" disabled={pending}>
          {save}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="btn" onClick={onCancel}>
            {enPlots.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
