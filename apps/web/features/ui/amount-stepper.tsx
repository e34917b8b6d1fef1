import { type ReactNode, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber, shortNumber } from "../../lib/numbers.ts";
import { useAmountInput } from "./amount-field.tsx";
import { FieldNote, Refusal } from "./notes.tsx";

const tControls = await messages("controls");

interface AmountStepperProps {
  label: string;
  /** Null while the text is not a valid amount. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  /** The current maximum; if it is below `min`, no amount is possible. */
  max: number;
  step?: number;
  /** The last chosen amount, or null before the first; its button keeps its room. */
  last?: number | null;
  disabled?: boolean;
  /** Whether to use the browser's number input (spec §7), which validates with the form. */
  isNative?: boolean;
  /** Why no amount is possible; shown while the field is disabled. */
  reason?: string;
  /** The id of the reason's element, for controls that it also disables. */
  reasonId?: string;
}

interface StepButtonProps {
  label: string;
  /** The amount after the step, or null. */
  to: number | null;
  onStep: (amount: number) => void;
  children: ReactNode;
}

/** Not in the order of focus: with a keyboard, arrows in the field do the same. */
function StepButton({ label, to, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="stepper-step"
      aria-label={label}
      disabled={to === null}
      onClick={() => to !== null && onStep(to)}
    >
      {children}
    </button>
  );
}

/** A whole amount between two bounds: typed, stepped, or set to min, half, max or the last one. */
export function AmountStepper(props: AmountStepperProps) {
  const { label, value, onChange, min = 1, max, step = 1, last, reason } = props;
  const { isNative = false } = props;
  const id = useId();
  const isDisabled = props.disabled === true || max < min;
  const inRange = (amount: number) => Math.min(max, Math.max(min, amount - (amount % step)));
  const stepTo = (change: number) => {
    const next = inRange((value ?? 0) + change);
    return next === value ? null : next;
  };
  const { problem, inputProps } = useAmountInput({
    value: isDisabled ? 0 : value,
    onChange,
    min,
    max,
    step,
    isNative,
  });
  const noteId = problem === null ? undefined : `${id}-note`;
  const choices = [
    { word: tControls("amount.min"), amount: min },
    { word: tControls("amount.half"), amount: inRange(max / 2) },
    { word: tControls("amount.max"), amount: max },
  ];
  /** Only one is marked, even if several have the same amount. */
  const current = isDisabled ? undefined : choices.find(({ amount }) => amount === value)?.word;
  const possibleLast = last != null && last >= min && last <= max ? last : null;
  return (
    <div className="stepper">
      <label className="stepper-label" htmlFor={id}>
        {label}
        {!isDisabled && (
          <span className="stepper-range figure">
            {tControls("amount.range", { min: shortNumber(min), max: shortNumber(max) })}
          </span>
        )}
      </label>
      <div className="stepper-line">
        <div className="stepper-field">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
          <div role="group" className="stepper-group">
            <StepButton
              label={tControls("amount.less")}
              to={isDisabled ? null : stepTo(-step)}
              onStep={onChange}
            >
              −
            </StepButton>
            <input
              {...inputProps}
              id={id}
              className="stepper-input figure"
              {...(isNative && { min, max, step, required: true })}
              disabled={isDisabled}
              aria-roledescription={tControls("amount.role")}
              aria-describedby={noteId}
            />
            <StepButton
              label={tControls("amount.more")}
              to={isDisabled ? null : stepTo(step)}
              onStep={onChange}
            >
              +
            </StepButton>
          </div>
        </div>
        <fieldset
          className="stepper-quick"
          aria-label={tControls("amount.choices", { label })}
          disabled={isDisabled}
        >
          {choices.map(({ word, amount }) => (
            <button
              key={word}
              type="button"
              className="stepper-choice"
              data-current={word === current}
              onClick={() => onChange(amount)}
            >
              {word}
              <span className="sr-only"> {exactNumber(Math.max(0, amount))}</span>
            </button>
          ))}
          {last !== undefined && (
            <button
              type="button"
              className="stepper-choice stepper-last"
              disabled={possibleLast === null}
              onClick={() => onChange(possibleLast)}
            >
              {tControls("amount.last")}{" "}
              <span className="figure" translate="no">
                {possibleLast === null ? "–" : shortNumber(possibleLast)}
              </span>
            </button>
          )}
        </fieldset>
      </div>
      {noteId !== undefined && <FieldNote id={noteId} error={problem} hint={null} />}
      {isDisabled && reason !== undefined && (
        <div id={props.reasonId}>
          <Refusal text={reason} />
        </div>
      )}
    </div>
  );
}
