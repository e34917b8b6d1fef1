import { PLOT_TEXT_LENGTH } from "@emberlode/game";
import { type FormEvent, useId, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { PLOT_COLORS } from "./plot-colors.ts";
import type { PlotTexts } from "./use-plots.ts";

const t = await messages("plots");

/** The options for a plot's color, starting with none. */
function ColorOptions() {
  return (
    <>
      <option value="">{t("colors.none")}</option>
      {PLOT_COLORS.map((color) => (
        <option key={color} value={color}>
          {t(`colors.${color}`)}
        </option>
      ))}
    </>
  );
}

interface PlotFormProps {
  label: string;
  /** Initial texts, used until the player types; the title may load later. */
  initial: PlotTexts;
  pending: boolean;
  /** Called to save; call `saved` on success to reset the form. */
  onSave: (texts: PlotTexts, saved: () => void) => void;
  onCancel?: () => void;
  /** The button's label. */
  save: string;
}

/** Title, note and color of a plot. */
export function PlotForm({ label, initial, pending, onSave, onCancel, save }: PlotFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<PlotTexts>>({});
  const texts = { ...initial, ...typed };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(texts, () => setTyped({}));
  };
  return (
    <form className="plot-form" aria-label={label} onSubmit={submit}>
      {(["title", "note"] as const).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{t(`${name}`)}</label>
          <input
            id={`${id}${name}`}
            name={name}
            className="input"
            autoComplete="off"
            maxLength={PLOT_TEXT_LENGTH}
            value={texts[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}color`}>{t("color")}</label>
        <select
          id={`${id}color`}
          name="color"
          className="input"
          value={texts.color}
          onChange={({ target }) => setTyped({ ...typed, color: target.value })}
        >
          <ColorOptions />
        </select>
      </div>
      <div className="plot-form-end">
        <button type="submit" className="btn btn-ember" disabled={pending}>
          {save}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="btn" onClick={onCancel}>
            {t("cancel")}
          </button>
        )}
      </div>
    </form>
  );
}
